import { phrases } from "./phrase.ts";

const LAUGHS =
  /[😂🤣😹😆😅]|(?<!\p{L})(?:a?(?:ha){2,}h?|a?(?:ja){2,}j?|k{3,}|lol|lmao|mdr+|ptdr+|rs(?:rs)+)(?!\p{L})/u;
/** Something may be wrong after all. */
const SERIOUS = phrases(
  "help|vet|dying|emergency|blood|bleeding|vomit[a-z]*|threw up|sick|hospital",
  "ayuda|veterinari[oa]|sangre|vomit[a-z]*|urgencias|enferm[oa]",
  "aide[rz]?|veto|veterinaire|sang|vomi[a-z]*|malade",
  "hilfe|tierarzt|blut[a-z]*|notfall|krank|kotzt|erbricht",
  "ajuda|veterinari[oa]|sangue|vomit[a-z]*|doente",
);
/** A pet, a plant or a thing that does what only people do; and relatives, who do that without being a joke. */
const CREATURES = [
  "(?:my|our|the) (?:cat|kitten|dog|puppy|hamster|parrot|rabbit|goldfish|chicken|plants?|cactus|oven|fridge|sourdough(?: starter)?|starter|wallet|neighbou?rs?|toaster|printer|roomba)s?",
  "mis? (?:gat[oa]|gatit[oa]|perr[oa]|perrit[oa]|hamster|loro|conejo|planta|cactus|horno|nevera|masa madre|cartera|suegra|vecin[oa])s?",
  "(?:mon|ma|mes) (?:chat(?:te)?|chien(?:ne)?|hamster|perroquet|lapin|plante|cactus|four|frigo|levain|portefeuille|belle-mere|voisine?)s?",
  "(?:mein(?:e[mnr]?)?|unser(?:e[mnr]?)?) (?:katze|kater|hund|hamster|papagei|hase|pflanzen?|kaktus|ofen|kuhlschrank|sauerteig|geldbeutel|schwiegermutter|nachbarn?)",
  "(?:meus?|minhas?) (?:gat[oa]|gatinh[oa]|cachorr[oa]|hamster|papagaio|coelho|planta|cacto|forno|geladeira|fermento|carteira|sogra|vizinh[oa])s?",
].join("|");
const HUMAN =
  "watched|saw|heard|listened|asked|quit|resigned|voted|approve[sd]?|judg(?:es|ed|ing)|refuses|demands|pretended|left|wants|thinks|says|screamed|started|is now|" +
  "vio|viendo|escucho|escuchando|pidio|renuncio|voto|aprobo|juzga|se nego|fingio|quiere|dice|ahora|se fue|" +
  "a vu|regarde|ecoute|a demande|demissionne|a vote|juge|refuse|fait semblant|veut|dit|exige|" +
  "geschaut|gesehen|gehort|gefragt|gekundigt|abgestimmt|verlangt|weigert|tut so|will|sagt|ist jetzt|vorgelesen|gezeigt|" +
  "viu|assistiu|ouviu|escutou|pediu|se demitiu|votou|aprovou|julga|se recusa|fingiu|quer|diz|agora|derrubou";
/** Told, read or shown to an animal, with what it does since: nobody laughs, and it is a joke all the same. */
const TOLD_TO =
  "(?:told|showed|read (?:this|it) to) my (?:cat|dog|hamster|parrot|plants?)|(?:(?:hab|habe) (?:das|es|ihn|sie) )?meine[mr] (?:hund|katze|kater|hamster|papagei|pflanzen?)(?: [^ ]+){0,3} (?:vorgelesen|gezeigt|erzahlt)|se lo (?:lei|ensene|conte) a mi (?:perr[oa]|gat[oa]|planta)|(?:lu|montre|raconte)(?: [^ ]+){0,3} a (?:mon|ma) (?:chat|chien|plante)|(?:li|mostrei|contei)(?: [^ ]+){0,3} (?:pro meu|pra minha) (?:gat[oa]|cachorr[oa]|planta)";

let jest: RegExp | undefined;
let told: RegExp | undefined;

/** Whether a comment laughs about an animal or a thing that behaves like a person. @param folded as `foldedComment` makes it. */
export function isJest(folded: string): boolean {
  if (folded.includes("?") || SERIOUS.test(folded)) return false;
  told ??= phrases(TOLD_TO);
  if (told.test(folded)) return true;
  jest ??= phrases(`(?:${CREATURES}) (?:[^ ]+ ){0,4}?(?:${HUMAN})`);
  return LAUGHS.test(folded) && jest.test(folded);
}
