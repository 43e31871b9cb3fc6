import { type Heard, heard } from "./heard-comments.ts";

const ENGLISH = `
first | early gang 🙋
first | 6 minutes ago, wow I'm never this early
timestamp | 2:13 killed me | 2:13
timestamp | the face at 5:48 😭😭 | 5:48
timestamp | 14:02 is the part everyone came for
question | Love the vibe! quick q, is that a paid app or free?
question | great vid as always, but where did the old intro go
disagreement | Not sure I agree that film is dead, plenty of us still shoot it
request | do glass terrariums next!!
request | can we get an updated version for 2026?
first | who's still watching in 2026 😂 | 2026
quote | "we were on a break" 😂
quote | "it's not a phase mom" lives in my head rent free
tagged | @jenny_k this is literally you
tagged | @tom.brewer we need to try this saturday
backhanded | for someone with no training you're surprisingly good
backhanded | I expected garbage but this was actually decent
sarcasm | wow so original, never seen a morning routine before
sarcasm | oh great, another tier list. just what the world needed
correction | The Treaty was signed in 1848, not 1845, and the general's name was Scott, not Stock | 1848
correction | It's pronounced "keen-wah" btw, you kept saying kwin-oh-a | keen-wah
correction | Actually caffeine doesn't dehydrate you, multiple studies have disproved that
accusation | this is sponsored and you're not saying it. kinda gross
accusation | you literally stole this from Lena Park's video last month
accusation | no way that before/after is real, fake as hell
milestone | So I started woodworking after my divorce at 52. Never held a chisel in my life. Last week I finished a rocking chair for my granddaughter and she fell asleep in it. Just wanted to share that here | finishing your rocking chair
memory | My nan taught me this exact stitch when I was seven and she'd rap my knuckles when I dropped one. I hadn't thought of her kitchen in years
critique | mid
emoji | 🤨
emoji | 💀💀💀
emoji | 😍🔥
joke | bro really said "trust me" and then burned the pan
critique | who asked
first | first comment and first like, do I get a prize
milestone | passed my driving test today thanks to your parallel parking video!!
minor | im in 5th grade and this helped me with my science fair
first | never been this early, hi from my lunch break
first | notification gang where you at
timestamp | 0:58 had me crying on the bus | 0:58
timestamp | the transition at 6:30 is so smooth
question | whats that thing at 9:15 called
question | Great explanation! Does this work on concrete too?
question | love your stuff but why is the volume so low lately | why the volume is so low
disagreement | ehh I kinda disagree, cast iron is fine with a bit of soap
disagreement | I get where you're coming from but renting isn't throwing money away
request | please do a video about sharpening knives | sharpening knives
request | next video: how you organize your garage?
first | anyone else rewatching this in 2026? | 2026
praise | 2026 and this still slaps
quote | "and that's when I knew I'd messed up" 💀
quote | 🎵 take me home country roads 🎵
tagged | @maya.k us every sunday
tagged | @dan you owe me one of these
backhanded | honestly not bad for a phone camera
backhanded | this is way better than your last few videos
sarcasm | wow groundbreaking stuff, water boils when you heat it
sarcasm | so brave of you to review a free product
correction | Two things: the capital of Australia is Canberra, not Sydney, and it's spelled Murray, not Murrey | Canberra
correction | its pronounced wooster-sheer lol | wooster-sheer
disagreement | That's a myth, microwaving doesn't destroy nutrients
accusation | how much did they pay you to say that
accusation | this is just Kara's video with a different thumbnail
accusation | obviously staged, look at the cut at 2:10
milestone | I quit my job in March to bake full time and everyone told me I was crazy. Your sourdough series was the first thing I watched. Yesterday I sold my first forty loaves at the market and sold out by 10am | selling your first forty loaves
emoji | 😭😭😭
joke | he did NOT just put the phone in the blender 😭
grief | lost my dog last week and this made me smile for the first time
first | here before 1k views
first | ok who else got here from the discord
timestamp | 4:44 got me so good lmaooo | 4:44
timestamp | that drone shot at 1:12 🤯
correction | at 3:05 you say left but your hand goes right
price | awesome build! roughly how much did the timber cost you?
question | super helpful, one thing tho, do you peel the ginger first or after | whether I peel the ginger
critique | this was great but I wish you'd shown the wiring part
disagreement | hmm respectfully I don't think cold showers do anything for immunity
disagreement | I mean... Paris is nice but calling it the best food city is a stretch
request | would love a follow up once the paint has cured
first | watching this in 2026 with my coffee | 2026
quote | "trust the process" he says while everything is on fire
quote | 🎶 and I will always love you 🎶
tagged | @priya remember when we did this in school
tagged | @everyone_in_my_group_chat
backhanded | didn't think someone your age could edit like this
sarcasm | ah yes, the classic "just buy a lathe" budget project
sarcasm | love how he says affordable and then pulls out a 900 dollar mixer
correction | It's a Phillips head not a flathead, and you need 6mm not 8mm
correction | Small thing, the movie came out in 1994 rather than 1996
correction | it's "espresso" there's no x
correction | You can't compost citrus, it kills the worms
accusation | seems like an ad to me
accusation | that thumbnail is photoshopped lol come on
accusation | you copied Dani's intro frame by frame
grief | I'm 71 and my late husband always did the garden. I never touched a spade. This spring I followed your raised bed video step by step and last night I ate my own beans. I cried a little
memory | When I was a kid we had one of these in the kitchen and my brother got his tie stuck in it
emoji | 👎
emoji | 🥹
question | does anyone actually do this irl
subscribed | so glad I found this channel, subbed
milestone | I failed my exam twice and your video finally made it click, passed with 91!
first | so early the video is still 360p
greeting | hello from Manila, love from the whole family
timestamp | 7:32 jump scare of the year
song | what's the song at 11:20?
timestamp | 12:40 you can see the crew in the mirror haha
question | tysm!! could this work with a gas oven or only electric
critique | really enjoyed it, maybe a tad long though
disagreement | I see it a little differently, walking 10k steps isn't magic
correction | not to be that person but whales aren't fish
request | can you test the cheap ones from Aldi next time?
request | still waiting for the bathroom tour 👀
first | people in 2026 raise your hands | 2026
quote | "I'm not crying you're crying" me the entire time
tagged | @sam_w told you it was real
tagged | @lena @mia weekend plans??
backhanded | not gonna lie I only clicked to make fun of it but I stayed
backhanded | your editing improved a lot, it used to be painful
sarcasm | amazing, 20 minutes to tell us to drink water
sarcasm | thanks captain obvious
correction | The bridge opened in 1937 and it's in San Francisco, not Oakland
correction | you're saying "nucular", it's "nuclear"
correction | humans have way more than five senses just so you know
accusation | did the company pay for this trip?
accusation | this recipe is straight from Mary's book, at least mention her
accusation | those abs are filters, nobody looks like that
memory | back in the 80s my dad ran a repair shop and taught me to solder on a broken radio just like this one
emoji | 💔
joke | hahahahaha
joke | my cat has watched this four times
praise | he's so real for that
link | where can I buy that lamp behind you
question | Do you reply to everyone or just the first ones
minor | I'm 12 and I want to be a youtuber like you
milestone | finally hit 10k subs because of your thumbnail advice!!
praise | nobody does it like you
first | 1 minute gang lets goooo
timestamp | 15:20 that laugh omg
question | wait what happened at 8:08
gear | which glue did you end up using? the link is dead
question | loved every second, quick one: is the sauce spicy?
disagreement | hard disagree, polyester is terrible for summer
disagreement | eh, the first season was stronger imo
request | Would you ever do a haul from a thrift store?
request | need a tutorial on that braid asap
first | here in 2026 because my teacher assigned it | 2026
quote | "that's what she said" lmao
tagged | @luca_r next trip?
backhanded | better than I thought it would be
sarcasm | slow clap for discovering salt
correction | um the actress is Florence Pugh not Emma Stone
correction | It's not a spider, it's a harvestman, and they don't have venom
accusation | you never disclosed the free samples
milestone | took me three weekends but my first quilt is done and it's all thanks to you
joke | 😂😂 the ending
joke | sponsored by big broccoli 😂
critique | this would never work in real life
`;

