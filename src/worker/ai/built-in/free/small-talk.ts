/** What a message that isn't a question says, in five languages; each must be the whole message. */
const KINDS: readonly (readonly [kind: SmallTalk, whole: RegExp])[] = [
  [
    "hello",
    /^(?:hi|hey+|hello|yo|hiya|good (?:morning|evening|afternoon)|hola|buenas|buenos días|bonjour|salut|coucou|hallo|moin|servus|guten (?:tag|morgen|abend)|olá|oi|bom dia|boa (?:tarde|noite))(?: there| crescendo)?$/iu,
  ],
  [
    "thanks",
    /^(?:(?:ok|okay|great|perfect|cool|super)[, ]+)?(?:thanks?(?: you)?(?: so much| a lot)?|thx|ty|cheers|(?:muchas )?gracias|merci(?: beaucoup)?|danke(?: dir| schön| sehr)?|vielen dank|(?:muito )?obrigad[oa]|valeu)(?: crescendo)?$|^(?:ok|okay|great|perfect|cool|super|awesome|genial|parfait)$/iu,
  ],
  [
    "who",
    /^(?:(?:hi|hey|hello|hola|bonjour|hallo|olá|oi)[, ]+)?(?:who are you|what are you|are you (?:an? )?(?:chat ?gpt|ai|bot|robot|human|real)(?: person)?|what(?:'s| is) your name|qui[ée]n eres|qué eres|eres (?:chat ?gpt|una ia|un bot)|qui es-tu|t'es qui|tu es qui|es-tu (?:chat ?gpt|une ia|un robot)|wer bist du|was bist du|bist du (?:chat ?gpt|eine ki|ein bot)|quem (?:é|e) voc[êe]|voc[êe] é (?:o )?(?:chat ?gpt|uma ia|um robô))$/iu,
  ],
  [
    "abilities",
    /^(?:what can you do(?: for me)?|what do you do|how (?:can|do) you help(?: me)?|what can i ask(?: you)?|help|how does this work|(?:en )?qué (?:puedes hacer|sabes hacer|haces)|en qué me puedes ayudar|ayuda|(?:que|qu'est-ce que tu) (?:sais-tu|peux-tu|peux|sais) faire|aide|was kannst du(?: alles)?|wobei kannst du (?:mir )?helfen|hilfe|o que voc[êe] (?:pode|sabe)(?: fazer)?|ajuda)$/iu,
  ],
];
export type SmallTalk = "hello" | "thanks" | "who" | "abilities";

/** What kind of small talk a whole message is; undefined where it asks for something. */
export function smallTalk(message: string): SmallTalk | undefined {
  const bare = message
    .replaceAll(/[¡!¿?.…\p{Extended_Pictographic}\uFE0F]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return KINDS.find(([, whole]) => whole.test(bare))?.[0];
}
