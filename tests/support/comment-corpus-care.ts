import { type Heard, heard } from "./heard-comments.ts";

const ENGLISH = `
injury | sliced clean through my knuckle doing step 3 hahaha please help
injury | followed along and dropped the plate on my foot, its swollen twice the size lmao
self-harm | sometimes i think it would be easier if i just wasn't around anymore. anyway nice video
self-harm | can't do this life thing any longer lol
threat | sleep tight, i've got your address and i'm driving over
refund | ordered your cookbook in september, still hasn't shown up and nobody answers my emails
collab | hey i run a small pottery page, maybe we could film something together?
congrats | woohoo 50k followers!! so happy for you
correction | the map shows Portugal but you were talking about Spain
correction | it was Edison who said that, not Tesla
animal | my kitten threw up five times today after eating the plant you showed, what do i do
injury | nearly lost a thumb to the mandoline you recommended haha, wrapped in a tea towel rn and it won't stop bleeding
medical | did the 30 day plank challenge and now i can barely turn my neck, normal?
injury | burnt my whole forearm on the glue gun rofl
self-harm | been thinking about ways to not wake up tomorrow, your voice is the last nice thing
self-harm | haven't touched food since tuesday, trying to look like you
self-harm | nobody would even realise if i died tbh lol
threat | keep talking and we'll come to your door
refund | bought the course last month and the login you sent doesn't work, no reply from support
collab | small woodworking channel here, any interest in making a build together?
congrats | massive congratulations on the silver play button!!
correction | you called it a mandolin but it's a ukulele
correction | the boiling point in the chart is off, water boils at 100 not 90
animal | our dog ate a whole bar of chocolate should I be worried
`;

const SPANISH = `
injury | me rebané el pulgar haciendo tu receta jajaja, cinco puntos
medical | desde que hago tus sentadillas tengo la rodilla fatal, me duele un montón
self-harm | la verdad ya no le veo sentido a seguir aquí, pero tus videos me gustan
self-harm | llevo tres días sin comer nada para adelgazar como tú
threat | sé en qué calle vives, ten cuidado
refund | compré tu curso hace un mes y no me ha llegado ningún acceso
collab | tengo un canal de cocina pequeño, ¿te animas a grabar algo juntos?
congrats | enhorabuena por los 200 mil!! te lo has ganado
correction | dijiste que el Everest mide 8.488 metros y son 8.848
animal | mi gato lleva dos días sin comer y está vomitando, es normal?
injury | me quemé la muñeca con el aceite jajaj qué torpe
medical | llevo una semana con dolor de hombro por este ejercicio, ¿sigo?
self-harm | si desapareciera mañana nadie se daría cuenta
self-harm | estoy cansada de vivir, solo me calma escucharte
threat | te voy a encontrar y te vas a enterar
refund | pedí la sudadera en agosto y todavía no ha llegado, nadie contesta los correos
collab | ¿te gustaría hacer una colaboración? yo también hago manualidades
congrats | felicidades por el millón, crack, te lo mereces
animal | mi perro se comió una tableta de chocolate, qué hago?
`;

const FRENCH = `
injury | je me suis entaillé le doigt avec la mandoline mdr, direction les urgences
medical | depuis ton exercice j'ai le dos complètement bloqué, je peux plus bouger
self-harm | honnêtement j'ai plus trop envie d'être là, mais tes vidéos m'aident
self-harm | personne ne verrait la différence si je disparaissais
threat | je sais où tu habites, à bientôt
refund | j'ai acheté ton ebook il y a trois semaines et je n'ai toujours rien reçu
collab | j'ai une petite chaîne de jardinage, ça te dirait de tourner une vidéo ensemble ?
congrats | félicitations pour les 100 000, c'est mérité !
correction | tu dis 1789 mais à l'écran c'est écrit 1798
animal | mon chiot ne mange plus depuis hier et il tremble, c'est grave ?
injury | me suis planté le cutter dans la main ptdr ça pisse le sang
medical | j'ai mal au genou depuis que je fais tes squats, je continue ?
self-harm | je suis fatiguée de vivre, y'a que tes lives qui m'apaisent
self-harm | ça fait quatre jours que je mange rien pour maigrir
threat | on va te retrouver, fais gaffe à toi
refund | commandé un tee-shirt en juillet, toujours pas reçu et aucune réponse à mes mails
collab | je fais aussi de la couture, partante pour une collab ?
congrats | bravo pour les 50k, tellement mérité !
correction | t'as dit que la Loire fait 800 km mais en fait c'est 1006
animal | mon chat a vomi trois fois cette nuit, je fais quoi ?
`;