const SPANISH = `
first | ¡¡primera!! siempre pendiente de la campanita
timestamp | minuto 3:45 me mató jajaja | 3:45
question | muy buen video, pero ¿cuánto tiempo lo dejas reposar?
disagreement | no estoy tan de acuerdo, el aceite de oliva sí se puede usar para freír
request | haz uno de tortilla de patatas porfa
first | ¿quién lo ve en 2026? | 2026
correction | se dice "croquetas", no "cocretas", y el bacalao no es de río
accusation | esto es publicidad encubierta, díganlo
sarcasm | qué original, otro video de rutinas de mañana...
memory | mi abuela hacía el mismo potaje todos los viernes y al verte amasar casi lloro
first | llegué tan temprano que ni comentarios hay
timestamp | lloré de risa en el 5:10
question | buenísimo, ¿y eso se puede congelar?
disagreement | no lo veo así, el gimnasio no es obligatorio para adelgazar
backhanded | para ser principiante no lo haces tan mal
correction | el río más largo es el Nilo, no el Amazonas, y está en África, no en Asia | Nilo
first | segunda 😎
timestamp | el 1:20 es oro puro jajajaj | 1:20
gear | me gustó, pero ¿por qué no usas mantequilla?
disagreement | no sé, a mí me parece que el de Xiaomi rinde más
sarcasm | vaya, qué sorpresa, otro vídeo patrocinado
correction | se escribe "haya", no "halla", y no es en 2010, es en 2012
timestamp | el perro en el 3:02 jajaj
question | excelente, ¿cuántos gramos de levadura son?
disagreement | opino distinto, para mí el ajo va al final
request | ¿me puedes enseñar a hacer la base?
backhanded | no está mal para ser tu primer video
sarcasm | gracias por nada
greeting | hola desde Perú, gran trabajo
timestamp | me reí muchísimo en el 4:04
link | ¿dónde compraste la mesa?
correction | no es "haiga", es "haya"
accusation | el truco del limón es de Doña Lupe, dale crédito
`;

