import { type Heard, heard } from "./heard-comments.ts";

const ENGLISH = `
thanks | Thank you so much for this | 
thanks | thanks for the tip about chilling the dough first | chilling the dough
thanks | this helped me fix my washing machine, you saved me 200 bucks | your washing machine
thanks | You're a lifesaver, been stuck on this for days
thanks | God bless you, finally someone who explains it
praise | this slaps | 
praise | bro cooked 🔥
praise | your editing is getting insane | editing
praise | love the way you explain things | the way I explain things
praise | The lighting in this one is so good | the lighting
praise | Underrated channel, you deserve way more subs
praise | absolute banger
praise | best carbonara recipe I've ever tried | carbonara
praise | nobody makes history as fun as you do
praise | can't wait for the next one
praise | your voice is so calming | my voice
praise | chef's kiss
praise | This is fire
gear | What camera do you use? | camera
gear | which mic is that | mic
gear | what software do you edit with? | software
price | how much did the whole build cost you?
price | Price?
link | where can I buy that jacket? | jacket
link | link to the knife please | knife
place | where was this filmed??
place | Where is that beach? | beach
schedule | when is part 2 coming out | part 2
schedule | next video when?
song | what's the song at 2:15
song | name of the track in the intro?
personal | how old are you?
personal | are you single? asking for a friend
personal | where do you live exactly
how-to | how do you keep your basil alive through winter? | basil alive through winter
how-to | How do I get rid of the squeak in my floor | squeak
question | can I use honey instead of sugar? | honey instead of sugar
question | does this work on Android too?
question | Why did you switch to oil paint?
question | is it normal that it smells like vinegar on day three?
question | should i start with a hardtail or a full suspension
correction | the second screw is M4, not M5 | M4
correction | Actually it's Ljubljana, not Bratislava | Ljubljana
correction | at 4:10 you say 1945 but it was 1954 | 1954
correction | small correction, that's a robin not a wren | robin
correction | it's pronounced "nyoki"
correction | You misspelled "separate" in the title
critique | the background music is way too loud | the background music
critique | could have been 3 minutes instead of 15
critique | Can't hear you over the wind
critique | you talk too fast, had to slow it down to 0.75
critique | clickbait title, the thing from the thumbnail never shows up | title
critique | great video but the intro is too long | the intro
critique | too many ads | 
critique | please stop with the jump cuts, I'm getting dizzy
critique | kinda boring ngl
critique | the captions cover half of what you're showing | the captions
critique | worst video you've made so far
failure | my glue never sets, it stays rubbery | glue
failure | tried this twice and my sourdough came out flat both times | sourdough
failure | I followed every step and it still won't boot
failure | my basil died after a week, what am I doing wrong? | basil
failure | Doesn't work for me, I get an error at the third step
failure | mine turned out way too salty :(
failure | my cake sank in the middle | cake
request | Can you please make a video about budget lenses? | budget lenses
request | do one on vegan ramen next | vegan ramen
request | part 2 please
request | would love to see a tour of your workshop | my workshop
request | day 12 of asking for a jazz tutorial | jazz tutorial
request | You should try the new Fuji | Fuji
grief | my dad passed away last month and we used to watch you together | your dad
grief | Lost my grandma yesterday. This helped a little. | your grandma
grief | we had to put our dog down this morning | dog
grief | I miss my mom so much, she would have loved this | your mom
hardship | I lost my job last week, this calmed me down | your job
hardship | going through a divorce right now and your videos keep me sane
hardship | can't afford a gym so these workouts mean everything
hardship | I've been so lonely since I moved
hardship | rough year, we got evicted in march
injury | cut my finger doing this | your finger
injury | burned my hand on the pan following this recipe | your hand
injury | I tried this and threw my back out | your back
injury | ended up with 6 stitches lol
medical | Should I stop taking my meds?
medical | my knees hurt every time I do this, is that normal?
illness | watching this from the hospital, day 3 of chemo
illness | I was diagnosed with MS last week and this is my comfort channel
illness | my anxiety has been really bad lately, this helps
self-harm | I don't want to be here anymore
abuse | my husband hits me when dinner is late
threat | I know where you live
milestone | just finished my first marathon thanks to you! | your first marathon
milestone | passed my driving test today, your tips worked | your driving test
milestone | Sold my first candle today!! | your first candle
milestone | 6 months sober today | 6 months sober
milestone | got the job!! | the job
milestone | finally baked a loaf that didn't collapse
joke | great, now my cat hates me | your cat
joke | my wallet is crying right now | your wallet
joke | I'm dead 💀💀
joke | instructions unclear, I am now married to a goat
joke | me watching this at 3am with zero intention of ever cooking
joke | lmao the dog in the background
sarcasm | wow, groundbreaking
sarcasm | thanks captain obvious
sarcasm | oh great, another video about productivity. just what we needed
sarcasm | amazing how you managed to say nothing in 12 minutes
first | First!
first | early squad where you at
first | who's watching in 2026
emoji | 🔥🔥🔥
emoji | 😂
emoji | ❤️
timestamp | 12:34 | 12:34
timestamp | 3:47 the look on his face | 3:47
disagreement | I disagree, cast iron beats steel any day
disagreement | nah that's not how it works in the real world
disagreement | unpopular opinion: the first season was better
memory | this reminds me of my grandfather's workshop | your grandfather's workshop
memory | we had exactly this toaster when I was a kid
memory | My nan used to make these every Sunday | your nan
greeting | greetings from Chile! | Chile
greeting | Hello from a rainy Manchester | Manchester
returning | been here since 2019 and you never disappoint | since 2019
returning | watching this for the fifth time
returning | I come back to this every exam season
subscribed | just subscribed
subscribed | new sub here, binging everything
agreement | so true
agreement | this is literally me every monday
tip | pro tip: freeze the butter first, it grates way easier | freeze the butter
tip | I do this with oat milk and it works just as well | oat milk
spam | Check out my channel for free robux
spam | I made $5,000 a week trading with Mrs Jane, message her on telegram
sales | Hi, we are a skincare brand and would love to collaborate with you, please check your email
sales | We can edit your videos for $20 each, interested?
insult | you're such an idiot
insult | nobody likes you
harassment | show us your tits
hate | go back to your country
accusation | you stole this from another channel
accusation | this is so fake, totally staged
accusation | is this a paid ad? you never said it's sponsored
minor | I'm 11 and I want to be a youtuber like you
legal | You used my photo without my permission
refund | I want my money back
press | I'm a journalist at the Guardian, could I ask you a few questions?
other | hmm
other | okay then
`;

