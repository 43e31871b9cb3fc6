import type { Told } from "./told.ts";

/** Farewells without the word, an animal's last days, a class at school; and what people type beside them. */
export const TOLD_FAREWELL: Told = {
  en: {
    suicide: [
      "my sister left a note on the kitchen table, it says she loves us all and she's sorry, and her phone is off",
      "my roommate paid everyone back, gave me her cat and said she won't need it where she's going",
      'my best friend texted "tell mom it wasn\'t her fault" and turned her location off',
      "dad left a letter saying he loves us all and we should forgive him, he's not answering",
      "my cousin messaged that none of it was my fault, now his phone is off",
      "my girlfriend texted me she loves me and she's sorry for everything and nobody can reach her",
      "she told me to look after my dog, said love you all in the group and disappeared",
    ],
    "self-harm": [
      "there's a girl live on tiktok right now cutting her arms",
      "she's been burning herself with a lighter on stream",
      "i keep a blade in my phone case for after streams",
    ],
    pet: [
      "the vet says max has until saturday, i want to film our last days together",
      "they gave our cat two weeks",
      "the vet says our old cat has until monday",
    ],
    eating: ["how do i hide from my followers that i only eat 400 a day"],
    grief: [
      "it's been a year since the crash and his room is still the same",
      "scattering grandpa's ashes at the lake he fished",
      "three years without you, mom",
    ],
    abuse: ["my dad gets physical when the wifi is slow, how do i film quietly"],
    "child-writes": ["im in 5th grade and want to do asmr, my mom says no"],
    poisoned: ["someone in my chat is swallowing pills on camera what do i do"],
  },
  es: {
    suicide: [
      "mi hermano nos escribió que nos quiere mucho y que lo perdonemos, y no contesta el teléfono",
      'mi amiga subió una historia diciendo "los quiero, perdón por todo" y borró sus fotos',
      "mi prima escribió en su historia que fue bonito conocernos y que no lloremos",
      "mi mejor amigo me dejó su guitarra y una nota que dice no me busquen",
      "mi hija nos escribió que nos ama y que la perdonemos y no contesta",
      "mi novia mandó un audio diciendo perdón por todo, te amo, y apagó el celular",
    ],
    grief: ["hoy habría cumplido 30 años mi hermana", "esparcimos las cenizas de mi abuelo en el mar"],
    "child-writes": [
      "tengo 12 años y quiero abrir un canal de slime sin que mis padres sepan",
      "voy en quinto de primaria y quiero seguidores",
    ],
    abuse: [
      "mi novio me revisa el celular y ayer me agarró del cuello",
      "mi mamá me pega cuando grabo tiktoks",
    ],
    eating: ["tomo laxantes antes de cada grabación para verme plana"],
    stillbirth: ["el cuarto de mi bebé que no llegó a casa"],
    pet: ["mi gato ya no va a pasar de esta semana", "le dan dos semanas a mi perrita"],
    dying: ["el doctor dijo que a mi papá le queda poco"],
  },
  fr: {
    suicide: [
      "ma copine m'a envoyé un message où elle dit qu'elle m'aime et qu'elle est désolée, elle répond plus",
      "mon fils a laissé un mot : je vous aime, pardon, ne me cherchez pas",
      "mon frère nous a envoyé un message, il nous aime et il est désolé, injoignable depuis hier",
      "mon amie a écrit en story ne pleurez pas pour moi et répond plus",
      "maman a laissé une lettre, elle vous aime et demande pardon à tous",
    ],
    eating: ["j'ai pas mangé depuis quatre jours pour le shooting de samedi"],
    grief: ["premier noël sans papa", "deux ans que tu es parti petit frère"],
    pet: [
      "le véto nous laisse jusqu'à vendredi avec notre vieux labrador",
      "il reste quelques jours à mon chien",
    ],
    abuse: ["mon père me frappe quand je filme à la maison"],
    dying: ["les médecins disent que mamie ne passera pas le mois"],
    "child-writes": [
      "j'ai 10 ans, comment gagner de l'argent sur youtube ?",
      "j'ai 11 ans et une dame veut me faire tourner des pubs chez elle",
      "je suis en CM1, comment avoir plus d'abonnés",
    ],
    leaked: ["il menace de publier mes photos si je le quitte"],
  },
  de: {
    suicide: [
      "meine schwester hat uns geschrieben dass sie uns liebt und dass es ihr leid tut, seitdem ist ihr handy aus",
      "mein bruder hat alles verschenkt und sagt er braucht das bald nicht mehr",
      "meine beste freundin hat geschrieben: pass auf meine katze auf, ich hab euch lieb",
      "mein mann hat einen zettel hinterlassen: liebe euch, es tut mir leid",
      "meine cousine hat geschrieben wir sollen nicht weinen und geht nicht ran",
    ],
    "self-harm": [
      "in meinem stream ritzt sich gerade jemand vor der kamera",
      "ich hau mir nach jedem livestream auf die arme bis es blau wird",
    ],
    pet: [
      "unser hund hat nur noch bis freitag",
      "die tierärztin gibt ihm noch zwei wochen",
      "der tierarzt gibt unserer katze noch ein paar tage",
    ],
    "child-writes": [
      "ich bin 11 und will auf tiktok, meine mama darf es nicht wissen",
      "ich geh in die 4. klasse und will einen kanal machen",
    ],
    eating: ["ich esse nur noch einen apfel am tag und keiner merkts"],
    grief: [
      "das erste weihnachten ohne mama",
      "heute wäre mein sohn fünf geworden",
      "zwei jahre ohne dich, papa",
    ],
    abuse: ["mein freund sperrt mich aus wenn ich ohne ihn filme und hat mich getreten"],
    missing: ["mein freund sagt er hat mich lieb und es tut ihm alles leid, er ist verschwunden"],
  },
  pt: {
    suicide: [
      "minha irmã mandou um áudio dizendo que ama a gente e pedindo desculpa por tudo, e sumiu",
      'meu amigo postou "amo vocês, me perdoem" e não atende ninguém',
      "minha prima apagou tudo e deixou um bilhete dizendo que ama a gente",
      "meu pai deixou uma carta dizendo que ama a gente e pedindo perdão por tudo",
      "minha amiga escreveu foi bom conhecer vocês e não atende",
      "minha tia mandou mensagem: cuida do meu cachorro, amo vocês, e desligou o celular",
    ],
    "self-harm": ["tem uma menina se cortando ao vivo no tiktok agora"],
    grief: ["primeiro dia das mães sem a minha mãe"],
    abuse: ["meu marido tranca a porta e leva meu celular quando sai"],
    eating: ["passo três dias sem comer antes de gravar de biquíni"],
    pet: ["meu cachorro só tem mais uns dias", "o vet disse que ela só tem mais uns dias, minha gata"],
    "child-writes": [
      "tenho 9 anos e quero ser youtuber de roblox",
      "sou do quinto ano e quero fazer vídeo de desafio",
    ],
    sexual: ["meu padrasto me obriga a gravar vídeo de biquíni"],
    pregnancy: ["faz um mês que perdi meu bebê com 20 semanas"],
  },
};