const FRENCH = `
timestamp | à 4:20 j'ai éclaté de rire | 4:20
gear | super vidéo mais le son est bien trop bas, tu utilises quel micro ?
disagreement | bof, je trouve que tu exagères un peu sur le prix
request | tu peux faire une vidéo sur les pneus neige ? | pneus neige
accusation | c'est une collab payée non ? ça se voit
correction | on dit "un pétale" pas "une pétale" | un pétale
sarcasm | waouh, révolutionnaire, faire bouillir de l'eau
tagged | @lucas_73 c'est toi tout craché mdr
first | trop tôt pour une fois 😅
question | bonne vidéo, par contre c'est quel logiciel ? | quel logiciel c'est
request | fais un comparatif des aspirateurs stp
backhanded | je m'attendais à un truc nul mais finalement c'est pas mal
accusation | c'est volé à un créateur américain, la honte
tagged | @marie_p faut qu'on teste ça
first | qui regarde encore ça en 2026 ? | 2026
timestamp | à 8:45 le chien mdrrr | 8:45
question | très clair merci ! ça marche aussi sur du carrelage ?
disagreement | je suis moyennement convaincu par l'argument du prix
sarcasm | encore une vidéo "ma routine" super on en avait besoin
timestamp | trop fort le passage à 2:22
question | merci pour la recette, on peut la congeler ?
correction | c'est pas "malgré que", c'est "bien que"
tagged | @kevin regarde c'est notre prof
first | 1ère 🥇
question | tu coupes à quelle température ?
critique | sympa mais l'intro est interminable
accusation | tu n'as pas honte de recopier le travail des autres ?
memory | mon grand-père avait exactement le même tour à bois
`;

const GERMAN = `
timestamp | bei 7:10 musste ich so lachen | 7:10
question | Tolles Video, nur eine Frage: wie lange hält das im Kühlschrank?
disagreement | Seh ich anders, Winterreifen braucht man in der Stadt nicht
request | Mach doch mal was über Kompost | Kompost
correction | Das heißt "Kartoffelstampfer" und nicht "Kartoffelquetsche", und es sind 180 Grad, nicht 160 | 180 Grad
sarcasm | Na super, noch ein Unboxing, genau das hat gefehlt
accusation | Das ist doch geklaut vom Kanal Holzwurm
first | Wer schaut das 2026 noch? | 2026
first | so früh war ich noch nie
timestamp | bei 3:33 hab ich mich weggeschmissen | 3:33
question | schönes Video, aber welches Holz ist das?
backhanded | für einen Anfänger gar nicht übel
correction | das stimmt so nicht, Katzen sehen auch nachts Farben
timestamp | 6:06 ich kann nicht mehr 😂 | 6:06
question | Cooles Projekt! Kann man das auch aus Fichte bauen? | Fichte
request | mach mal ein Video über Balkonkraftwerke
accusation | Das ist doch bezahlt, gib es zu
disagreement | na ja, so ganz überzeugt mich das nicht
timestamp | 4:50 hat mich zerstört
request | kannst du mal was zu Wärmepumpen machen?
accusation | wie viel hast du dafür kassiert?
accusation | für mich ist das eher Abzocke als ein Tipp
greeting | Moin aus Kiel, stark gemacht
gear | Welche Körnung hast du am Ende genommen?
critique | das Intro könnte kürzer sein, sonst top
`;

const PORTUGUESE = `
first | cheguei cedo hoje
timestamp | 2:30 eu morri kkkkkk | 2:30
gear | ótimo vídeo, mas qual tinta você usou?
disagreement | não concordo muito, acho que café coado é melhor
request | faz um vídeo sobre bolo de cenoura | bolo de cenoura
first | quem tá vendo em 2026? | 2026
accusation | isso é publi e você não avisou
question | dá pra fazer sem forno?
correction | o certo é "mortadela", não "mortandela"
gear | qual cola você usou nessa parte?
first | cheguei antes dos bots
backhanded | achei que ia ser chato mas até que curti
correction | a capital é Canberra e não Sydney | Canberra
timestamp | mano o 0:47 acabou comigo kkk | 0:47
question | gostei! funciona em parede de gesso? | gesso
accusation | plágio do canal do Léo na cara dura
memory | minha avó fazia esse bolo todo domingo, que saudade
timestamp | meu deus o 5:55 kkkkk
question | vocês sabem se tem versão sem lactose?
accusation | o mesmo vídeo do canal gringo, só traduziu
critique | parabéns pelo trabalho, só achei a música alta
place | onde fica esse lugar?
correction | acho que você errou, são 3 xícaras e não 2
`;

/** What is said beside a video: moments, lines, friends, others, doubts, stings, two things at once. */
export const ASIDE_CORPUS: readonly Heard[] = [
  ...heard("en", ENGLISH),
  ...heard("es", SPANISH),
  ...heard("fr", FRENCH),
  ...heard("de", GERMAN),
  ...heard("pt", PORTUGUESE),
];