const SPANISH = `
thanks | gracias crack
thanks | Muchas gracias por el consejo de la levadura | levadura
thanks | me ayudó a arreglar mi lavadora, mil gracias | tu lavadora
praise | qué bien explicas
praise | brutal
praise | me encanta tu forma de cocinar | mi forma de cocinar
praise | la edición está increíble | la edición
praise | eres un crack, tío
praise | joyita de canal
gear | qué cámara usas? | qué cámara
price | ¿cuánto cuesta?
link | dónde puedo comprar esa mesa | mesa
place | dónde es eso??
schedule | para cuándo la segunda parte
song | cómo se llama la canción del final
personal | ¿cuántos años tienes?
how-to | ¿Cómo puedo limpiar una sartén oxidada? | limpiar una sartén oxidada
question | puedo usar miel en vez de azúcar? | miel en vez de azúcar
correction | es Zaragoza, no Valencia | Zaragoza
correction | En realidad son 250 gramos, no 500 | 250 gramos
critique | la música está demasiado alta | música
critique | muy largo, te enrollas mucho
critique | no se te escucha nada
failure | mi masa no sube nunca | tu masa
failure | lo intenté y no me funciona
request | haz un vídeo sobre motos clásicas | motos clásicas
request | segunda parte por favor
grief | mi papá falleció hace un mes y veíamos tus videos juntos | tu papá
grief | Perdí a mi abuela ayer | tu abuela
hardship | me quedé sin trabajo y tus videos me ayudan mucho | trabajo
injury | me corté el dedo haciendo esto | dedo
illness | viéndote desde el hospital, mañana me operan
milestone | hoy aprobé mi examen gracias a ti | tu examen
milestone | por fin corrí mi primera maratón | tu primera maratón
joke | jajaja me muero
joke | genial, ahora mi gato me odia | tu gato
sarcasm | gracias capitán obvio
sarcasm | guau, qué novedad
first | primero!
timestamp | 5:20 me mató de risa | 5:20
disagreement | no estoy de acuerdo, el gas es mejor
memory | me recuerda a la cocina de mi abuela | tu abuela
greeting | saludos desde Chile | Chile
returning | te sigo desde 2018 | 2018
subscribed | nuevo suscriptor
tip | yo le pongo un poco de limón y queda mejor
spam | visita mi canal, sorteo de iphones
insult | eres un imbécil
hate | vuelve a tu país
harassment | mándame nudes
accusation | esto es robado de otro canal
minor | tengo 10 años y quiero ser como tú
self-harm | no quiero vivir más
sales | Hola, somos una marca de ropa y nos gustaría colaborar contigo
agreement | totalmente cierto
`;

