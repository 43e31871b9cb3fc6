import type { Language } from "#shared/rules/language.ts";
import type { Harm } from "./refusals.ts";

/** What the free answers say in their own voice. */
export interface Wording {
  /** Below what comes from the playbook. */
  readonly note: string;
  /** Below what comes from a subject's card. */
  readonly subjectNote: string;
  readonly also: string;
  readonly didYouMean: string;
  readonly nothing: string;
  readonly covers: string;
  readonly offTopic: string;
  readonly harm: Readonly<Record<Harm, string>>;
  readonly hello: string;
  readonly thanks: string;
  readonly who: string;
  readonly abilities: string;
  readonly noMemory: string;
  readonly cantRestyle: string;
  readonly needsTopic: string;
  readonly professional: string;
  /** How to make a video of it; the picture is a noun phrase. */
  readonly film: (picture: string) => string;
  readonly labels: Readonly<Record<"hook" | "cta" | "sign" | "because" | "instead" | "decides", string>>;
  readonly days: readonly [string, string, string];
  readonly week: string;
}

export const WORDING: Record<Language, Wording> = {
  en: {
    note: "*From Crescendo's growth playbook. No AI model wrote this, so it isn't made for your case.*",
    subjectNote: "*From what Crescendo knows about {name}. No AI model wrote this.*",
    also: "**Also in the playbook:**",
    didYouMean: "I'm not sure which of these you mean. Did you mean:",
    nothing:
      "I have nothing reliable on this, so I won't guess. I am no AI model; I answer from Crescendo's growth playbook.",
    covers:
      "It covers views and the algorithm, titles, thumbnails, hooks, scripts, filming and sound, editing, hashtags, posting times, comments, sponsors, money, platform rules and the creator's own wellbeing on YouTube, TikTok and Instagram. I can also write for you: try “5 ideas about {topic}”, “a script about {topic} for TikTok” or “hashtags for {topic}”.",
    offTopic:
      "That's outside what I do. I help with making and growing videos on YouTube, TikTok and Instagram: ask me about titles, views, filming or money, or say “5 ideas about …” and I'll write them.",
    harm: {
      fake: "I won't help with fake views, followers or engagement: platforms filter and remove them, they can cost you the account, and nobody real watches. What works instead: sharpen the first seconds and the title of your next video, and bring it to people who already care. Ask me “how do I get my first followers?” for the steps.",
      theft:
        "I won't help with taking other people's videos: it's their work, and copyright strikes can end your channel. What works instead: make your own version with your own footage and examples, ask for permission in writing, or use a platform's own remix tools. Ask me “how do I learn from other channels without copying them?”",
      person:
        "I won't help find or publish where somebody lives, who they are or other private details, film somebody in secret, or go after an account. If somebody harms you, keep screenshots, use the platform's report form, and go to the police where it is a threat. Ask me “how do I protect my privacy as a creator?”",
      ban: "I won't help get around a ban: a second account for that breaks the rules and usually falls with the first. What works instead: appeal once, in the app, factually and with the post in question. Ask me “my account was suspended, how do I get it back?”",
      spam: "I won't help with spam bots: platforms limit and remove accounts that post the same thing automatically, and viewers report it. What works instead: a few real comments a day on videos of your subject, and one good answer under your own. Ask me “where can I promote my videos for free?”",
      cruel:
        "I won't help hurt, humiliate or frighten anybody, also not as a prank: it can do lasting harm, it breaks every platform's rules, and it can be a crime. What works instead: a joke that you are the butt of, or a surprise that its person is glad to see in the video. Ask me “how do I deal with negative or hateful comments?” if somebody is going for you.",
    },
    hello:
      "Hello! Ask me anything about making and growing videos, for example “why did my views drop?”, or let me write: “5 ideas about candles”.",
    thanks: "You're welcome. Good luck with the next video!",
    who: "I'm Crescendo's assistant. What answers here is no AI model and no chatbot: I answer from a checked playbook for creators and write from cards on hundreds of subjects.",
    abilities:
      "I answer questions about growing on YouTube, TikTok and Instagram, with sources, and I write:\n\n- “5 ideas about candles”\n- “a script about sourdough for TikTok”\n- “hashtags for a yoga video”\n- “a caption for …”, “titles for …”\n- “plan my week: dog training”\n- “reply to this comment: …”",
    noMemory:
      "For that I need the last answer, and none came along. Turn AI memory on, or paste the text with your wish, for example “a script about sourdough of 30 seconds”.",
    cantRestyle:
      "I can't rewrite that in another style without an AI model. I can make it shorter, give it in another of the five languages, or write a script, a caption or ideas anew: tell me the topic.",
    needsTopic: "About what? Add the subject, for example “plan my week: sourdough baking”.",
    professional: "Leave advice to a professional here, in the video too: {care}.",
    film: (picture) => `**Make a video of it:** answer it in one sentence first, and show ${picture}.`,
    labels: {
      hook: "Hook",
      cta: "Ask",
      sign: "How you see it",
      because: "Why",
      instead: "Do this",
      decides: "What decides",
    },
    days: ["Tuesday", "Thursday", "Saturday"],
    week: "Three videos are a week one person can keep. Film two on one day, and answer comments on the days between.",
  },
  es: {
    note: "*Del manual de crecimiento de Crescendo, sin modelo de IA: no está escrito para tu caso.*",
    subjectNote: "*De lo que Crescendo sabe sobre {name}, sin modelo de IA.*",
    also: "**También en el manual:**",
    didYouMean: "No sé bien cuál de estas buscas. ¿Querías decir…?",
    nothing:
      "No tengo nada fiable sobre esto y no voy a inventarlo. No soy un modelo de IA; respondo con el manual de crecimiento de Crescendo.",
    covers:
      "Trata de visitas y algoritmo, títulos, miniaturas, ganchos, guiones, grabación y sonido, edición, hashtags, horarios, comentarios, patrocinios, dinero, normas de las plataformas y el bienestar de quien crea, en YouTube, TikTok e Instagram. También escribo: prueba «5 ideas sobre {topic}», «un guion sobre {topic} para TikTok» o «hashtags para {topic}».",
    offTopic:
      "Eso queda fuera de lo que hago. Ayudo a hacer y hacer crecer vídeos en YouTube, TikTok e Instagram: pregúntame por títulos, visitas, grabación o dinero, o dime «5 ideas sobre …» y las escribo.",
    harm: {
      fake: "No ayudo con visitas, seguidores ni interacción falsos: las plataformas los filtran y borran, te pueden costar la cuenta y nadie real te ve. Lo que sí funciona: mejorar los primeros segundos y el título del próximo vídeo y llevarlo a quien ya le interesa el tema. Pregúntame «¿cómo consigo mis primeros seguidores?».",
      theft:
        "No ayudo a coger vídeos de otros: es su trabajo, y las faltas por derechos de autor pueden cerrar tu canal. Lo que sí funciona: tu propia versión con imágenes y ejemplos tuyos, pedir permiso por escrito o usar las herramientas de remezcla de la plataforma.",
      person:
        "No ayudo a encontrar ni publicar dónde vive alguien, quién es u otros datos privados, ni a grabar a nadie a escondidas ni a atacar o entrar en una cuenta ajena. Si alguien te hace daño, guarda capturas, denúncialo en la plataforma y, si hay amenazas, ve a la policía.",
      ban: "No ayudo a saltarse un bloqueo: una segunda cuenta para eso incumple las normas y suele caer con la primera. Lo que sí funciona: apelar una vez, en la app, con hechos y con la publicación en cuestión.",
      spam: "No ayudo con bots de spam: las plataformas limitan y borran las cuentas que publican lo mismo en automático. Lo que sí funciona: unos pocos comentarios de verdad al día en vídeos de tu tema y una buena respuesta bajo los tuyos.",
      cruel:
        "No ayudo a hacer daño, humillar ni asustar a nadie, tampoco como broma: puede dejar huella, rompe las normas de cualquier plataforma y puede ser delito. Lo que funciona: una broma sobre ti o una sorpresa que la otra persona se alegre de ver publicada. Si alguien va a por ti, pregúntame «¿cómo respondo a comentarios de odio?».",
    },
    hello:
      "¡Hola! Pregúntame lo que quieras sobre hacer y hacer crecer vídeos, por ejemplo «¿por qué bajaron mis visitas?», o pídeme «5 ideas sobre velas».",
    thanks: "De nada. ¡Suerte con el próximo vídeo!",
    who: "Soy el asistente de Crescendo. Aquí no responde ningún modelo de IA: respondo con un manual revisado para creadores y escribo a partir de fichas sobre cientos de temas.",
    abilities:
      "Respondo preguntas sobre crecer en YouTube, TikTok e Instagram, con fuentes, y escribo:\n\n- «5 ideas sobre velas»\n- «un guion sobre masa madre para TikTok»\n- «hashtags para un vídeo de yoga»\n- «un pie de foto para …», «títulos para …»\n- «planifica mi semana: adiestramiento»\n- «responde a este comentario: …»",
    noMemory:
      "Para eso necesito la última respuesta y no me ha llegado. Activa la memoria de IA o pega el texto con lo que quieres, por ejemplo «un guion sobre masa madre de 30 segundos».",
    cantRestyle:
      "Sin un modelo de IA no puedo reescribirlo en otro estilo. Puedo acortarlo, dártelo en otro de los cinco idiomas o escribir de nuevo un guion, un texto o ideas: dime el tema.",
    needsTopic: "¿Sobre qué? Añade el tema, por ejemplo «planifica mi semana: pan casero».",
    professional: "Aquí los consejos son cosa de un profesional, también en el vídeo.",
    film: (picture) => `**Para el vídeo:** respóndelo primero en una frase y enseña esto: ${picture}.`,
    labels: {
      hook: "Gancho",
      cta: "Pide",
      sign: "Se nota en que",
      because: "Por qué",
      instead: "Haz esto",
      decides: "Lo que decide",
    },
    days: ["Martes", "Jueves", "Sábado"],
    week: "Tres vídeos por semana se pueden mantener a solas. Graba dos el mismo día y contesta comentarios los días entre medias.",
  },
  fr: {
    note: "*Tiré du guide de croissance de Crescendo, sans modèle d'IA : ce n'est pas écrit pour ton cas.*",
    subjectNote: "*Tiré de ce que Crescendo sait sur : {name}, sans modèle d'IA.*",
    also: "**Aussi dans le guide :**",
    didYouMean: "Je ne suis pas sûr de ta question. Voulais-tu dire :",
    nothing:
      "Je n'ai rien de fiable là-dessus et je ne vais pas deviner. Je ne suis pas un modèle d'IA ; je réponds à partir du guide de croissance de Crescendo.",
    covers:
      "Il traite des vues et de l'algorithme, des titres, miniatures, accroches et scripts, du tournage, du son et du montage, des hashtags, horaires et commentaires, des sponsors, de l'argent, des règles des plateformes et du bien-être des créateurs, sur YouTube, TikTok et Instagram. J'écris aussi : essaie « 5 idées sur {topic} », « un script sur {topic} pour TikTok » ou « hashtags pour {topic} ».",
    offTopic:
      "Ce n'est pas mon domaine. J'aide à faire et à faire connaître des vidéos sur YouTube, TikTok et Instagram : demande-moi titres, vues, tournage ou argent, ou dis « 5 idées sur … » et je les écris.",
    harm: {
      fake: "Je n'aide pas à obtenir de fausses vues, de faux abonnés ou de fausses réactions : les plateformes les filtrent, tu peux y perdre ton compte, et personne ne regarde vraiment. Ce qui marche : soigner les premières secondes et le titre de ta prochaine vidéo, et la montrer à ceux que le sujet intéresse. Demande-moi « comment avoir mes premiers abonnés ? ».",
      theft:
        "Je n'aide pas à reprendre les vidéos des autres : c'est leur travail, et les avertissements pour droits d'auteur peuvent fermer ta chaîne. Ce qui marche : ta propre version avec tes images et tes exemples, une autorisation écrite, ou les outils de remix de la plateforme.",
      person:
        "Je n'aide pas à trouver ou publier l'adresse, l'identité ou d'autres données privées de quelqu'un, ni à filmer quelqu'un à son insu, ni à attaquer un compte. Si quelqu'un te nuit, garde des captures, signale-le sur la plateforme et va à la police en cas de menace.",
      ban: "Je n'aide pas à contourner un bannissement : un second compte pour ça enfreint les règles et tombe souvent avec le premier. Ce qui marche : un seul recours, dans l'application, factuel, avec la publication concernée.",
      spam: "Je n'aide pas avec les robots de spam : les plateformes limitent et suppriment les comptes qui publient la même chose en automatique. Ce qui marche : quelques vrais commentaires par jour sous des vidéos de ton sujet, et une bonne réponse sous les tiennes.",
      cruel:
        "Je n'aide pas à blesser, humilier ou effrayer quelqu'un, même pour une blague : ça peut marquer longtemps, ça enfreint les règles de toutes les plateformes et ça peut être un délit. Ce qui marche : une blague dont tu es la cible, ou une surprise que l'autre est content de voir publiée. Si quelqu'un s'en prend à toi, demande-moi « comment réagir aux commentaires haineux ? ».",
    },
    hello:
      "Bonjour ! Demande-moi ce que tu veux sur la création et la croissance, par exemple « pourquoi mes vues ont chuté ? », ou fais-moi écrire : « 5 idées sur les bougies ».",
    thanks: "Avec plaisir. Bonne chance pour la prochaine vidéo !",
    who: "Je suis l'assistant de Crescendo. Aucun modèle d'IA ne répond ici : je réponds à partir d'un guide vérifié pour créateurs et j'écris à partir de fiches sur des centaines de sujets.",
    abilities:
      "Je réponds aux questions sur la croissance sur YouTube, TikTok et Instagram, avec les sources, et j'écris :\n\n- « 5 idées sur les bougies »\n- « un script sur le levain pour TikTok »\n- « hashtags pour une vidéo de yoga »\n- « une légende pour … », « des titres pour … »\n- « planifie ma semaine : dressage »\n- « réponds à ce commentaire : … »",
    noMemory:
      "Pour ça il me faut la dernière réponse, et je ne l'ai pas reçue. Active la mémoire de l'IA ou colle le texte avec ta demande, par exemple « un script sur le levain de 30 secondes ».",
    cantRestyle:
      "Sans modèle d'IA, je ne peux pas le réécrire dans un autre style. Je peux le raccourcir, le donner dans une autre des cinq langues, ou réécrire un script, une légende ou des idées : dis-moi le sujet.",
    needsTopic: "Sur quoi ? Ajoute le sujet, par exemple « planifie ma semaine : pain maison ».",
    professional: "Ici, les conseils reviennent à un professionnel, dans la vidéo aussi.",
    film: (picture) => `**Pour la vidéo :** réponds d'abord en une phrase, puis montre ceci : ${picture}.`,
    labels: {
      hook: "Accroche",
      cta: "Demande",
      sign: "On le voit à ceci",
      because: "Pourquoi",
      instead: "Fais plutôt ça",
      decides: "Ce qui décide",
    },
    days: ["Mardi", "Jeudi", "Samedi"],
    week: "Trois vidéos par semaine, c'est tenable seul. Tournes-en deux le même jour et réponds aux commentaires les jours entre deux.",
  },
  de: {
    note: "*Aus Crescendos Wachstums-Handbuch, ohne KI-Modell, also nicht für deinen Fall geschrieben.*",
    subjectNote: "*Aus dem, was Crescendo über dieses Thema weiß: {name}. Ohne KI-Modell.*",
    also: "**Auch im Handbuch:**",
    didYouMean: "Ich bin nicht sicher, was du meinst. Meintest du:",
    nothing:
      "Dazu habe ich nichts Verlässliches, und raten will ich nicht. Ich bin kein KI-Modell; ich antworte aus Crescendos Wachstums-Handbuch.",
    covers:
      "Es behandelt Aufrufe und Algorithmus, Titel, Thumbnails, Hooks, Skripte, Filmen und Ton, Schnitt, Hashtags, Zeiten, Kommentare, Sponsoren, Geld, Regeln der Plattformen und wie es dir dabei geht, für YouTube, TikTok und Instagram. Ich schreibe auch: versuch „5 Ideen über {topic}“, „ein Skript über {topic} für TikTok“ oder „Hashtags für {topic}“.",
    offTopic:
      "Das liegt außerhalb von dem, was ich mache. Ich helfe bei Videos und Wachstum auf YouTube, TikTok und Instagram: frag nach Titeln, Aufrufen, Filmen oder Geld, oder sag „5 Ideen über …“, dann schreibe ich sie.",
    harm: {
      fake: "Bei falschen Aufrufen, Followern oder Reaktionen helfe ich nicht: Plattformen filtern und löschen sie, sie können dein Konto kosten, und niemand Echtes schaut zu. Was stattdessen hilft: die ersten Sekunden und den Titel des nächsten Videos schärfen und es denen zeigen, die das Thema schon mögen. Frag mich „Wie bekomme ich meine ersten Follower?“",
      theft:
        "Beim Übernehmen fremder Videos helfe ich nicht: Es ist ihre Arbeit, und Urheberrechtsverwarnungen können deinen Kanal beenden. Was stattdessen hilft: deine eigene Fassung mit eigenen Bildern und Beispielen, eine schriftliche Erlaubnis oder die Remix-Funktionen der Plattform.",
      person:
        "Ich helfe nicht dabei, Adresse, Namen oder andere private Daten von jemandem zu finden oder zu veröffentlichen, jemanden heimlich zu filmen oder ein Konto anzugreifen. Wenn dir jemand schadet: Bildschirmfotos sichern, bei der Plattform melden und bei Drohungen zur Polizei.",
      ban: "Beim Umgehen einer Sperre helfe ich nicht: Ein Zweitkonto dafür verstößt gegen die Regeln und fällt meist mit dem ersten. Was stattdessen hilft: einmal Einspruch einlegen, in der App, sachlich und mit dem betreffenden Beitrag.",
      spam: "Bei Spam-Bots helfe ich nicht: Plattformen drosseln und löschen Konten, die automatisch immer dasselbe posten. Was stattdessen hilft: ein paar echte Kommentare am Tag unter Videos deines Themas und eine gute Antwort unter den eigenen.",
      cruel:
        "Dabei, jemanden zu verletzen, bloßzustellen oder zu erschrecken, helfe ich nicht, auch nicht als Streich: Es kann lange nachwirken, verstößt gegen die Regeln jeder Plattform und kann strafbar sein. Was stattdessen hilft: ein Witz auf deine eigenen Kosten oder eine Überraschung, die der andere gern im Video sieht. Wenn jemand auf dich losgeht, frag mich „Wie gehe ich mit Hasskommentaren um?“",
    },
    hello:
      "Hallo! Frag mich alles über Videos und Wachstum, zum Beispiel „Warum sind meine Aufrufe eingebrochen?“, oder lass mich schreiben: „5 Ideen über Kerzen“.",
    thanks: "Gern. Viel Erfolg mit dem nächsten Video!",
    who: "Ich bin der Assistent von Crescendo. Hier antwortet kein KI-Modell: Ich antworte aus einem geprüften Handbuch für Creator und schreibe aus Karten zu hunderten Themen.",
    abilities:
      "Ich beantworte Fragen zum Wachsen auf YouTube, TikTok und Instagram, mit Quellen, und schreibe:\n\n- „5 Ideen über Kerzen“\n- „ein Skript über Sauerteig für TikTok“\n- „Hashtags für ein Yoga-Video“\n- „eine Caption für …“, „Titel für …“\n- „plane meine Woche: Hundetraining“\n- „antworte auf diesen Kommentar: …“",
    noMemory:
      "Dafür brauche ich die letzte Antwort, und die kam nicht mit. Schalte das KI-Gedächtnis ein oder füge den Text mit deinem Wunsch ein, zum Beispiel „ein Skript über Sauerteig, 30 Sekunden“.",
    cantRestyle:
      "Ohne KI-Modell kann ich das nicht in einem anderen Stil neu schreiben. Kürzen, in eine andere der fünf Sprachen bringen oder Skript, Caption und Ideen neu schreiben kann ich: Nenn mir das Thema.",
    needsTopic: "Worüber? Nenn das Thema dazu, zum Beispiel „plane meine Woche: Brot backen“.",
    professional: "Rat gehört hier zu Fachleuten, auch im Video.",
    film: (picture) => `**Fürs Video:** Antworte zuerst in einem Satz und zeig dann das: ${picture}.`,
    labels: {
      hook: "Hook",
      cta: "Bitte um",
      sign: "Woran man es sieht",
      because: "Warum",
      instead: "Besser so",
      decides: "Was entscheidet",
    },
    days: ["Dienstag", "Donnerstag", "Samstag"],
    week: "Drei Videos pro Woche schafft man auch allein. Dreh zwei an einem Tag und beantworte an den Tagen dazwischen Kommentare.",
  },
  pt: {
    note: "*Do guia de crescimento do Crescendo, sem modelo de IA: não foi escrito para o seu caso.*",
    subjectNote: "*Do que o Crescendo sabe sobre {name}, sem modelo de IA.*",
    also: "**Também no guia:**",
    didYouMean: "Não tenho certeza do que você quer. Você quis dizer:",
    nothing:
      "Não tenho nada confiável sobre isso e não vou chutar. Não sou um modelo de IA; respondo com o guia de crescimento do Crescendo.",
    covers:
      "Ele trata de visualizações e algoritmo, títulos, thumbnails, ganchos, roteiros, gravação e som, edição, hashtags, horários, comentários, patrocínios, dinheiro, regras das plataformas e o bem-estar de quem cria, no YouTube, TikTok e Instagram. Também escrevo: experimente “5 ideias sobre {topic}”, “um roteiro sobre {topic} para TikTok” ou “hashtags para {topic}”.",
    offTopic:
      "Isso está fora do que eu faço. Ajudo a fazer vídeos e crescer no YouTube, TikTok e Instagram: pergunte sobre títulos, visualizações, gravação ou dinheiro, ou diga “5 ideias sobre …” e eu escrevo.",
    harm: {
      fake: "Não ajudo com visualizações, seguidores ou engajamento falsos: as plataformas filtram e removem, você pode perder a conta e ninguém de verdade assiste. O que funciona: melhorar os primeiros segundos e o título do próximo vídeo e levá-lo a quem já gosta do assunto. Pergunte “como consigo meus primeiros seguidores?”.",
      theft:
        "Não ajudo a pegar vídeos de outras pessoas: é o trabalho delas, e avisos de direitos autorais podem encerrar seu canal. O que funciona: sua própria versão com imagens e exemplos seus, permissão por escrito ou as ferramentas de remix da plataforma.",
      person:
        "Não ajudo a encontrar ou publicar onde alguém mora, quem é ou outros dados privados, nem a gravar alguém escondido ou atacar uma conta. Se alguém prejudica você, guarde prints, denuncie na plataforma e, se houver ameaça, procure a polícia.",
      ban: "Não ajudo a burlar um banimento: uma segunda conta para isso quebra as regras e costuma cair junto com a primeira. O que funciona: recorrer uma vez, no app, com fatos e a publicação em questão.",
      spam: "Não ajudo com bots de spam: as plataformas limitam e removem contas que postam a mesma coisa no automático. O que funciona: alguns comentários de verdade por dia em vídeos do seu assunto e uma boa resposta nos seus.",
      cruel:
        "Não ajudo a machucar, humilhar ou assustar ninguém, nem como pegadinha: pode deixar marcas, quebra as regras de qualquer plataforma e pode ser crime. O que funciona: uma piada com você mesmo ou uma surpresa que a outra pessoa goste de ver publicada. Se alguém está atacando você, pergunte “como lidar com comentários de ódio?”.",
    },
    hello:
      "Olá! Pergunte o que quiser sobre fazer vídeos e crescer, por exemplo “por que minhas visualizações caíram?”, ou peça “5 ideias sobre velas”.",
    thanks: "De nada. Boa sorte com o próximo vídeo!",
    who: "Sou o assistente do Crescendo. Aqui não responde nenhum modelo de IA: respondo com um guia revisado para criadores e escrevo a partir de fichas sobre centenas de assuntos.",
    abilities:
      "Respondo perguntas sobre crescer no YouTube, TikTok e Instagram, com fontes, e escrevo:\n\n- “5 ideias sobre velas”\n- “um roteiro sobre fermentação natural para TikTok”\n- “hashtags para um vídeo de yoga”\n- “uma legenda para …”, “títulos para …”\n- “planeje minha semana: adestramento”\n- “responda a este comentário: …”",
    noMemory:
      "Para isso preciso da última resposta, e ela não veio. Ative a memória da IA ou cole o texto com o pedido, por exemplo “um roteiro sobre pão de 30 segundos”.",
    cantRestyle:
      "Sem um modelo de IA não consigo reescrever em outro estilo. Posso encurtar, dar em outro dos cinco idiomas ou escrever de novo um roteiro, uma legenda ou ideias: diga o assunto.",
    needsTopic: "Sobre o quê? Acrescente o assunto, por exemplo “planeje minha semana: pão caseiro”.",
    professional: "Aqui, conselho é com um profissional, no vídeo também.",
    film: (picture) => `**Para o vídeo:** responda primeiro em uma frase e mostre isto: ${picture}.`,
    labels: {
      hook: "Gancho",
      cta: "Peça",
      sign: "Como se percebe",
      because: "Por quê",
      instead: "Faça assim",
      decides: "O que decide",
    },
    days: ["Terça", "Quinta", "Sábado"],
    week: "Três vídeos por semana dá para manter sozinho. Grave dois no mesmo dia e responda comentários nos dias entre eles.",
  },
};
