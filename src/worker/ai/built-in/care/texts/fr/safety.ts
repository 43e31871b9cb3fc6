import type { SafetyTexts } from "../../texts.ts";
import { CHILD } from "./child.ts";
import { OTHER } from "./other.ts";
import { OWN_STEPS } from "./own.ts";
import { URGENT } from "./urgent.ts";

export const TEXTS: SafetyTexts = {
  language: "fr",
  headings: {
    viewer: "D'abord, qui t'a écrit",
    now: "D'abord, toi",
    next: "Ensuite, un pas après l'autre",
    instead: "Ce que je peux faire avec toi",
    child: "D'abord, un adulte",
  },
  call: "Personne n'a rien à faire pour cela, sinon prendre soin de soi.",
  format: "Pas une vidéo : d'abord de l'aide",
  audience: "Toi, avant toute personne qui regarde",
  notFilmed: "Rien n'a besoin d'être filmé, publié ou répondu maintenant. La chaîne sera encore là.",
  refused: {
    call: "On ne demande rien à qui regarde qui blesse quelqu'un.",
    format: "Autre chose à la place",
    audience: "Tout le monde, sans exclure ni rabaisser personne",
  },
  peril: {
    poisoned: {
      lead: "C'est peut-être une urgence, même si rien ne se voit encore.",
      first: [
        "Appelle le centre antipoison ou le numéro d'urgence maintenant ; pour un animal, un vétérinaire",
        "N'attends pas les signes. Dis ce que c'était, combien, quand, et le poids de la personne ou de l'animal.",
      ],
    },
    hounded: {
      lead: "Personne n'a le droit de te dire de mourir. Cela parle de qui l'écrit, pas de toi.",
      first: [
        "Si tu penses à te faire du mal, appelle le numéro d'urgence ou dis-le à quelqu'un maintenant",
        "Tu n'as pas à prouver que c'est grave. En être usé suffit.",
      ],
    },
    missing: {
      lead: "J'espère que vous vous retrouverez vite. Certains gestes comptent surtout au début.",
      first: [
        "Appelle maintenant le numéro d'urgence ou la police et signale la disparition",
        "Pas besoin d'attendre un jour. Dis où la personne était, ce qu'elle portait et quels médicaments il lui faut.",
      ],
    },
    groomed: {
      lead: "Tu as raison de prendre cela au sérieux. Un adulte qui demande des photos ou un rendez-vous à un mineur est en faute, l'enfant non.",
      first: [
        "Si un enfant est en danger ou part voir quelqu'un, appelle maintenant le numéro d'urgence",
        "Reste avec lui et ne le laisse pas y aller.",
      ],
    },
    viewer: {
      lead: "Quelqu'un qui te regarde est peut-être en danger. Quelques mots simples aident, et tu n'as pas à régler cela seul.",
      first: [
        "Réponds, avec douceur et sans détour",
        "Par exemple : J'ai lu ce que tu as écrit et je m'inquiète pour toi. Es-tu en sécurité maintenant ? Appelle le numéro d'urgence de ton pays, ou parle à quelqu'un sur findahelpline.com. Y a-t-il quelqu'un près de toi ?",
      ],
    },
    overdose: {
      lead: "C'est une urgence, même si rien ne se sent encore.",
      first: [
        "Appelle maintenant le numéro d'urgence de ton pays",
        "Dis ce qui a été pris, combien et quand. Reste avec la personne et ne la fais pas vomir.",
      ],
    },
    suicide: {
      lead: "Je suis désolé que ça fasse si mal. Tu n'as pas à porter ça seul cette nuit.",
      first: [
        "Si tu risques de passer à l'acte, appelle maintenant le numéro d'urgence de ton pays",
        "Ou va là où il y a du monde et dis à voix haute : je ne suis pas en sécurité seul.",
      ],
    },
    "self-harm": {
      lead: "C'est bien que tu le dises. Se blesser est souvent une façon de tenir, et il y en a d'autres.",
      first: [
        "Si une plaie est profonde ou ne cesse de saigner, appelle le numéro d'urgence",
        "Couvre-la et appuie jusqu'à ce que quelqu'un arrive.",
      ],
    },
    abuse: {
      lead: "Ce qu'on te fait n'est pas ta faute, et tu as droit à la sécurité.",
      first: [
        "Si tu es en danger maintenant, appelle le numéro d'urgence de ton pays",
        "Si tu ne peux pas parler, va là où il y a du monde. Ton téléphone peut être lu : prends-en un autre.",
      ],
    },
    sexual: {
      lead: "Je suis désolé de ce qui est arrivé. Ce n'est pas ta faute, quoi qu'il se soit passé avant.",
      first: [
        "Si tu es en danger ou blessée, appelle le numéro d'urgence de ton pays",
        "Un hôpital peut te soigner et garder des preuves, que tu portes plainte ou non.",
      ],
    },
    eating: {
      lead: "C'est bien que tu le dises. Ton corps a besoin d'une aide qu'une vidéo ne donne pas, et cette aide fonctionne.",
      first: [
        "Malaise, douleur à la poitrine, eau qui ne reste pas : appelle le numéro d'urgence",
        "Ce sont des urgences, quel que soit le poids.",
      ],
    },
    stalked: {
      lead: "Prends-le au sérieux : tu n'as pas à attendre qu'il arrive quelque chose.",
      first: [
        "Si quelqu'un est près de toi ou te menace maintenant, appelle le numéro d'urgence",
        "Va là où il y a du monde et dis pourquoi tu es venu.",
      ],
    },
    leaked: {
      lead: "C'est quelque chose qu'on t'a fait. Tu n'as rien fait de mal.",
      first: [
        "Ne paie pas, ne réponds pas et ne publie rien à ce sujet",
        "Garde d'abord liens, noms et heures. En cas de menace ou de danger, appelle le numéro d'urgence.",
      ],
    },
  },
  own: { ...OWN_STEPS, ...URGENT },
  steps: [
    [
      "Trouve une ligne d'écoute dans ton pays : findahelpline.com",
      "https://findahelpline.com liste des lignes et chats gratuits et confidentiels par pays et par sujet.",
    ],
    [
      "Dis-le aujourd'hui à une personne de confiance",
      "Quelques mots suffisent : j'ai besoin de toi. Demande-lui de rester ou de venir.",
    ],
    [
      "Mets de la distance avec ce qui pourrait te blesser",
      "Une autre pièce, une autre rue, quelqu'un qui te le garde.",
    ],
    ["Parles-en à un médecin ou une psychologue", "Tu peux tendre un mot écrit. Ils l'ont déjà entendu."],
    [
      "S'il s'agit de quelqu'un d'autre, demande-lui directement",
      "Demander ne donne pas l'idée. Reste, et appelez ensemble.",
    ],
    [
      "Tiens seulement les dix prochaines minutes",
      "De l'eau froide sur les mains, les deux pieds au sol, une respiration lente après l'autre.",
    ],
    [
      "Laisse commentaires et messages à quelqu'un d'autre",
      "Une amie peut lire, masquer et signaler pendant que tu te reposes.",
    ],
    [
      "Note ce qui s'est passé, pour toi",
      "Avec les heures, là où toi seul peux l'ouvrir. Tu décideras plus tard qui le voit.",
    ],
    ["Ne décide rien de grand cette nuit", "La fatigue rend définitif ce qui ne l'est pas."],
    ["Reviens quand tu seras en sécurité", "On pourra alors voir si tu veux un jour en parler, et comment."],
  ],
  harm: {
    minors: {
      no: "Je n'aiderai pas à cela : un enfant pourrait en souffrir.",
      offer:
        "Si ce que tu ressens ou fais t'inquiète, stopitnow.org écoute en confidence. Je peux aider à des vidéos sûres pour un jeune public.",
    },
    violence: {
      no: "Je n'aiderai pas à faire du mal à quelqu'un.",
      offer:
        "Si tu es près de le faire, éloigne-toi maintenant et appelle les urgences ou quelqu'un qui t'apaise ; https://findahelpline.com liste à qui parler. Je peux t'aider à dire ta colère sans victime.",
    },
    weapons: {
      no: "Je n'aiderai pas à cela : c'est dangereux et interdit par la loi.",
      offer: "Je peux aider à des vidéos d'histoire, de droit ou de sécurité où personne n'est blessé.",
    },
    drugs: {
      no: "Je n'aiderai pas à obtenir, fabriquer, cultiver ou vendre des drogues, ni des médicaments sans médecin.",
      offer:
        "Ce qui se vend ainsi peut contenir autre chose, ou une dose mortelle. Une pharmacie ou un médecin dit ce qui est sûr ; https://findahelpline.com liste à qui parler de sa consommation.",
    },
    medicine: {
      no: "Je n'aiderai pas à dire aux gens d'arrêter, de remplacer ou de sauter un traitement, ni que quelque chose guérit une maladie : cela peut coûter des vies.",
      offer:
        "Beaucoup de médicaments ne s'arrêtent que peu à peu : demande à un médecin ou en pharmacie avant de changer quoi que ce soit. Je peux t'aider à raconter ton expérience sans conseil, avec des sources officielles à l'écran.",
    },
    stalking: {
      no: "Je n'aiderai pas à suivre, surveiller ou pirater quelqu'un sans son accord.",
      offer:
        "Je peux t'aider à protéger tes propres comptes, ou à trouver des mots à dire ouvertement à quelqu'un.",
    },
    exposing: {
      no: "Je n'aiderai pas à exposer quelqu'un : le privé reste privé, et le publier peut être un délit.",
      offer:
        "Si on t'a fait du tort, je peux t'aider à réunir des preuves, à signaler, et à ne dire en public que ce qui est à toi.",
    },
    dares: {
      no: "Je n'aiderai pas à cela : des gens en sont morts ou gravement blessés, et les plateformes le retirent.",
      offer: "Je peux aider à un défi prenant où personne ne se blesse.",
    },
    deceit: {
      no: "Je n'aiderai pas à tromper les gens là-dessus : un mensonge leur prend argent, calme ou confiance.",
      offer:
        "Je peux aider à une histoire présentée comme une fiction, ou à un chemin honnête vers la même attention.",
    },
    hate: {
      no: "Je n'aiderai pas à rabaisser des gens pour ce qu'ils sont.",
      offer: "Je peux t'aider à parler d'une décision, d'une idée ou de ton vécu, sans groupe pour cible.",
    },
  },
  instead: [
    [
      "Tente quelque chose de difficile qui ne coûte que de la patience",
      "Un château de cartes, une recette en une prise, une chanson en un soir.",
    ],
    ["Filme un lieu à trois heures d'un même jour", "Sans personne, rien que la lumière."],
    ["Remercie quelqu'un, avec son accord", "Une petite chose vraie qu'il a faite."],
    ["Explique une règle que presque tous comprennent mal", "Avec sa source à l'écran."],
    ["Montre une erreur à toi et ce que tu as changé", "Sans autre victime que la première version."],
    ["Compare deux choses que tu as utilisées", "Ce que chacune fait mieux, et pour qui."],
    [
      "Laisse quelqu'un qui le veut raconter son histoire",
      "Il choisit ses mots et la voit avant la publication.",
    ],
    ["Raconte une histoire inventée en le disant", "Le premier carton le précise."],
    ["Réponds à la question qu'on te pose le plus", "En une minute, la chose dans les mains."],
    [
      "Montre comment se fabrique une chose, du début à la fin",
      "Un objet, son premier et son dernier état, et l'étape qui a failli rater.",
    ],
  ],
  child: CHILD,
  other: OTHER,
  tags: {
    peril: [
      "demandedelaide",
      "tunespasseul",
      "parleaquelquun",
      "ecoute",
      "prendssoindetoi",
      "aide",
      "tacomptes",
      "soutien",
      "ensemble",
      "unjouralafois",
    ],
    harm: [
      "respect",
      "securite",
      "consentement",
      "bienveillance",
      "reflechiravant",
      "prudence",
      "honnetete",
      "vivreensemble",
      "sansfairemal",
      "faitavecsoin",
    ],
    child: [
      "securiteenligne",
      "demandeatesparents",
      "vieprivee",
      "internetsansrisque",
      "parentalitenumerique",
      "protectiondesenfants",
      "famille",
      "prudence",
      "reflechiravantdepublier",
      "droitalimage",
    ],
  },
};