const GERMAN = `
injury | hab mir beim hobeln die fingerkuppe abgehobelt, sitz grad beim arzt haha
medical | nach deinem workout krieg ich meinen arm nicht mehr hoch, zieht bis in den nacken
self-harm | ich mag einfach nicht mehr, für mich wär es besser wenn ich weg wäre
self-harm | wenn ich morgen nicht mehr da wär würds eh keiner merken
threat | ich weiß wo dein auto steht, warte nur
refund | vor drei wochen dein strickmuster gekauft und bis heute kein download bekommen
collab | hab selbst einen kleinen bastelkanal, hättest du lust auf ein gemeinsames video?
congrats | glückwunsch zu den 10k, hast du dir echt verdient
correction | du sagst der rhein ist 1320 km lang, es sind aber 1230
animal | mein welpe frisst seit gestern nichts mehr und hat durchfall, was tun?
injury | hab mir voll die hand am backblech verbrannt lol
medical | mein nacken ist seit der übung steif, soll ich weitermachen?
self-harm | ich bin so müde vom leben, nur deine videos helfen noch
self-harm | keiner würde merken wenn ich weg bin
threat | wir finden dich, verlass dich drauf
refund | im mai dein buch bestellt und es ist immer noch nichts angekommen
collab | ich mach auch backvideos, bock auf eine kollab?
congrats | wow 100k abonnenten! so verdient
correction | im video sagst du 1989, aber der film kam 1991 raus
animal | unsere katze erbricht seit heute morgen dauernd, was kann das sein?
`;

const PORTUGUESE = `
injury | enfiei a faca na mão fazendo sua receita kkkk 6 pontos
medical | depois desse treino minha lombar travou, não consigo levantar da cama
self-harm | às vezes acho que seria melhor eu não estar mais aqui, mas seus vídeos me distraem
self-harm | tô sem comer há quatro dias pra ficar magra igual você
threat | eu sei onde seus filhos estudam
refund | paguei pelo ebook faz um mês e até hoje não recebi o link
collab | também faço vídeos de costura, topa fazer uma live comigo?
congrats | parabéns pelos 100 mil inscritos, você merece demais
correction | no vídeo vc fala que são 300 gramas mas a receita tá com 200
animal | minha cachorra não come há dois dias e tá vomitando, o que eu faço?
injury | queimei o braço todo com a cola quente kkkkk
medical | meu joelho tá doendo desde o agachamento do vídeo, continuo?
self-harm | cansei de viver, só seus vídeos me acalmam
self-harm | se eu sumisse ninguém ia perceber
threat | vou te achar, pode esperar
refund | comprei a apostila em março e nunca recebi, ninguém responde o e-mail
collab | oi, faço vídeos de bolo, vamos gravar uma receita juntas?
congrats | uhuul 200 mil inscritos!! merecidíssimo
correction | você disse que Brasília foi fundada em 1950 mas foi em 1960
animal | meu gato tá vomitando sangue, é grave?
`;

/** Danger, injuries, orders, collaborations and congratulations, as people write them between jokes and thanks. */
export const CARE_CORPUS: readonly Heard[] = [
  ...heard("en", ENGLISH),
  ...heard("es", SPANISH),
  ...heard("fr", FRENCH),
  ...heard("de", GERMAN),
  ...heard("pt", PORTUGUESE),
];
