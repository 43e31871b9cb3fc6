import type { CarefulLines } from "./careful.ts";

export const french: CarefulLines = {
  "self-harm": [
    "Merci d'en avoir parlé, personne ne devrait porter cela sans aide, et des gens peuvent aider dès maintenant, au numéro d'urgence de [ton|votre] pays ou sur findahelpline.com.",
    "Merci de l'avoir dit, [ta|votre] vie compte, et des gens peuvent aider dès maintenant, alors [appelle|appelez] le numéro d'urgence de [ton|votre] pays ou [trouve|trouvez] une ligne d'écoute sur findahelpline.com.",
  ],
  threat: ["Je prends ce message au sérieux et je n'en discuterai pas ici."],
  abuse: [
    "Ce que [tu vis|vous vivez] n'est pas normal et ce n'est pas [ta|votre] faute, et des gens peuvent [t'aider|vous aider] en sécurité, au numéro d'urgence de [ton|votre] pays ou sur findahelpline.com.",
  ],
  minor: [
    "Merci de regarder, et [s'il te plaît|s'il vous plaît] [n'écris ni ton|n'écrivez ni votre] âge ni d'autres informations personnelles dans les commentaires.",
  ],
  grief: [
    "Toutes mes condoléances pour {x}, merci de l'avoir confié ici.",
    "Toutes mes condoléances, j'espère que [tu as|vous avez] des gens bien autour de [toi|vous].",
    "Je pense à [toi|vous] et à {x}, [prends|prenez] tout le temps qu'il [te|vous] faut.",
    "C'est une immense perte, toutes mes pensées sont avec [toi|vous].",
  ],
  injury: [
    "Aïe, [prends|prenez] soin de {x} et [fais|faites] voir ça par quelqu'un, [s'il te plaît|s'il vous plaît].",
    "J'espère que ce n'est pas trop grave, [fais|faites] voir ça par quelqu'un et [prends|prenez] bien soin de [toi|vous].",
    "Bon rétablissement, j'espère que {x} guérira vite et bien.",
  ],
  medical: [
    "Je ne peux pas donner de conseil médical ici, mieux vaut en parler à un médecin ou à un pharmacien.",
    "Je ne peux pas en juger d'ici, mieux vaut arrêter si ça fait mal et en parler à un médecin.",
  ],
  animal: [
    "Je ne peux pas en juger d'ici, [appelle|appelez] une clinique vétérinaire dès aujourd'hui, [s'il te plaît|s'il vous plaît], et [raconte|racontez] ce que [tu as|vous avez] écrit.",
    "J'espère que ça ira, n'attends pas et demande conseil à une clinique vétérinaire dès aujourd'hui.",
  ],
  illness: [
    "Je [te|vous] souhaite beaucoup de force, et c'est bien si ces vidéos [te|vous] tiennent compagnie.",
    "Merci de me le dire, je [te|vous] souhaite du courage et des gens bien autour de [toi|vous].",
  ],
  hardship: [
    "C'est dur de {x}, et c'est bien si cette vidéo [t'a|vous a] offert un moment de calme.",
    "C'est une période difficile, et c'est bien si ces vidéos [te|vous] tiennent compagnie.",
    "Ça fait beaucoup à porter, j'espère que les jours qui viennent seront plus doux.",
  ],
  legal: ["Merci de me prévenir, je vais regarder cela et je répondrai personnellement en privé."],
  refund: [
    "Je regrette ce souci, [envoie-moi|envoyez-moi] les détails de [ta|votre] commande par e-mail ou en message privé et pas en public, [s'il te plaît|s'il vous plaît], et je répondrai personnellement.",
  ],
  press: ["Merci pour ce message, je le lirai avec attention et je répondrai personnellement."],
  sales: [
    "Merci pour la proposition, merci d'écrire à l'adresse de contact indiquée sur la page de ma chaîne.",
  ],
  spam: ["La publicité n'est pas permise ici, merci de le comprendre."],
  hate: ["Ce genre de commentaire n'a pas sa place ici."],
  harassment: ["Je ne veux pas de ce genre de commentaire ici."],
  insult: [
    "J'accepte la critique, mais je demande que l'on reste respectueux ici.",
    "[Tu as|Vous avez] le droit de ne pas aimer, mais je demande que l'on reste respectueux ici.",
  ],
};