const FRENCH = `
thanks | merci beaucoup
thanks | Merci pour l'astuce du bicarbonate | l'astuce du bicarbonate
thanks | ça m'a aidé à réparer ma machine à laver | réparer ta machine à laver
praise | c'est du lourd
praise | t'es trop fort
praise | le montage est dingue | le montage
praise | j'adore ta façon d'expliquer | ma façon d'expliquer
praise | une pépite cette chaîne
praise | trop bien
gear | c'est quoi comme micro ? | micro
gear | Quelle caméra tu utilises ? | quelle caméra
price | c'est combien ?
link | où est-ce que je peux acheter cette lampe ? | lampe
place | c'est où ?
schedule | c'est pour quand la suite ?
song | c'est quoi la musique à la fin ?
personal | t'as quel âge ?
how-to | comment faire pour nettoyer une poêle en fonte ? | nettoyer une poêle en fonte
question | on peut mettre du miel à la place du sucre ? | du miel à la place du sucre
correction | c'est 1954, pas 1945 | 1954
correction | petite erreur, c'est un merle et non un corbeau | un merle
critique | la musique est trop forte | musique
critique | beaucoup trop long
critique | on entend rien
failure | ma pâte ne lève pas | ta pâte
failure | j'ai essayé et ça marche pas chez moi
request | tu pourrais faire une vidéo sur les objectifs ? | sur les objectifs
request | la partie 2 svp
grief | mon père est mort la semaine dernière | ton père
grief | j'ai perdu ma grand-mère hier, ça m'a fait du bien | ta grand-mère
hardship | j'ai perdu mon travail, ta vidéo m'a fait du bien
injury | je me suis coupé le doigt en faisant ça | doigt
illness | je te regarde depuis mon lit d'hôpital
milestone | j'ai eu mon permis grâce à toi | ton permis
milestone | je viens de finir mon premier marathon | ton premier marathon
joke | mdr
joke | super, maintenant mon chat me déteste | ton chat
joke | ptdr je suis mort
sarcasm | merci captain obvious
sarcasm | waouh, quelle découverte
first | preums
timestamp | 4:32 j'étais pas prêt | 4:32
disagreement | pas d'accord du tout
memory | ça me rappelle la cuisine de ma grand-mère | ta grand-mère
greeting | Salut de Belgique | de Belgique
returning | je te suis depuis 2017 | 2017
subscribed | je m'abonne direct
spam | viens sur ma chaîne
insult | t'es vraiment débile
hate | rentre dans ton pays
accusation | tu as volé cette vidéo
minor | j'ai 12 ans et j'adore tes vidéos
self-harm | j'ai envie de mourir
agreement | tellement vrai
sales | Bonjour, notre marque aimerait collaborer avec vous
`;

