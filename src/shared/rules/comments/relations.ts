/** Who or what people mourn and remember, as parts of phrases in each language. */
export const RELATIONS = {
  en:
    "(?:(?:late|best|dear|little|big|older|younger|sweet|old) )*(?:mom|mum|mother|mama|dad|daddy|father|papa|parents|grandma|grandmother|grandpa|" +
    "grandfather|grandad|granddad|grandparents|nan|nana|nanna|nonna|gran|granny|wife|husband|son|daughter|brother|sister|friend|uncle|aunt|auntie|" +
    "cousin|fiancee?|partner|boyfriend|girlfriend|baby|dog|cat|puppy|kitten|horse|pet|hamster|rabbit|bird|parrot|teacher)",
  es:
    "(?:mejor )?(?:madre|padre|mama|papa|abuelit[oa]|abuel[oa]s?|herman[oa]|hij[oa]|espos[oa]|marido|mujer|amig[oa]|ti[oa]|prim[oa]|novi[oa]|pareja|" +
    "perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|bebe|mascota|viej[oa]|caballo|suegr[oa])",
  fr:
    "(?:meilleure? )?(?:mere|pere|maman|papa|grand-?mere|grand-?pere|mamie|papi|papy|frere|soeur|sœur|fils|fille|mari|femme|amie?|ami|oncle|tante|" +
    "cousine?|copine?|copain|compagne|compagnon|chienne?|chien|chat|chatte|bebe|cheval|parents|beau-pere|belle-mere)",
  de:
    "(?:(?:beste[nr]?|kleine[nr]?|liebe[nr]?|alte[nr]?) )*(?:mutter|vater|mama|mutti|papa|oma|opa|grossmutter|grossvater|bruder|schwester|sohn|tochter|mann|" +
    "frau|freundin|freund|onkel|tante|cousine?|partnerin|partner|hundin|hund|katze|kater|baby|pferd|eltern|grosseltern)",
  pt:
    "(?:melhor )?(?:mae|pai|mamae|papai|avo|vovo|irma|irmao|filh[oa]|espos[oa]|marido|mulher|amig[oa]|ti[oa]|prim[oa]|namorad[oa]|" +
    "cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|bebe|noiv[oa]|sogr[oa]|cavalo)",
} as const;

/** Parts of the body that get hurt. */
export const BODY = {
  en: "(?:(?:left|right|lower|upper|whole|entire) )*(?:finger(?:tip|nail)?s?|thumb|hands?|arm|wrist|elbow|shoulder|neck|back|knees?|leg|ankle|foot|toes?|toe|head|eye|nose|lip|tongue|rib|hip|hamstring|calf|palm|face|skin|teeth|tooth)",
  es: "(?:dedos?|pulgar|manos?|brazo|muneca|codo|hombro|cuello|espalda|rodillas?|pierna|tobillo|pie|cabeza|ojo|lengua|cara)",
  fr: "(?:doigts?|pouce|mains?|bras|poignet|coude|epaule|cou|dos|genoux?|jambe|cheville|pied|orteil|tete|œil|oeil|langue|visage)",
  de: "(?:finger|daumen|hand|arm|handgelenk|ellenbogen|schulter|nacken|rucken|knie|bein|knochel|fuss|zeh|kopf|auge|zunge|gesicht)",
  pt: "(?:dedos?|dedao|maos?|mao|braco|pulso|cotovelo|ombro|pescoco|costas|joelhos?|perna|tornozelo|pe|cabeca|olho|lingua|rosto)",
} as const;
