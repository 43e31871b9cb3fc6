import { hurtIn, isPainOver } from "./hurt.ts";
import { isJest } from "./jest.ts";
import { HUMAN_REASONS, type HumanReason, signsOf } from "./human-signs.ts";
import { foldedComment, phrases } from "./phrase.ts";

export { HUMAN_REASONS, type HumanReason };

/** What somebody has done, told as a whole: "last week I finished a chair". */
const ACHIEVED = phrases(
  "i (?:just |finally |have |also )*(?:finished|built|completed|baked|painted|sewed|knitted|restored|published|released|launched|opened|graduated|passed|ran|sold|made) (?:my|our|a|an|the|his|her)",
  "(?:por fin |ya |hoy |ayer )?(?:terminé|construí|acabé|publiqué|abrí|aprobé|corrí|pinté|hice) (?:mi|un|una|el|la)",
  "j'ai (?:enfin )?(?:fini|terminé|construit|publié|ouvert|réussi|couru|peint|fabriqué) (?:mon|ma|un|une|le|la)",
  "(?:habe ich|ich habe|hab ich|ich hab)(?: [^ ]+){1,8} (?:fertig|gebaut|geschafft|bestanden|eröffnet|veröffentlicht|gebacken|abgeschlossen)",
  "(?:finalmente |hoje |ontem )?(?:terminei|construí|publiquei|abri|passei em|corri|pintei|fiz) (?:meu|minha|um|uma|o|a)",
);

/** Hard times that lie behind somebody. */
const BEHIND = phrases(
  "(?:after|since|following|despite|through|got over|survived) (?:my|the|a|our|an) (?:[^ ]+ )?(?:divorce|break-?up|layoff|burn-?out|depression|accident|separation)|after (?:losing|getting (?:laid off|divorced|fired))",
  "(?:después|despues|tras|luego) (?:de )?(?:mi|el|la|un|una|que me) |après (?:mon|ma|un|une|le|la) |nach (?:meiner|meinem|der|dem|einer|einem) |depois (?:do|da|de|que) ",
);

/** Why a comment needs the creator in person; undefined where nothing tells. */
export function humanReason(comment: string): HumanReason | undefined {
  const folded = foldedComment(comment);
  const hurt = hurtIn(folded);
  return HUMAN_REASONS.find((reason) => {
    if (reason === hurt) return true;
    if (!signsOf(reason).test(folded)) return false;
    if ((reason === "animal" || reason === "hardship") && isJest(folded)) return false;
    if (reason === "hardship" && ACHIEVED.test(folded) && BEHIND.test(folded)) return false;
    return !(reason === "injury" || reason === "medical") || folded.includes("?") || !isPainOver(folded);
  });
}

/** Reasons that come before anything else a comment may also be. */
export function isUrgent(reason: HumanReason | undefined): boolean {
  return reason === "self-harm" || reason === "threat" || reason === "abuse";
}
