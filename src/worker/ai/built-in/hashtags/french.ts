/** French hashtags by niche, without their #. Written as French-speaking creators write them: without accents. */
export const french: Readonly<Record<string, string>> = {
  general:
    "tuto conseils astuces lesaviezvous etapeparetape guidedebutant apprendreavecmoi createurdecontenu coulisses nouvellevideo expliquesimplement commentfaire debutant partagedexperience bonplan",
  "art-design":
    "dessin apprendreadessiner aquarelle illustration tutodessin artnumerique graphisme illustratrice peinture carnetdecroquis processuscreatif dessinateur",
  "artificial-intelligence":
    "intelligenceartificielle iagenerative outilsia apprendrelia formationia actuia iaexpliquee apprentissageautomatique futurdutravail iapourdebutants automatisation astucesia",
  beauty:
    "maquillage tutomaquillage astucesbeaute beaute maquillagenaturel conseilsbeaute routinebeaute maquillagefacile ongles coiffurefacile tutocoiffure rougealevres",
  books:
    "livres lecture avislecture conseillecture clubdelecture lectureencours passionlecture chroniquelitteraire amoureuxdeslivres livresaddict bibliotheque litteraturefrancaise",
  business:
    "entrepreneuriat entrepreneur autoentrepreneur creationdentreprise entrepreneuse petiteentreprise femmeentrepreneure conseilsentrepreneur lancersonentreprise freelancefrance independants chefdentreprise",
  career:
    "emploi rechercheemploi entretiendembauche lettredemotivation conseilscarriere reconversionprofessionnelle carriere offredemploi recrutement reussirsonentretien vieprofessionnelle conseilsemploi",
  cars: "voiture automobile voituresanciennes passionauto voitureelectrique mecaniqueauto essaiauto voituredoccasion passionautomobile actuauto restaurationvoiture entretienvoiture",
  comedy:
    "humour humourfrancais videodrole blague comedie humoriste rire sketchfrancais drole fousrires blagues humournoir",
  cooking:
    "recettefacile cuisinemaison recette faitmaison recetterapide ideerecette cuisinefacile ideerepas recettesimple cuisinefrancaise recettegourmande recettedujour",
  crypto:
    "cryptomonnaie cryptofrance bitcoinfrance cryptomonnaies actucrypto investircrypto apprendrelacrypto chainedeblocs cryptodebutant formationcrypto actubitcoin portefeuillecrypto",
  dance:
    "danse choregraphie danseur danseuse coursdedanse apprendreadanser tutodanse dansecontemporaine danseclassique ecolededanse defidanse passiondanse",
  "diy-crafts":
    "loisirscreatifs faitmain bricolage tricot couture creationfaitmain tutocouture recup travauxmanuels artisanat decofaitmain travaildubois",
  education:
    "apprendre etudiant revisions methodedetravail conseilsetudes professeur enseignant viedetudiant apprendresurtiktok fichederevision bacfrancais pedagogie",
  entertainment:
    "divertissement culturepop actupeople people telerealite memefrancais celebrites potins stars actustars memesfrancais actudivertissement",
  fashion:
    "mode modefemme ideetenue tenuedujour conseilsmode secondemain friperie modeethique dressingcapsule conseilstyle modefrancaise garderobe",
  "film-tv":
    "cinema critiquecinema avisfilm ideefilm seriesaregarder cinefrancais passioncinema filmaregarder critiquefilm cinephile avisserie actucine",
  fitness:
    "musculation sportalamaison entrainement conseilssport seancedesport salledesport remiseenforme renforcementmusculaire motivationsport exercicesalamaison bougerplus sportsante",
  gaming:
    "jeuxvideo joueur jeuvideo jeuxindependants retrojeux actujeuxvideo joueuse testjeuvideo jeuxretro astucesjeux communautegaming gamingfrance",
  gardening:
    "jardinage potager jardin plantesdinterieur monjardin jardinageurbain potagerbio balconfleuri conseilsjardinage semis plantesvertes jardinpotager",
  history:
    "histoire histoiredefrance anecdotehistorique culturegenerale antiquite moyenage passionhistoire archeologie histoiredumonde petitehistoire patrimoine faitshistoriques",
  "home-decor":
    "decoration decomaison decointerieure decorationinterieure ideedeco interieur inspirationdeco amenagementinterieur renovationmaison decosalon petitespace architectureinterieure",
  investing:
    "investissement investir bourse investirenbourse conseilsinvestissement apprendreainvestir actionsenbourse placement epargne dividendes educationfinanciere investisseur",
  kids: "enfants activitesenfants jeuxenfants activitemanuelle histoirespourenfants comptines apprendreensamusant ideesactivites jouets videopourenfants bricolageenfant eveilenfant",
  "language-learning":
    "apprendrelanglais langues coursdanglais apprendreunelangue anglaisfacile vocabulaireanglais languesetrangeres anglaisquotidien apprendrelefrancais prononciation apprendrelespagnol coursdelangue",
  "legal-insurance":
    "droit avocat droitdutravail conseiljuridique assurance vosdroits assurancevie droitdelafamille infosjuridiques juriste droitdesconsommateurs assurancehabitation",
  lifestyle:
    "unejourneeavecmoi routinematinale monquotidien routinedusoir viequotidienne vlogfrancais vivreseule vielente mavie journeetype quotidien vlogquotidien",
  marketing:
    "marketingdigital reseauxsociaux conseilsmarketing strategiedigitale communicationdigitale strategiedecontenu referencement creationdecontenu publicite animationdecommunaute communication marketingdecontenu",
  meditation:
    "meditation meditationguidee pleineconscience bienetre respiration lacherprise sophrologie paixinterieure mediterchaquejour relaxation calmeinterieur gestiondustress",
  "mental-health":
    "santementale anxiete psychologie bienetremental prendresoindesoi therapie estimedesoi gestiondesemotions psychologue confianceensoi chargementale depression",
  minimalism:
    "minimalisme minimaliste vivreavecmoins desencombrement desencombrer viesimple moinsmaismieux simplicitevolontaire rangement tri organisationmaison consommermoins",
  motivation:
    "developpementpersonnel confianceensoi motivationdujour citationmotivante bonneshabitudes discipline reussite etatdesprit depassementdesoi croissancepersonnelle motivationfrancaise objectifs",
  motorcycles:
    "moto motard motarde viedemotard baladeamoto passionmoto roadtripmoto permismoto motofrance essaimoto deuxroues motodujour",
  music:
    "musique musicien chanteuse coursdeguitare nouvellemusique apprendrelaguitare chansonfrancaise compositeur productionmusicale musiquefrancaise reprise artisteindependant",
  "news-commentary":
    "actualite actualites politique infos journalisme actupolitique decryptage politiquefrancaise actufrance debat infodujour actumonde",
  outdoors:
    "randonnee nature montagne bivouac pleinair passionrando randopedestre vienature sortienature bushcraftfrance rando aventureenmontagne",
  parenting:
    "parentalite parents maman viedemaman educationbienveillante parentalitepositive viedeparents jeunemaman papa famille conseilsparents maternite",
  "personal-finance":
    "financespersonnelles epargne gerersonbudget economiserdelargent budgetfamilial educationfinanciere argent libertefinanciere bonsplans conseilsfinanciers gestiondebudget economies",
  pets: "animaux chien chat animauxdecompagnie educationcanine viedechien amourdeschiens chiot chaton chiensdefrance chatsdefrance comportementcanin",
  photography:
    "photographie photographe conseilsphoto apprendrelaphoto photoderue photodeportrait photographefrancais portraitphoto retouchephoto photodepaysage tutophoto photodujour",
  "product-reviews":
    "avis testproduit avishonnete comparatif deballage avisproduit guidedachat conseilsachat monavis testeuse produittest avisclient",
  productivity:
    "productivite organisation gestiondutemps organisationpersonnelle efficacite mieuxsorganiser planification astucesorganisation teletravail routineproductive conseilsproductivite methodedorganisation",
  programming:
    "programmation developpeur developpementweb apprendreacoder developpeuse codeur informatique developpeurweb coderenfrancais apprendrelaprogrammation genielogiciel tutoprogrammation",
  "real-estate":
    "immobilier agentimmobilier investissementimmobilier achatimmobilier premierachat maisonavendre investirdanslimmobilier conseilsimmobilier visitedemaison appartement pretimmobilier immobilierfrance",
  relationships:
    "couple relationamoureuse viedecouple amour conseilscouple rencontre relationsaine amouretcouple ruptureamoureuse conseilsamour celibataire communicationdanslecouple",
  science:
    "sciences vulgarisationscientifique physique chimie biologie experiencescientifique culturescientifique sciencepourtous faitscientifique decouvertescientifique experiences recherchescientifique",
  skincare:
    "soindelapeau soinvisage routinevisage peausaine cremesolaire peauseche peaugrasse soinsvisage routinesoin peausensible cosmetiques conseilpeau",
  "software-business":
    "editeurdelogiciels jeunepousse frenchtech entrepreneurdigital venteb2b logicielenligne croissancedigitale fondateur creationdelogiciel transformationnumerique produitnumerique startupfrance",
  space:
    "astronomie espace univers etoiles planetes conquetespatiale astrophoto cielnocturne systemesolaire trounoir explorationspatiale",
  sports:
    "sportif footballfrancais basketfrance entrainementsportif actusport athletisme sportifs preparationphysique courseapied analysesportive passionsport sportive",
  sustainability:
    "ecologie zerodechet ecoresponsable developpementdurable environnement modedeviedurable sansplastique consommerresponsable gestesecolo recyclage planete antigaspi",
  "tech-gadgets":
    "technologie actutech hightech testsmartphone innovation nouveautestech astucessmartphone objetsconnectes testtech maisonconnectee telephone bonplantech",
  travel:
    "voyage voyager conseilsvoyage voyageurs carnetdevoyage voyagerseule bonplanvoyage decouverte tourdumonde weekendenfrance voyagepascher ideevoyage",
  videography:
    "montagevideo videaste tournage tutomontage courtmetrage realisateur apprendrelemontage productionvideo conseilsvideo filmeravecsontelephone realisation cadreur",
  yoga: "yogafrance yogadebutant coursdeyoga pratiqueduyoga professeurdeyoga yogaalamaison posturesdeyoga salutationausoleil yogaquotidien yogadoux yogaetmeditation seancedeyoga",
};