const GERMAN = `
thanks | danke dir
thanks | Danke für den Tipp mit der Hefe | den Tipp mit der Hefe
thanks | hat mir geholfen, meine Waschmaschine zu reparieren | deine Waschmaschine zu reparieren
praise | geil
praise | mega
praise | Dein Schnitt ist der Hammer | mein Schnitt
praise | Ich liebe deine Art zu erklären | meine Art zu erklären
praise | bester Mann
praise | krass gut gemacht
gear | Welche Kamera benutzt du? | welche Kamera
gear | welchen Kleber nimmst du da | welcher Kleber
price | was kostet das?
link | Wo kann ich die Lampe kaufen? | Lampe
place | wo ist das?
schedule | wann kommt teil 2
song | wie heißt das lied am ende
personal | wie alt bist du?
how-to | Wie kann ich eine Gusspfanne reinigen? | eine Gusspfanne reinigen
question | kann ich Honig statt Zucker nehmen? | Honig statt Zucker
correction | das war 1954, nicht 1945 | 1954
correction | Kleiner Fehler: es sind 250 Gramm und nicht 500 | 250 Gramm
critique | die Musik ist viel zu laut | Musik
critique | viel zu lang, komm zum Punkt
critique | man versteht dich kaum
failure | Mein Teig geht einfach nicht auf | deinem Teig
failure | bei mir klappt das nicht
request | mach mal ein Video über Objektive | über Objektive
request | Teil 2 bitte
grief | mein Vater ist letzte Woche gestorben | deinen Vater
grief | Hab gestern meine Oma verloren | deine Oma
hardship | hab letzte Woche meinen Job verloren, das Video tat gut | deinen Job
injury | hab mir dabei in den Finger geschnitten | Finger
illness | schaue das gerade im Krankenhaus
milestone | hab meine Prüfung bestanden dank dir! | deiner Prüfung
milestone | bin heute meinen ersten Marathon gelaufen | deinem ersten Marathon
joke | haha ich kann nicht mehr
joke | toll, jetzt hasst mich meine Katze | deiner Katze
sarcasm | na toll, noch ein Video über Produktivität
sarcasm | wow, wie innovativ
first | erster!
timestamp | 7:15 hab ich so gelacht | 7:15
disagreement | sehe ich anders
memory | erinnert mich an meine Oma | deine Oma
greeting | Grüße aus Hamburg | Hamburg
returning | bin seit 2016 dabei | 2016
subscribed | abo ist raus
spam | schaut mal auf meinem Kanal vorbei
insult | du bist so dumm
hate | geh zurück in dein land
accusation | das ist doch geklaut
minor | ich bin 12 und liebe deine videos
self-harm | ich will nicht mehr leben
agreement | genau so ist es
sales | Hallo, wir sind eine Agentur und würden gerne mit dir zusammenarbeiten
`;

const PORTUGUESE = `
thanks | valeu mano
thanks | Obrigado pela dica do fermento | a dica do fermento
thanks | me ajudou a consertar minha máquina de lavar | consertar sua máquina de lavar
praise | top demais
praise | você é fera
praise | a edição ficou incrível | a edição
praise | amo seu jeito de explicar | meu jeito de explicar
praise | que vídeo maravilhoso
praise | brabo
gear | qual câmera você usa? | qual câmera
price | quanto custou?
link | onde eu compro essa luminária? | luminária
place | onde fica isso?
schedule | quando sai a parte 2
song | qual o nome da música do final
personal | quantos anos você tem?
how-to | como faço para limpar panela de ferro? | limpar panela de ferro
question | posso usar mel no lugar do açúcar? | mel no lugar do açúcar
correction | é 1954, não 1945 | 1954
correction | na verdade são 250 gramas, não 500 | 250 gramas
critique | a música está muito alta | música
critique | longo demais
critique | não dá pra ouvir nada
failure | minha massa não cresce nunca | sua massa
failure | tentei e não deu certo
request | faz um vídeo sobre lentes | sobre lentes
request | faz a parte 2 por favor
grief | meu pai faleceu semana passada | seu pai
grief | perdi minha avó ontem | sua avó
hardship | perdi meu emprego e seus vídeos me ajudam muito | seu emprego
injury | cortei o dedo fazendo isso | dedo
illness | te assistindo do hospital
milestone | passei na prova graças a você | prova
milestone | terminei minha primeira maratona | sua primeira maratona
joke | kkkkkkk
joke | ótimo, agora meu gato me odeia | seu gato
sarcasm | nossa, que novidade
sarcasm | obrigado capitão óbvio
first | primeiro
timestamp | 6:10 chorei de rir | 6:10
disagreement | discordo totalmente
memory | me lembra a cozinha da minha avó | sua avó
greeting | Um abraço do Brasil | do Brasil
returning | te acompanho desde 2015 | 2015
subscribed | me inscrevi agora
spam | passa no meu canal
insult | você é um idiota
hate | volta pro seu país
accusation | isso é roubado de outro canal
minor | tenho 11 anos e amo seus vídeos
self-harm | não quero mais viver
agreement | verdade pura
sales | Olá, somos uma marca e gostaríamos de fazer uma parceria
`;

const ELSEWHERE = `
thanks | Grazie mille, il video che non sapevo di volere
other | 素晴らしい動画です
thanks | Спасибо за видео
`;

/** Comments that the rules were written for. */
export const CORPUS: readonly Heard[] = [
  ...heard("en", ENGLISH),
  ...heard("es", SPANISH),
  ...heard("fr", FRENCH),
  ...heard("de", GERMAN),
  ...heard("pt", PORTUGUESE),
  ...heard("other", ELSEWHERE),
];
