import type { LanguageSigns } from "../signs.ts";

const KIN =
  "(?:mere|maman|pere|papa|parents|frere|soeur|jumeau|jumelle|fils|fille|enfant|bebe|mari|femme|conjointe?|compagnon|compagne|copain|copine|grand-?mere|grand-?pere|grands-?parents|mamie|papi|papy|oncle|tante|cousine?|neveu|niece|meilleure? amie?|amie?|prof|voisine?|collegue|beau-pere|belle-mere)";
const PET = "(?:chien(?:ne)?|chat(?:te)?|chaton|chiot|lapin|cheval|hamster|perroquet|animal|cochon d'inde)";
const TEEN = "(?:[5-9]|1[0-7])";
const CHILD = "(?:filles?|fils|enfants?|bebe|gamine?s?|petite?s?|neveu|niece|eleves|jumeaux|bout de chou)";

export const FR: LanguageSigns = {
  harmless: [
    "(?:en finir|tout finir|finir|terminer|termine|finit|conclure)(?: tout)? (?:avec|par|en) (?:[^ ]+ ){0,3}?(?:fête|concert|bal|festin|feu d'artifice|festival|soirée|beauté|apéro|barbecue)|(?:attaques?|missions?|joueurs?|ennemis?|drones?) suicides?|(?:va|vont) me tuer[:,]? … (?:acheté|achète|acheter|dépens[a-zé]*|encore une?|facture|plantes?|chaussures|laine|tissu|colis)|(?:me |m'|nous )?pendre (?:des|les|une?|mes|ma|mon) (?!corde|lustre)",
    "tuer (?:le |la |les |l.|un )?(?:temps|bruit|echo|ennui|mauvaises herbes|souffle|gresillement|bestioles|moustiques|cafards|fourmis|pucerons|parasites|champignons|moisissures?|bacteries|germes|poux|puces|acariens|ambiance|jeu)",
    "(?:fille|fils|enfant|niece|neveu|soeur|frere) (?:a|ont) (?:essaye|tente|voulu|imite|reproduit|fait)(?: [^ ]+){0,5} (?:s'est|c'est) (?:brul|coup|bless)\\w+",
    "(?:marre|fatiguee?|epuisee?|ras le bol|lasse?|saoulee?)(?: (?!viv|vie|exist)[^ ]+){0,4} (?:post|publi|mont|film|tourn|edit|stream|videos?|reels?|contenus?|lives?)[^ ]*(?: (?!viv|vie|exist)[^ ]+){0,6} (?:j'en|n'en|je n'en|j') ?(?:peux|tiens) plus",
    "(?:espionn|stalk|surveill|traqu)\\w+ (?:(?:mes|la|les|mon|nos) )?(?:concurren\\w+|statistiques|miniatures|hashtags|titres)|refugiee?s?(?: [^ ]+){0,3} (?:ouvert|ouvre|lance|dirige|cuisine|vend|fonde)",
    "(?:me|nous|te|le|m') ?(?:bat|bats|battent|battait|battu|tue|tape|frappe|defonce|explose) (?:toujours |encore |souvent )?(?:aux?|a la|a|sur|dans) (?:le |la )?(?:echecs|fifa|mario\\w*|tennis|poker|uno|belote|jeux?|petanque|switch|smash|foot)",
    "(?:rembourser?|rembourses?|remboursant|solder?) … dettes?",
    "mourir de (?:rire|faim|honte|chaud|froid|envie|soif|ennui|peur)|mort(?:e|s|es)? de (?:rire|faim|honte|fatigue|soif|trouille)|a mourir(?: de rire)?|a tomber|nature morte|temps morts?|point mort|souleve de terre|deadlift|peine a jouir|tuer (?:le temps|le game|deux oiseaux|les (?:mauvaises herbes|pucerons|bacteries|mites)|le (?:boss|jeu)|la faim)|(?:ca|qui) tue|une tuerie|tueries?|suicide squad|escadron suicide",
    "(?:me |se |te )?couper (?:les cheveux|ma frange|mes cheveux|les pointes|la frange|les ongles|le son|au montage)|signe (?:du )?cancer|cancer (?:ascendant|horoscope|et (?:scorpion|lion|belier|taureau|poissons|vierge))|horoscope … cancer|tropique du cancer|abuser (?:des|de la|du|de) (?:filtres|sucre|retouche|perceuse|outils)|enfants? des annees (?:80|90)|grande depression|depression tropicale|bombes? (?:de bain|au chocolat|a graines|a eau)|bombe de bain|guerre des (?:etoiles|boutons|consoles|prix)|star wars|accro (?:au|a la|aux) (?:chocolat|cafe|livres|shopping|series|plantes|running)|avocate? (?:en|specialis\\w+ en) divorces? … (?:marketing|clients|contenu|seo)|marketing … divorces?",
    "perdu (?:mes cles|mon telephone|du poids|mes abonnes|\\d+ (?:kilos|kg)|mon portefeuille|patience)|rupture (?:de stock|conventionnelle de contrat de musique)|batterie (?:morte|a plat)|(?:plante|orchidee|basilic|levain|succulente)s? (?:meur\\w*|mort\\w*|est mort\\w*)|transitions? (?:video|fluides|capcut|entre)|coup de (?:coeur|main|foudre|soleil|theatre|pouce)|battre (?:les oeufs|le record|les blancs)|recuperation (?:musculaire|de donnees|active|d'eau)|violet\\w*|viol(?:on|oncelle|ine)\\w*|voler de ses propres ailes|cache-?cache|il pleut",
  ],
  fiction: [
    "films?|series?|netflix|anime|manga|saison|episodes?|bande[- ]annonce|romans?|chansons?|paroles|jeux? ?-?videos?|jeux? de (?:societe|role|plateau|cartes)|gameplay|elden ring|minecraft|roblox|fortnite|gta|boss (?:dans|de|final)|personnages?|mechante?s?|critique du|livre|cosplay|resume|theatre|true crime",
  ],
  informs: [
    "prevention|prevenir|sensibilis\\w+|psychologue|therapeute|infirmier\\w*|documentaire|statistiques|signes (?:de|d')|comment (?:aider|soutenir|accompagner|parler a)|parler (?:de|du)|parlons|survivante?s?|survecu|guerison|gueri|m'en (?:suis )?sorti\\w*|surmonter|surmonte|mon histoire|temoignage|ans (?:sans|apres|que)|depuis (?:que )?j'ai|perdu (?:mon|ma|un|une)|anniversaire|hommage|tabou|retablissement|rechute",
  ],
  kinds: {
    overdose: {
      says: [
        "(?:avale|pris) (?:genre |environ |presque |plus de )*(?:[2-9]\\d|1\\d|\\d{3}|dix|quinze|vingt|trente|quarante|beaucoup de|plein de|une poignee de)(?: \\w+)? (?:cachets|comprimes|medicaments|medocs|somniferes|dolipranes?|paracetamols?|ibuprofenes?|aspirines|antidepresseurs)",
        "(?:j'ai|il a|elle a|mon \\w+ a|ma \\w+ a) (?:\\w+ )?(?:avale|pris) (?:trop de|tous (?:mes|les|ses)|toute la boite de|une boite de) (?:\\w+ )?(?:medicaments|cachets|comprimes|somniferes)|(?:fait|faire|en train de faire) une overdose|combien de (?:cachets|medicaments|comprimes) … (?:mourir|mortel)",
      ],
      names: ["overdoses?|surdose"],
    },
    suicide: {
      says: [
        "(?:je veux|je voudrais|j'ai envie de|envie d[e']|je vais|je pense a|je prefere|j'aimerais|j'ai essaye de|veut|parle de|penser a) (?:\\w+ )?(?:mourir|me tuer|se tuer|me suicider|se suicider|en finir|m'en finir|disparaitre(?: pour toujours)?|me pendre|ne plus (?:exister|me reveiller|vivre|etre la)|mettre fin a (?:mes|ses) jours)(?! de rire)|mettre fin a (?:mes|ses) jours|en finir avec (?:la|ma) vie|me suicider|(?:pensees|idees|envies) suicidaires|je suis suicidaire|me foutre en l'air",
        "(?:je )?(?:ne |n'ai |n')?(?:veux|peux|supporte|ai) plus (?:\\w+ )?(?:vivre|continuer(?: a vivre| comme ca)?|exister|etre la|me lever le matin|envie de (?:vivre|rien|me battre)|la force de (?:vivre|continuer))|je n'en peux plus(?: de (?:vivre|la vie|ma vie)| et|$|[.,!])|j'en peux plus(?: de (?:vivre|la vie|ma vie)| et|$|[.,!])|(?:ma|la) vie n'a (?:plus|aucun) (?:de )?sens|(?:mieux|tranquilles) sans moi|lettre (?:d'adieu|de suicide)|(?:personne|nul) ne (?:me )?(?:remarquerait|regretterait) si|j'aurais prefere ne pas naitre|fatiguee? de vivre|comment mourir|moyens? de mourir",
      ],
      names: ["suicid(?:e|es|er|aires?)"],
    },
    "self-harm": {
      says: [
        "(?:je|elle|il|qui|ma fille|mon fils) (?:me|se|m'|s')(?: \\w+)? ?(?:scarifie|mutile|coupe(?! les| du| la| en| le| au| avec)|fais (?:du )?mal|fait (?:du )?mal|brule expres)|me (?:scarifier|mutiler|faire du mal)|se (?:scarifier|mutiler|scarifie|mutile)",
      ],
      names: ["scarification|automutilation"],
    },
    abuse: {
      says: [
        "(?:me|nous|m') ?(?:frappe|frappent|bat|battent|tape dessus|maltraite|a frappee?|a battue?|etrangle|enferme|menace de me tuer)|peur de mon (?:mari|copain|pere|conjoint|ex|compagnon|beau-pere)|peur de (?:rentrer chez moi|ma mere)|(?:mari|copain|conjoint|pere|compagnon|ex) (?:violent|me bat|abusif|manipulateur et violent)|relation (?:abusive|violente)|(?:veut|va|menace de) (?:me|nous) tuer|pas en securite (?:chez moi|a la maison)",
      ],
      names: [
        "violences? (?:conjugales?|domestiques?|intrafamiliales?|faites aux femmes|familiales?)|maltraitance|femmes battues|enfance maltraitee|feminicides?",
      ],
    },
    sexual: {
      says: [
        "(?:mon |ma |un )?(?:prof|oncle|pere|beau-pere|entraineur|coach|patron|medecin|pretre|cousin|frere|grand-pere|voisin|homme|quelqu'un) (?:\\w+ )?m'a (?:touchee?|violee?|agressee?|embrassee? de force|caressee?|forcee?|abusee?)",
        "(?:j'ai ete|elle a ete|on m'a|il m'a|m'a|m'ont|ete) (?:violee?|agressee? sexuellement|abusee?|touchee? sans|droguee?|forcee? a)|abuse de moi|attouchements",
      ],
      names: [
        "viols?|agressions? sexuelles?|abus sexuels?|harcelement sexuel|inceste|pedocriminalite|pedophil\\w+|sextorsion",
      ],
    },
    eating: {
      says: [
        "(?:je )?(?:ne )?mange (?:plus|rien|pas)(?: rien)? depuis|depuis (?:\\w+ )?jours (?:je )?(?:ne )?mange|(?:je me|me|se) (?:fais|faire|fait|faisais) vomir|moins de [1-7]\\d\\d calories|plus manger",
        "(?:je me|me|se) (?:fais|faire|fait) vomir|je (?:ne )?mange (?:plus|rien) depuis|je me prive de manger|arreter de manger|m'affamer|perdre \\d+ kilos en (?:une semaine|\\w+ jours)|pro ?-?ana",
      ],
      names: [
        "anorexi(?:e|ques?)|boulimi(?:e|ques?)|troubles? (?:du comportement alimentaire|alimentaires?)|tca|hyperphagie",
      ],
    },
    stalked: {
      says: [
        "(?:me|m'|on me|on m'|il me|elle me) ?(?:harcele|harcelent|suit(?: partout| chez moi| jusqu)|suivent|traque|menace|menacent|a menacee?|espionne|fait chanter|surveille)|(?:mon|j'ai un) (?:harceleur|stalker)|(?:mon adresse|ou j'habite) (?:a ete |est )?(?:publiee|sur internet|en ligne)|(?:publie|sait|savent|partage|poste) (?:mon adresse|ou j'habite)|menaces? de mort",
      ],
      names: ["un (?:harceleur|stalker)"],
    },
    leaked: {
      says: [
        "(?:a |ont |veut |menace\\w* de )?(?:publi\\w+|diffus\\w+|partag\\w+|envoy\\w+|poste\\w*|leak\\w*|fuite\\w*|balanc\\w+|fait tourner|ont fuite|detient)(?: \\w+){0,4} (?:mes (?:\\w+ )?(?:nudes|photos|videos|images)(?: \\w+)?|(?:photos|videos|images) (?:intimes|nues?|privees) de moi|photos de moi nue?|ma sextape)|mes (?:nudes|photos (?:intimes|nues?|privees)|videos intimes)|revenge porn|deep ?fake (?:porno )?de moi",
      ],
    },
    minors: {
      names: [
        `(?:draguer|rencontrer|sortir avec|seduire|embrasser|parler en prive (?:a|avec)|obtenir des photos d[e']|convaincre|coucher avec)(?: (?:une?|des|mes|fille|filles|garcon))* (?:de ${TEEN} ans|mineure?s?|jeunes (?:abonnees?|fans|followers))|(?:filles|fillettes|mineures?) (?:sexy|en bikini|nues)|pedopornograph\\w+|arnaquer des (?:enfants|mineurs)|vendre (?:des puffs?|de l'alcool|des vapes?|de la drogue|des cigarettes) aux? (?:enfants|mineurs|ados)`,
      ],
    },
    violence: {
      names: [
        "(?:comment )?(?:empoisonner|tuer|frapper|poignarder|bruler|blesser) (?:le |la |mon |ma |un |une |l')?(?:chien|chat|voisine?|ex|patron\\w*|prof|mari|femme|camarade|frere|pere|quelqu'un|maison)(?: du voisin| de mon| de ma)?",
        "(?:je veux|je vais|comment|envie de|j'ai envie de) (?:\\w+ )?(?:tuer|poignarder|empoisonner|frapper|tabasser|kidnapper|faire du mal a|assassiner|blesser|me venger de|etrangler|me debarrasser de) (?:mon|ma|mes|un|une|quelqu'un|le|la|les|tout) ?(?:ex|mari|femme|patron|voisine?s?|prof|camarades?|pere|mere|frere|personne|gens|monde|chien du voisin|chat|copain|copine)?(?= |$|[.,!?])(?! (?:temps|game|boss|jeu))|fusillade (?:dans|a) (?:mon|l'ecole|mon lycee)|cacher un (?:corps|cadavre)",
      ],
    },
    weapons: {
      names: [
        "(?:fabriquer|faire|construire)(?: \\w+){0,2} (?:bombes?|explosifs?|armes?) (?:artisanale?s?|maison|a la maison)(?! de bain)",
        "(?:fabriquer|faire|construire|cuisiner)(?: \\w+){0,2} (?:bombe (?:artisanale|maison)|explosifs?|cocktail molotov|molotov|arme artisanale|methamphetamine|cocaine|de la drogue)|vendre de la (?:drogue|cocaine)|faux billets|voler (?:une voiture|des cartes|dans les magasins)|fraude a la carte",
      ],
    },
    stalking: {
      names: [
        "(?:savoir|trouver|decouvrir|chercher) (?:ou habite|l'adresse de|ou vit|la maison de)(?: \\w+)?|(?:espionner|pister|pirater|localiser|traquer)(?: \\w+){0,4} (?:copine|copain|ex|femme|mari|fille|quelqu'un|youtubeuse)",
        "(?:comment|je veux|puis-je|appli pour) (?:\\w+ )?(?:espionner|pister|localiser|suivre|pirater|harceler|surveiller|traquer|savoir ou habite|trouver ou habite)(?: \\w+){0,4} (?:mon ex|ma copine|mon copain|ma femme|mon mari|quelqu'un|une fille|une personne|un streamer|une? youtubeu?r\\w*)|(?:a son insu|sans qu'(?:elle|il) le sache)|espionner (?:le telephone|whatsapp|ma|mon)|camera cachee dans (?:les toilettes|la douche|le vestiaire|la salle de bain)|pirater (?:le|un|son) (?:compte|instagram|snap\\w*|telephone)",
      ],
    },
    exposing: {
      names: [
        "(?:publier|poster|diffuser|balancer|partager|envoyer|afficher)(?: \\w+){0,2} (?:nudes|photos?|videos?|messages|adresse|conversations?)(?: \\w+){0,2} (?:de mon ex|de ma copine|de mon copain|de ma femme|d'elle|de mon ami\\w*|de mon patron)|afficher (?:mon|ma) (?:ex|prof|patron\\w*|voisine?|collegue|copine|copain|camarade)|humilier (?:mon|ma)|doxxer|ruiner la (?:vie|reputation) de",
      ],
    },
    dares: {
      says: ["jeux? (?:du foulard|de l'etranglement|d'asphyxie)"],
      names: [
        "jeu du (?:foulard|tomate)|jeux? (?:du foulard|de l'etranglement|d'asphyxie)",
        "(?:defis?|challenges?|pranks?|blagues?|cascades?) (?:\\w+ )?(?:dangereux|dangereuses?|mortel(?:le)?s?|du foulard|blackout|extremes? et dangereux|illegal\\w*|d'etranglement|avec (?:une arme|un couteau|du feu|une bombe))|jeu du foulard|boire (?:de la )?javel|conduire les yeux bandes|semer la police|appeler (?:le 15|le 17|le 112|les secours|la police) pour (?:rire|une blague)|canular a la bombe|faux kidnapping|(?:sans (?:manger|dormir|boire)) (?:pendant )?(?:[3-9]|trois|quatre|cinq|sept) jours|me mettre le feu",
      ],
    },
    deceit: {
      names: [
        "(?:simuler|feindre|faire semblant d[e'] ?|inventer|mettre en scene|faire croire (?:a|que)|fausse?) (?:\\w+ )?(?:ma (?:propre )?mort|mort|d'avoir (?:un cancer|le cancer)|avoir (?:un cancer|le cancer)|etre (?:morte?|malade|enceinte|sdf)|un cancer|une maladie|un enlevement|un accident|une grossesse|kidnapping|je suis morte?|mon deces)|arnaquer (?:mes abonnes|les gens|des personnes agees|mes followers)|faux (?:concours|giveaway)|pyramide de ponzi|fausses nouvelles pour",
      ],
    },
    hate: {
      names: [
        "(?:pourquoi|prouver que|parce que|que) les (?:noirs|juifs|musulmans|arabes|immigres|migrants|gays|homos|femmes|roms|trans|etrangers|handicapes) (?:sont|devraient|doivent|ne meritent|n'ont)(?: \\w+)?|(?:se moquer|me moquer|moqueries|insulter|humilier|blagues|harceler|rire)(?: \\w+){0,2} (?:des|d'|de|sur|sur les|contre les) ?(?:un |une |les |personnes )?(?:handicapes?|gros|grosses|noirs|gays|homos|immigres|juifs|roms|autistes|sdf|musulmans|trisomiques|camarades?|arabes)|la shoah n'a (?:pas|jamais)",
      ],
    },
    "child-writes": {
      says: [
        "je suis en (?:cp|ce1|ce2|cm1|cm2|6e|6eme|sixieme|5e|5eme|4e|4eme|primaire|maternelle)|(?:mes parents|ma mere|mon pere|maman|papa)(?: ne)? (?:veulent|veut|laissent|laisse|savent|sait|autorisent)(?: pas| plus)?(?: \\w+){0,2}(?: \\S+){0,3} (?:chaine|tiktok|youtube|videos?|compte|instagram|snap)",
        `j'ai (?:seulement |que |presque |bientot )?${TEEN} ans(?! (?:d'experience|d'ancien|de metier|de mariage|de pratique|de carriere|que|de chaine|de retard|a))|j'ai (?:cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ans(?! d)|je suis (?:une? |encore une? )?(?:enfant|mineure?|en (?:ce1|ce2|cm1|cm2|6e|sixieme|5e|cinquieme|primaire))|(?:mes parents|ma mere|mon pere|maman|papa) (?:ne )?(?:veulent|veut|savent|sait|me laissent?) pas(?: \\w+){0,5} (?:chaine|tiktok|youtube|videos|compte|instagram)|sans que mes parents (?:le )?sachent|mentir sur mon age`,
      ],
    },
    "child-filmed": {
      names: [
        `(?:filmer|film(?:e|ons)|montrer|publier|poster|photographier|prank(?:er)?|partager|exposer|mettre)(?: (?:des |les )?(?:videos?|photos?|contenus?|de|d'|en ligne|sur))* (?:mon|ma|mes|nos|notre|les|des) (?:\\w+ )?${CHILD}|(?:crises?|coleres?|punition|bain|pleurs) de (?:mon|ma|mes) (?:\\w+ )?${CHILD}|(?:mon|ma|mes) ${CHILD} (?:youtubeu?r\\w*|influenceu\\w+|sur (?:ma chaine|tiktok|youtube|instagram)|celebre)|chaine (?:youtube )?(?:avec|de|pour) (?:mon|ma|mes|les) ${CHILD}|vlogs? (?:de )?famil\\w*|videos pour enfants|contenu pour enfants|chaine (?:pour )?enfants`,
      ],
    },
    grief: {
      says: [
        `(?:lettre|video|chanson|message|hommage) (?:a|pour) (?:mon|ma|mes|notre) (?:\\w+ )?${KIN} (?:disparue?|decedee?|morte?|parti\\w*|au ciel|qui (?:n'est plus|est partie?|nous a))|(?:mon|ma|notre) (?:defunte?|feu) ${KIN}|(?:papa|maman|mamie|papi|papy|mon ${KIN}|ma ${KIN}) (?:\\w+ )?(?:est partie?|est morte?|nous a quittes?|s'est eteinte?|n'est plus)`,
        `(?:mon|ma|mes|notre|nos|son|sa) (?:\\w+ )?${KIN} (?:\\w+ )?(?:est (?:morte?|decedee?|partie?(?: trop tot| pour toujours)?|en train de mourir|en soins palliatifs|mourante?)|sont (?:morts|decedes)|va mourir|vient de (?:mourir|deceder)|nous a quittes|n'est plus la|s'est (?:suicidee?|donne la mort))|(?:j'ai perdu|on a perdu|nous avons perdu|perdre|perdu|sans|mort de|deces de|enterrer|enterrement de|obseques de|adieu a|hommage a|cendres de|manque|pleurer) (?:mon|ma|mes|notre|son|sa|un|une) (?:\\w+ )?${KIN}(?! (?:de vue|au supermarche))|(?:mon|ma) ${KIN} me manque|premier (?:noel|anniversaire) sans|je suis (?:veuve?|veuf|orphelin\\w*)|depuis la mort de`,
      ],
      names: [
        "(?:personne|grand-mere|grand-pere|mere|pere) disparue?",
        "deuil(?:s)?|endeuillee?s?|enterrements?|funerailles|obseques|veuf|veuves?|veuvage|condoleances|soins palliatifs|fin de vie|perte d'un (?:proche|parent|enfant|etre cher)",
      ],
    },
    pet: {
      says: [
        `(?:mon|ma|notre) ${PET} (?:\\w+ )?(?:est (?:morte?|decedee?|partie?)|va mourir|vient de mourir|a un cancer|n'est plus la)|(?:perdu|perdre|euthanasier|euthanasie de|mort de|piquer|deuil de|enterrer|sans|adieu a) (?:mon|ma|notre|un|son) ${PET}|(?:mon|ma) ${PET} me manque`,
      ],
      names: ["deuil (?:animalier|animal)|perte d'un animal"],
    },
    pregnancy: {
      says: [
        "(?:j'ai|on a|nous avons|elle a|perdre) (?:perdu|fait) (?:mon|notre|le|un|son|une) (?:bebe|fausse[- ]couche|grossesse|mort-ne)|(?:plus|pas) de battements? de coeur|perdu (?:mon|notre|un) bebe|perdre (?:mon|notre|un) bebe",
      ],
      names: [
        "fausses?[- ]couches?|deuil perinatal|mort ?-?nee?s?|mort in utero|img|ivg|avortements?|grossesse extra-uterine|bebe arc-en-ciel",
      ],
    },
    infertility: {
      says: [
        "(?:ne |n')?(?:peux|pouvons|arrive|arrivons|peut|pouvoir) pas (?:a )?(?:avoir d'enfants?|tomber enceinte|concevoir)",
      ],
      names: ["infertil(?:ite|e)|sterilite|pma|fiv|endometriose et bebe|don d'ovocytes"],
    },
    illness: {
      says: [
        "(?:on m'a|on lui a|on nous a|j'ai ete|j'ai|il a|elle a|vient d'etre) (?:diagnostiquee?|annonce (?:un|mon) cancer|amputee?)|(?:j'ai|a|mon|ma|avec|avoir|vivre avec|combat contre|face (?:a|au)|contre) (?:un |une |le |la |du |des |mon )?(?:cancer|tumeur|leucemie|alzheimer|parkinson|sclerose en plaques|sep|diabete|epilepsie|lupus|crohn|endometriose|fibromyalgie|vih|sida|avc|maladie (?:chronique|rare|grave|incurable|auto-immune|de \\w+)|douleurs? chroniques?|handicap)|(?:est|suis) (?:dans le coma|en chimio|en reanimation|gravement malade|atteinte? d)",
      ],
      names: [
        "cancers?(?: \\w+)?|chimio(?:therapie)?|radiotherapie|mastectomie|leucemie|tumeurs?|alzheimer|parkinson|sclerose en plaques|diabet(?:e|iques?)|epilepsie|lupus|maladie de crohn|endometriose|fibromyalgie|covid long|maladies? (?:chroniques?|rares?|graves?|incurables?|auto-immunes?)|douleurs? chroniques?|coeliaque|vih|dialyse|greffe (?:de|d'organe)|handicap(?:ee?s?)?|autis(?:me|te)s?|migraines?|avc|amputation|aidants?",
      ],
    },
    mind: {
      says: [
        "(?:je suis|je me sens|suis|etre) (?:\\w+ )?(?:depressi(?:f|ve)|deprimee?|vide a l'interieur|en depression|en burn ?-?out|desesperee?|bipolaire|completement seule?|si seule?|trop seule?|un fardeau)|(?:ma|j'ai|vivre avec|mes|faire|souffre de|sortir de|avec|fais) (?:de |une |la |des |l'|un |ma )?(?:depression|anxiete|crises? d'angoisse|crises? de panique|attaques? de panique|bipolarite|toc|schizophrenie|burn ?-?out)|je me deteste|je (?:pleure|n'arrete pas de pleurer) (?:tous les soirs|tout le temps|chaque nuit)",
      ],
      names: [
        "depression(?: \\w+)?|anxiete|crises? d'angoisse|attaques? de panique|bipolaire|bipolarite|schizophreni\\w+|sante mentale|burn ?-?out|troubles? (?:mental|mentaux|borderline|anxieux|psychiques?)|phobie (?:sociale|scolaire)|solitude",
      ],
    },
    recovery: {
      says: [
        "(?:je suis|j'etais|mon pere est|ma mere est) (?:un |une |un ancien |une ancienne )?(?:alcoolique|toxicomane|droguee?|addict|accro (?:a la (?:drogue|coke)|a l'alcool|aux jeux))|(?:jours?|mois|ans?) (?:sans (?:alcool|drogue|boire|consommer)|de sobriete|d'abstinence)|j'ai (?:arrete|rechute) ?(?:l'alcool|de boire|la drogue|le cannabis)?(?= |$)(?<=rechute|alcool|boire|drogue|cannabis)|mon (?:addiction|alcoolisme|sevrage)",
      ],
      names: [
        "sobriete|addictions?(?: \\w+)?|alcoolisme|alcooliques anonymes|sevrage|desintoxication|toxicomanie|cure de desintox\\w*",
      ],
    },
    trauma: {
      says: [
        "(?:mon|mes|un) traumatismes?|grandi (?:dans|avec) (?:une? )?(?:famille|pere|mere|parents?|foyer) (?:toxiques?|violente?s?|alcooliques?|maltraitante?s?)|j'ai survecu|couper les ponts avec (?:ma|mon|mes)|on m'a (?:kidnappee?|sequestree?)",
      ],
      names: [
        "trauma(?:s|tismes?|tique|tisee?)?(?: \\w+)?|stress post-?traumatique|tspt|pervers narcissiques?|(?:mere|pere|parents?) (?:toxiques?|narcissiques?)|blessures? d'enfance|foyer de l'enfance|survivante?s? (?:d'abus|de violences?|d'inceste)",
      ],
    },
    separation: {
      says: [
        "(?:mes parents|mon (?:mari|copain|conjoint|ex)|ma (?:femme|copine)|on|nous|il|elle) (?:\\w+ )?(?:\\w+ )?(?:divorc\\w+|(?:se |me |nous |s')?(?:sont )?separ\\w+|m'a (?:quittee?|trompee?|larguee?|laissee?)|veut divorcer|rompu|a rompu)|(?:je suis|suis) (?:divorcee?|separee?|en instance de divorce|en plein divorce)|(?:mon|ma|notre) (?:divorce|separation|rupture)|coeur brise|garde de mes enfants",
      ],
      names: [
        "divorc(?:e|es|ees?|er)|ruptures?(?: amoureuse| sentimentale)?|separation(?: de couple| conjugale)?|garde (?:alternee|des enfants)|chagrin d'amour|infidelite|coparentalite|oublier son ex",
      ],
    },
    identity: {
      says: [
        "(?:je suis|que je suis|je crois etre|je pense etre|mon fils est|ma fille est|mon enfant est|etre) (?:une? )?(?:gay|homo(?:sexuel(?:le)?)?|lesbienne|bi(?:sexuelle?)?|trans(?:genre)?|non[- ]binaire|queer|asexuelle?|adoptee?|intersexe)|(?:mon|faire (?:mon|son)) coming[- ]out|ma (?:transition|mere biologique|couleur de peau)|mon (?:adoption|identite de genre)",
      ],
      names: [
        "coming[- ]out|transition de genre|dysphorie|identite de genre|personnes trans|enfants? trans|lgbt\\w*|adoption(?! (?:d'un |de )?(?:chien|chat|chiot|chaton|animaux|animal))|racisme|antisemitisme|islamophobie|homophobie|transphobie|therapie de conversion|nee? sous x",
      ],
    },
    faith: {
      says: [
        "(?:j'ai |je |en train de |comment )?(?:quitte\\w*|perdu|perdre|perds|sorti\\w*|sortir|abandonne\\w*|doute de|renie\\w*) (?:de |ma |la |l'|les |mon |du |des )*(?:foi|religion|eglise|temoins de jehovah|islam|secte|mormons?|catholicisme|dieu)|ma (?:foi|religion|conversion)|mon bapteme",
      ],
      names: [
        "crise de foi|perte de (?:la )?foi|quitter (?:la religion|l'eglise|l'islam|une secte|les temoins)|ex-?(?:temoins? de jehovah|mormon\\w*|musulman\\w*|catholique)|deconstruction de la foi|traumatisme religieux|derive sectaire",
      ],
    },
    hardship: {
      says: [
        "je (?:vis|dors|vivais|dormais|habite) (?:dans|a) (?:ma|la|une) (?:voiture|rue)",
        "(?:je me suis|j'ai ete|il a ete|elle a ete|vient d'etre|me faire|on m'a|m'ont) (?:fait(?:e)? )?(?:vir(?:er|ee?)|licenci(?:er|ee?)|expuls(?:er|ee?)|mise? a la (?:porte|rue))|(?:j'ai|on a|nous avons) perdu (?:mon|notre) (?:travail|emploi|maison|boulot|appartement|entreprise|logement)|je (?:vis|dors|vivais|dormais) (?:dans (?:ma voiture|la rue)|a la rue)|je suis (?:sdf|a la rue|au chomage|surendettee?|ruinee?|endettee?)|(?:ne |n')?(?:peux|arrive|pouvons) (?:pas|plus) (?:a )?(?:payer (?:mon loyer|le loyer|mes factures|mes dettes)|manger|nourrir)|criblee? de dettes",
      ],
      names: [
        "licenciements?|chomage|surendettement|sans[- ]abri|sdf|expulsion locative|faillite personnelle|pauvrete|precarite|perte d'emploi|dettes",
      ],
    },
    bullying: {
      says: [
        "(?:se moque|moquent|rit|rient|rigole|rigolent|insulte|insultent|traite|traitent) (?:de |tous de |toujours de )?(?:moi|mon|ma|mes)(?: \\w+)?|me (?:traite|traitent|insulte|insultent) de",
        "(?:je suis|j'ai ete|j'etais|mon fils est|ma fille est|se faire|me faire|me fais|se fait|victime de) (?:harcel(?:ee?|er)(?: a| au|$| en)?|harcelement|moquee?)|(?:se moque(?:nt)?) de moi|on me harcele a",
      ],
      names: [
        "harcelement(?: scolaire| moral| au travail| en ligne)?|cyber-?harcelement|grossophobie|harceleurs?",
      ],
    },
    disaster: {
      says: [
        "(?:ma|notre|mon) (?:maison|ville|village|famille|quartier|pays) (?:\\w+ )?(?:a (?:brule|ete (?:detruite?|inondee?|bombardee?))|est (?:detruite?|inondee?|sous les bombes|en guerre))|on a tout perdu dans|(?:fui|fuir|echappe a) (?:la guerre|l'ukraine|la syrie|gaza|mon pays)|je suis (?:refugiee?)|vivre la guerre",
      ],
      names: [
        "guerre (?:en|a) (?:ukraine|gaza|syrie)|guerre civile|gaza|bombardements?|refugiee?s|tremblements? de terre|seismes?|inondations?|tsunami|incendies? (?:de foret|en)|ouragans?|attentats?|genocide|shoah|catastrophes? naturelles?|demandeurs? d'asile",
      ],
    },
  },
};
