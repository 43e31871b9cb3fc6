/** Names that are the same in every language, as alternatives without their group. */

/** Medicines that need a prescription, and what is sold as such. */
export const MEDICINES =
  "ritalina?|concerta|adderall|vyvanse|elvanse|xanax|alprazolam|valium|diazepam|clonazepam|rivotril|trankimazin|tavor|lorazepam|oxy(?:codone|contin)?|oxicodona|percocet|vicodin|codeine?|codeina|tramadol|ambien|zolpidem|modafinil[eo]?|ozempic|semaglutid[ea]?|wegovy|mounjaro|saxenda|retatrutide|melanotan|antibioti(?:cs?|cos?|ques?|ka)|antibioticos|steroids?|esteroides?|steroide|anabolika|sarms|testosteron[ea]?|viagra|accutane|roaccutane|isotretinoin[ea]?|botox|dermal fillers?|lip fillers?|hgh|clenbuterol|ephedrin[ea]?";

/** Drugs that are forbidden nearly everywhere. */
export const DRUGS =
  "cocain[ea]?|cocaine|kokain|koks|coca(?:ina)|heroin[ea]?|fentan[yi]lo?|mdma|molly|ecstasy|extasis|lsd|ketamin[ea]?|ghb|crystal meth|meth|metanfetamina|tusi|speed|magic mushrooms|shrooms|cannabis|marijuana|marihuana|maconha";

/** Where nobody checks what is sold. */
export const MARKETS =
  "aliexpress|alibaba|temu|shein|wish|telegram|whatsapp|snapchat|instagram|facebook|tiktok|ebay|wallapop|vinted|olx|china|the dark ?web|dark ?web|darknet|deep web|dhgate";

/** Accounts people have. YouTube isn't among them: "hack YouTube" is said of its algorithm. */
export const ACCOUNTS =
  "instagram|insta|tik ?tok|snap(?:chat)?|facebook|whatsapp|discord|gmail|onlyfans|twitter";

/** An age below eighteen, in figures. */
export const MINOR_AGE = "(?:[1-9]|1[0-7])";
