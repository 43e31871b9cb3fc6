import type { LanguageSigns } from "../../signs.ts";
import { ACCOUNTS, DRUGS, MARKETS, MEDICINES, MINOR_AGE } from "./names.ts";

const GROUP =
  "(?:juifs|juives|musulman(?:e)?s|islamistes|chretiens|catholiques|noirs|noires|africains|asiatiques|chinois|arabes|maghrebins|algeriens|marocains|turcs|roumains|roms|gitans|tsiganes|immigres|migrants|refugies|etrangers|sans-papiers|gays|homos|homosexuels|lesbiennes|trans|femmes|handicapes|autistes|gros|obeses|pauvres|sdf)";
const NEGATIVE =
  "(?:criminels|delinquants|voleurs|voleuses|paresseux|faineants|betes|stupides|idiots|inferieur(?:e)?s|sales|violents|terroristes|violeurs|parasites|rats|animaux|dangereux|malades|dechets|inutiles|responsables de tout|le probleme|un (?:probleme|danger|fleau|cancer)|une (?:menace|plaie|peste)|en train de (?:detruire|ruiner|envahir|remplacer)\\w*|moins intelligents)";
const KID = `(?:(?:ma|mon|mes|notre|sa|son|une?|la|le) (?:[^ ]+ ){0,2}(?:filles?|fils|enfants?|fillette|gamine?s?|bebe|niece|neveu|petite?-?(?:soeur|frere|fille|fils)|petite|ado)(?: de ${MINOR_AGE} ans)?|(?:de|a) ${MINOR_AGE} ans)`;
const DISEASE =
  "(?:cancer|tumeurs?|diabete|autisme|vih|sida|alzheimer|demence|parkinson|epilepsie|sclerose(?: en plaques)?|hypertension|asthme|covid|herpes|lupus|schizophrenie|bipolarite|cirrhose|hepatite|insuffisance renale)";
const TREATMENT =
  "(?:insuline|antidepresseurs?|traitement|medicaments?|medocs|cachets|chimio(?:therapie)?|anxiolytiques|neuroleptiques|lithium|anticoagulants|sertraline|ventoline)";

