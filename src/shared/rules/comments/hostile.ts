import { foldedComment, phrases } from "./phrase.ts";

/** What makes a comment hostile, the gravest first. */
export type Hostility = "hate" | "harassment" | "insult";

const INSULTS =
  "idiots?|morons?|imbecile|stupid|dumb(?:ass)?|trash|garbage|loser|pathetic|clown|ugly|disgusting|worthless|scum|" +
  "retard(?:ed)?|a joke|a disgrace|a fraud|talentless|brain ?dead|fat|fatass|bitch|cunt|whore|pig|liar|delusional|cringe|annoying";

/**
 * Hate, sexual remarks, insults and curses at somebody, in the product's five languages (heuristics, checked
 * 2026-11-22). What is called bad without anybody being called so is criticism and not here.
 */
const SIGNS: Record<Hostility, () => RegExp> = {
  hate: () =>
    phrases(
      "go back to (?:your|ur|where you|africa|mexico|china|india)|(?:women|girls) belong in|white power|sieg heil|heil hitler|nigg(?:er|a)s?|fagg?ots?|trann(?:y|ies)|kike|(?:all )?(?:muslims|jews|gays|immigrants|blacks|whites|christians|trans people) (?:should|are (?:all )?(?:trash|disgusting|vermin|animals|evil|terrorists))|stay in the kitchen",
      "(?:vuelve|vete|regresa) a (?:tu|su) (?:país|tierra|cocina)|maric(?:ón|a|on)es?|sudacas?|negro de mierda|vuelve a la cocina",
      "(?:rentre|retourne) (?:dans ton|chez toi|au) (?:pays|bled)?|sale (?:arabe|noir|juif|pédé|race|gouine)|pédés?|retourne à la cuisine",
      "(?:geh|verschwinde) (?:zurück )?(?:in dein|dahin) (?:land|wo du)|ausländer raus|kanake|schwuchtel|frauen (?:gehören|an den herd)|zurück in dein land",
      "volta (?:pro|para o) seu país|viad(?:o|inho)|macac[oa]|sapatão|lugar de mulher é|volta pra cozinha",
    ),
  harassment: () =>
    phrases(
      "what are you wearing|under that (?:shirt|dress|top)|(?:no|without) (?:clothes|shirt|bra)",

      "(?:show|send|see|flash) (?:us |me |your |ur |some |more )*(?:tits|boobs|nudes?|feet|ass|booty|pussy)|nice (?:tits|ass|boobs|rack|booty)|(?:you're|you are|ur|u r|so|looking) (?:so |fucking |damn )*(?:sexy|fuckable|thicc|hot af)|i(?:'d| would|'ll| wanna| want to) (?:smash|fuck|bang|rape|lick|sleep with) (?:you|u|that|her|him)|send (?:me )?(?:pics|pictures|photos)|(?:you're|you are|ur|u r|damn you're) (?:so |really )?hot|hottie|step on me|sit on my face|your (?:tits|boobs|ass)|onlyfans|take (?:it|that|your [^ ]+) off|horny|turns? me on",
      "(?:mándame|manda|pásame|enseña|muestra) (?:tus |las |unas |fotos )*(?:nudes?|tetas|pack|desnud[oa])|qué (?:rica|buena) (?:estás|que estás)|te (?:follaba|cogería|haría de todo)|(?:buenas|qué) (?:tetas|culo)|estás (?:muy )?buena",
      "(?:envoie|montre|fais voir) (?:des |tes |moi (?:des |tes )?)*(?:nudes?|seins|nichons|pieds|fesses)|t'es (?:trop )?bonne|je te (?:baise|baiserais|ferais)|beau cul|gros seins",
      "(?:zeig|schick)(?: uns| mir| mal| deine| bitte)* (?:titten|brüste|nacktbilder|füße|arsch|nudes)|geiler arsch|geile (?:titten|sau)|(?:würde|will) dich (?:ficken|vögeln|flachlegen)|du bist so sexy",
      "(?:manda|mostra|mande|mostre) (?:os |as |uns |umas )*(?:nudes?|peitos|bunda|pack)|que (?:gostosa|delícia de mulher)|sua gostosa|te (?:comia|comeria)|bunda (?:gostosa|linda)",
    ),
  insult: () =>
    phrases(
      "(?:be )?ashamed of yourself|shame on you|you should be (?:ashamed|embarrassed)|you disgust me",

      "your (?:face|voice|nose|teeth|hair|laugh|accent) (?:is|are|looks?|makes?) (?:so |really |fucking |just )*(?:annoying|ugly|disgusting|gross|punchable|unbearable|me sick|horrible|stupid)|tu (?:me )?(?:fais (?:pitié|honte|peine)|dégoûtes)|du (?:gehst mir (?:so |echt |richtig |nur )*auf (?:die nerven|den sack|den keks)|nervst)|(?:você )?me dá nojo|que nojo de você|vergonha alheia de você",

      `(?:you(?:'re| are)?|u(?: r)?|ur|he is|he's|she is|she's|they are|they're)(?: (?!not|never|no|made|make|should|must|can|videos?|channel|title)[^ ]+){0,3} (?:${INSULTS})`,
      "f(?:u|\\*|@)?(?:c|\\*)?k (?:you|u|off)|kys|kill (?:yourself|urself)|go (?:and )?die|drop dead|stfu|shut (?:the [^ ]+ )?up|delete your (?:channel|account)|get a (?:real )?job|get a life|touch grass",
      "i hate (?:you|u)(?! for)|(?:nobody|no one) (?:likes|cares about|asked for|wants) (?:you|u|your)|(?:you|u) suck|piece of (?:shit|crap|trash|garbage)|what an? (?:total |complete |absolute )?(?:idiot|moron|loser|clown|bitch|joker|fool)",
      "(?:qué|menudo|vaya) (?:payas[oa]|idiota|imbécil|ridícul[oa]|tont[oa])|qué asco das|(?:eres|sos) (?:(?:un|una|muy|tan|más) )*(?:idiota|imbécil|estúpid[oa]|basura|asc[oa]|patétic[oa]|inútil|tont[oa]|fe[oa]|gord[oa]|payas[oa]|fracasad[oa]|burr[oa])|vete a la mierda|cállate|hij[oa] de puta|te odio|(?:me )?das (?:asco|pena|vergüenza)|nadie te (?:quiere|aguanta|soporta)",
      "quel(?:le)? (?:bouffon|clown|conn?e?|idiote?|guignol|abruti|naze)|(?:t'es|tu es|vous êtes) (?:(?:un|une|trop|vraiment|qu'un|tellement|juste|si) )*(?:con|conne|connard|connasse|idiote?|débile|nulle?|merde|minable|moche|grosse?|ridicule|bouffon|pathétique|stupide|bête)|(?:ferme )?ta gueule|va te faire foutre|je te déteste|connard|connasse|personne ne t'aime",
      "(?:was für|so) (?:ein|eine) (?:clown|idiot|trottel|vollidiot|opfer|lappen|dummkopf)|du (?:bist )?(?:(?:ein|eine|einfach|nur|so|echt|richtig|total|der|die) )*(?:idiot|dumm|dümmste|arschloch|hurensohn|versager|müll|ekelhaft|peinlich|opfer|hässlich|fett|lächerlich|bescheuert|behindert|trottel)|halt (?:die (?:fresse|klappe)|dein maul)|verpiss dich|fick dich|ich hasse dich|niemand mag dich",
      "que (?:palhaç[oa]|idiota|imbecil|otári[oa]|babaca)|(?:você é|vc é|vc e|tu és|tu é|seu|sua) (?:(?:um|uma|muito|tão|mesmo) )*(?:idiota|burr[oa]|lixo|imbecil|otári[oa]|nojent[oa]|ridícul[oa]|fei[oa]|gord[oa]|palhaç[oa]|fracassad[oa]|inútil)|cala a boca|vai se f[ou]der|te odeio|ninguém gosta de você",
    ),
};

const built = new Map<Hostility, RegExp>();

/** How a comment is hostile to somebody; undefined where it isn't. */
export function hostilityOf(comment: string): Hostility | undefined {
  const folded = foldedComment(comment);
  const kinds: readonly Hostility[] = ["hate", "harassment", "insult"];
  return kinds.find((kind) => {
    const pattern = built.get(kind) ?? SIGNS[kind]();
    built.set(kind, pattern);
    return pattern.test(folded);
  });
}