/** French phrases made of lists: each of one list with each of the other. */
export const FR_COMPOSED: LanguageSigns = {
  harmless: [
    "se coupe(?:nt|r)? (?:la|les|une|le) (?:frange|cheveux|ongles|barbe|parole|tranche|part)",
    "(?:lettre|mot|message|vidéo|post) d'adieux? (?:à|au|aux|pour|de|du|des)(?: [^ ]+){0,3} (?:travail|boulot|job|chef|collègues|voiture|maison|appart(?:ement)?|ville|école|classe|équipe|cheveux|sucre|alcool|clope|tabac|caméra|personnages?|roman|jdr|saison|vingtaine|trentaine)",
    "arreter de manger (?:du |de la |des |de |trop )\\w+|(?:pistolets?|armes?|fusils?) (?:a |en )?(?:eau|carton|bois|papier|lego|mousse|colle|nerf|factices?|jouets?|cosplay|bulles|peinture|massage|origami)|pirater (?:l'|le |ton |mon )?(?:algorithme|cerveau|productivite)|se faire pirater|(?:points|trous|cafes|tableaux|chats) noirs|peaux noires|(?:peut|peuvent)-(?:il|ils|elles?) (?:etre )?garantie?s?|promesses? de guerison",
  ],
  fiction: [],
  informs: [
    "(?:comment|quand|pourquoi|depuis que|le jour ou) (?:j'ai|je (?:me )?suis) (?:enfin |fini par )?(?:quitte|quitter|parti|fui|echappe|divorce|separe|sorti|libere)\\w*|j'ai (?:enfin )?(?:quitte|fui) (?:mon|ma|un|une)",
  ],
  viewers: [
    "(?:une? (?:[^ ]+ ){0,3}(?:abonnee?|spectat\\w+|fan|follow\\w+|viewer|viewer\\w*)|une? de mes (?:[^ ]+ )?(?:abonnee?s|fans|followers|viewers|spectat\\w+)|quelqu'un (?:dans|sous|en|sur) (?:mes|les|mon|ma) (?:[^ ]+ )?(?:commentaires?|chat|live|dm|messages|videos?|chaine|mp)|une (?:fille|personne|gamine|ado)(?: [^ ]+)? (?:dans|sous|en|sur) (?:mes|les|mon|ma) (?:[^ ]+ )?(?:commentaires?|chat|live|dm|messages|videos?)|un commentaire)(?: [^ ]+){0,3} (?:dit|disait|ecrit|ecrivait|commente|raconte|envoye|poste|veut|menace|parle|va|pense|avoue|laisse)(?! que (?:je |j'))",
  ],
  kinds: {
    suicide: {
      says: [
        "(?:plus|pas|plus aucune?|aucune)(?: [^ ]+)? (?:envie|force|courage|gout|raison)(?: [^ ]+)? (?:d'etre (?:la|ici|en vie|vivante?)|d'exister|de (?:vivre|continuer|me (?:lever|reveiller)|rester en vie|rester la)|d'avancer)|(?:veux|peux|voudrais|veut|supporte)(?: [^ ]+)? plus(?: [^ ]+){0,2} (?:me reveiller|etre la|etre en vie|vivre|exister|etre ici)(?! (?:avec|a paris|en ville))|(?:j'aimerais|je voudrais|si seulement je pouvais|j'espere) (?:m'endormir|dormir|ne (?:jamais|plus)|disparaitre)(?: [^ ]+){0,4} (?:reveiller|toujours|jamais)|(?:c'est pour|je le fais|je vais le faire) (?:ce soir|cette nuit|aujourd'hui|demain)[^a-z ]* … (?:adieu|pardon\\w*|je vous aime)|(?:adieu|pardon\\w*) … (?:c'est pour|je le fais|je vais le faire) (?:ce soir|cette nuit)|(?:elle|il|fille|fils|ami\\w*|se) (?:[^ ]+ )?(?:va|veut|voulait|menace de|parle de) (?:se (?:tuer|suicider|foutre en l'air|pendre)|mourir|en finir)|marre de (?:vivre|la vie|exister)|(?:ma|la) vie ne (?:vaut|sert)(?: plus)? (?:rien|a rien|la peine|le coup)",
      ],
    },
    "self-harm": {
      says: [
        "(?:je me|je m'|s'est|m'etais) (?:suis |est |etre )?(?:encore |re-?|deja |de nouveau )?(?:re)?(?:coupee?s?|coupe|scarifiee?|mutilee?|fait du mal|brulee?)(?! (?:les cheveux|la frange|les ongles|la pointe|le doigt|au doigt|en |avec la|la langue|la main en))(?=(?: [^ ]+){0,3} (?:encore|hier|ce soir|de nouveau|bras|poignets?|cuisses|jambes|expres|hier soir|cette nuit)|$|[.,!])|(?:recommence|recommencer|envie de|recommence|replonge|va|vais|arreter de|arrive pas a arreter de) (?:a |de )?(?:me|se) (?:couper|scarifier|mutiler|faire du mal|bruler)(?! (?:les|la|le) )",
      ],
    },
    eating: {
      says: [
        "(?<!brul(?:er|e|ant|ez) (?:[^ ]+ )?)(?:[1-9]\\d\\d|\\d\\d) ?(?:calories|kcal) (?:par|a la) (?:jour|journee)|(?:dans une journee|par jour|en une journee|regime(?: a)?)(?: [^ ]+){0,3} [1-9]\\d\\d ?(?:calories|kcal)|jeune(?:r)?(?: [^ ]+){0,2} (?:a l'eau|hydrique|sec)(?: [^ ]+){0,4} (?:\\d+|trois|quatre|cinq|sept|dix) (?:jours|semaines)|(?:\\d+|trois|quatre|cinq|sept|dix|plusieurs) jours (?:de|en) jeune|jour \\d+ (?:de |du )?(?:mon |ma )?jeune|(?:rien|pas) mange depuis (?:[^ ]+ )?(?:jours|semaine)|(?:fait|ca fait) (?:[^ ]+ )jours que je (?:ne |n'ai )?(?:mange|rien mange)",
      ],
    },
    abuse: {
      names: [
        "(?:mari|copain|pere|beau-pere|conjoint|compagnon|ex|copine|mere|homme)(?: qui)? (?:me|nous|m'|m'a|nous a) ?(?:frappait|battait|tapait|maltraitait|etranglait|giflait|enfermait|menacait|frappee?|battue?|tabassee?|giflee?|violentait|cognait)|(?:me|nous) (?:frappait|battait|tapait dessus|cognait|giflait)",
      ],
    },
    stalked: {
      says: [
        "(?:harceleur|stalker|fan|inconnu|ex|quelqu'un|type|mec|abonne|il|elle)(?: [^ ]+){0,2} (?:trouve|sait|connait|decouvert|retrouve|publie|poste)(?: [^ ]+){0,2} (?:mon adresse|ou j'habite|ou je vis|ma maison|chez moi)|(?:on|il|elle|quelqu'un|ex|mec|type) (?:me|m') ?(?:suit (?:partout|chez|dans la rue|jusque)|traque|stalke|harcele|espionne|epie|file)",
      ],
    },
    minors: {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:twerk\\w*|sexy|sensuelle?|lingerie|string|nue?s?(?= |$)|strip\\w*)|(?:twerk\\w*|sexy|sensuel(?:le)?s?)(?: [^ ]+){0,3} ${KID}`,
      ],
    },
    "child-filmed": {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:bikini|maillot(?: de bain)?|sous-vetements|culotte|couche|dans (?:le|son) bain|sous la douche|prend son bain|a poil)`,
      ],
    },
    weapons: {
      names: [
        "(?:faire|fabriquer|imprimer|construire|monter|assembler|creer)(?: [^ ]+){0,3} (?:pistolets?|armes? a feu|armes?|flingues?|glock|fusils?|revolver|silencieux|grenades?|poudre noire|bombes?(?: artisanale| maison)?)(?! (?:de bain|a eau|de table|dans (?:minecraft|blender|fortnite|roblox)))(?<!bombes? (?:de|a))|(?:pistolet|arme|glock|fusil)(?: a feu)? (?:imprimee?|3d|en 3d|artisanale?|maison)",
      ],
    },
    drugs: {
      names: [
        `(?:${MEDICINES})(?: [^ ]+){0,3} sans (?:ordonnance|prescription|medecin)|sans ordonnance(?: [^ ]+){0,2} (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,2} (?:de|sur|via|depuis|par) (?:${MARKETS}|le marche noir)|(?:acheter|trouver|vendre|commander|choper|dealer|cultiver|faire pousser|planter)(?: [^ ]+){0,3} (?:${DRUGS}|drogues?|beuh|herbe(?: a fumer)|weed|shit|champignons hallucinogenes|medicaments sans ordonnance)`,
      ],
    },
    medicine: {
      names: [
        `(?:guerir|guerit|gueri|soigner|soigne|eliminer|inverser)(?: [^ ]+){0,3} ${DISEASE}(?: [^ ]+){0,5} (?:avec|grace|naturel\\w*|sans|a la maison|en \\d+|pour toujours|par)|(?:remede|cure|traitement|guerison) (?:[^ ]+ )?(?:naturel\\w*|miracle|de grand-mere|secret|maison|contre|pour|du|de la)(?: [^ ]+){0,2} ${DISEASE}(?: avec)?(?<=avec|remede.{0,40}|miracle.{0,40}|secret.{0,40}|naturel.{0,40})|(?:arreter|arrete|arretez|stopper|lacher|jeter|remplacer|se passer de|abandonner|interrompre)(?: [^ ]+){0,3} (?:l'|d'|d')?${TREATMENT}|les vaccins (?:causent|tuent|provoquent|donnent)`,
      ],
    },
    stalking: {
      names: [
        `(?<!faire )(?:pirater|hacker|piratage|craquer|voler|trouver|deviner|entrer dans|se connecter (?:a|sur))(?: [^ ]+){0,2} (?:(?:comptes?|profils?|mots? de passe|telephones?|boite mail|wifi)(?: (?:de |d'|d'un|du |des )(?!mon|ma )|(?= (?:${ACCOUNTS}))|$)|(?<!(?:trouver|deviner|voler) (?:[^ ]+ ){0,2})(?:${ACCOUNTS})(?: de | d'|$|[.,!?]))`,
      ],
    },
    deceit: {
      names: [
        "(?:garantie?s?|assuree?s?|sans (?:aucun )?risque|100 ?%)(?: [^ ]+){0,5} (?:gains?|profits?|crypto\\w*|bitcoin|forex|trading|paris|casino|rendement)|(?:gains?|profits?|rendements?|crypto\\w*|bitcoin|forex|trading|investissement\\w*|paris sportifs|argent|doubler)(?: [^ ]+){0,5} (?:garantie?s?|assuree?s?|sans (?:aucun )?risque|a coup sur)",
      ],
    },
    hate: {
      names: [
        `${GROUP} (?:(?:sont|toujours|tous) (?!pas )(?:[^ ]+ ){0,3}${NEGATIVE}|viennent (?:pour|nous|ici)|(?:apportent|amenent|commettent|causent) (?:[^ ]+ )?(?:crimes?|criminalite|violence|maladies|problemes)|(?:controlent|dirigent|dominent) (?:[^ ]+ )?(?:monde|banques?|medias|finance|presse|tout|hollywood|gouvernement|pays|france|argent)|(?:nous )?(?:detruisent|ruinent|envahissent|volent|remplacent|pourrissent|profitent|tuent)|(?:doivent|devraient) (?:partir|rentrer|degager|etre (?:expulses|renvoyes))|ne (?:meritent|devraient|s'integrent|travaillent))|(?:criminalite|crimes?|delinquance|invasion|violence) (?:des |de |d')${GROUP}|(?:brul\\w+|dechir\\w+|pietin\\w+)(?: [^ ]+){0,2} (?:coran|bible|torah|mosquee|synagogue)`,
      ],
    },
    dying: {
      says: [
        "(?:mon|ma|notre|son|sa) (?:[^ ]+ ){0,2}(?:mere|maman|pere|papa|frere|soeur|fils|fille|enfant|mari|femme|compagne|compagnon|mamie|papi|papy|grand-?mere|grand-?pere|oncle|tante|amie?) (?:[^ ]+ )?(?:est (?:[^ ]+ )?(?:en train de mourir|mourante?|en fin de vie|en soins palliatifs|en phase terminale|condamnee?)|va (?:bientot )?mourir|se meurt|vit ses derniers|n'en a plus (?:que )?(?:pour|longtemps)|n'a plus que)|(?:derniers (?:jours|mois|moments)|dernier noel) (?:avec|de) (?:mon|ma|notre)",
      ],
      names: ["soins palliatifs|fin de vie|phase terminale"],
    },
    grief: {
      says: [
        "(?:r\\.?i\\.?p\\.?|repose en paix|au revoir),? (?:a )?(?:mon |ma |petite? )?(?:[^ ]+ )?(?:mamie|mamy|meme|mami|papi|papy|pepe|maman|papa|tonton|tata|tatie|frerot|frere|soeur|grand-?mere|grand-?pere|mon ange|ami|amie)(?= |$|[.,!])(?<!au revoir .{0,20}ami)",
      ],
    },
    disaster: {
      says: [
        "(?:seisme|tremblement de terre|inondation|ouragan|tsunami|incendie|crue|tempete|guerre)(?: [^ ]+){0,8} (?:perdu|detruit\\w*|emporte|sans maison|notre maison|tout pris)|(?:perdu)(?: [^ ]+){0,6} (?:dans|a cause) (?:du |de la |de l'|le |la |l'|d'un |d'une )?(?:seisme|tremblement|inondation|ouragan|incendie|crue|tempete)",
      ],
    },
  },
};
