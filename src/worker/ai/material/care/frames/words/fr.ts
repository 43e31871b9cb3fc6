import type { Words } from "../classes.ts";

export const FR_WORDS: Words = {
  // Who.
  i: "je, j, moi, on, nous",
  me: "me, m, moi, nous, sur moi",
  my: "mon, ma, mes, notre, nos",
  they: "il, elle, ils, elles, son, sa, ses, lui",
  them: "la, le, l, lui, elle, les",
  stranger:
    "mec, type, homme, gars, inconnu, inconnue, quelqu un, abonne, abonnee, follower, fan, modo, moderateur, moderatrice, hater, harceleur, femme, personne, gens, pervers, taré, tare, un compte, viewer, spectateur, un vieux, monsieur, bonhomme, detraque, cinglé, cingle, troll, individu",
  adult: "adulte, majeur, homme plus age, plus vieux",
  ex: "ex, ex mari, ex copain, ex copine, ex femme, ex conjoint",
  partner:
    "mari, femme, copain, copine, conjoint, conjointe, compagnon, compagne, mec a moi, fiance, fiancee, epoux, epouse, cheri, mon mec, ma meuf",
  parent: "pere, mere, papa, maman, beau pere, belle mere, parents, oncle, tante, daron, daronne, grand pere",
  relative:
    "frere, soeur, grand mere, grand pere, mamie, papi, papy, cousin, cousine, oncle, tante, pere, mere, papa, maman, parents, neveu, niece, voisine, frangin, frangine, mémé, pépé, tata, tonton",
  friend: "ami, amie, pote, copain, copine, meilleur ami, meilleure amie, amis",
  kid: "fils, fille, bebe, enfant, enfants, gamin, gamine, petit, petite, petite soeur, petit frere, niece, neveu, gosse, bambin",
  minor:
    "mineur, mineure, mineurs, collegienne, collegien, petite fille, petit garçon, petite soeur, petit frere, ado, ados, gamine, gamin",
  pet: "chien, chienne, chiot, chat, chatte, chaton, lapin, hamster, animal, perroquet, toutou, labrador",
  known:
    "patron, patronne, chef, voisin, voisine, prof, professeur, coach, entraineur, collegue, medecin, pretre, manager, employeur, camarade, maitre, maitresse, proprio, proprietaire, moniteur, animateur, boss, superieur",
  crowd:
    "classe, camarades, ecole, college, lycee, tout le monde, filles, garçons, eleves, enfants, ils, elles, collegues, les autres",
  group:
    "musulmans, musulman, juifs, juif, immigres, immigre, migrants, migrant, refugies, etrangers, noirs, arabes, gitans, roms, gays, homosexuels, lesbiennes, trans, africains, asiatiques, chinois, maghrebins, algeriens, femmes, handicapes, gros, sdf, roumains, turcs, pedes",
  // Where, when and how.
  place:
    "salle, salle de sport, boulot, travail, maison, voiture, ecole, college, lycee, bureau, appart, appartement, immeuble, porte, rue, endroit, endroits, lieux, arret, metro, fac, magasin, fenetre, parc, ou j habite, ou je filme, ou je m entraine, chez moi, sortie",
  myhome:
    "ma ~ maison, ma ~ porte, ma ~ fenetre, ma ~ rue, mon ~ immeuble, mon ~ appart, mon ~ appartement, ma ~ voiture, mon ~ quartier, mon ~ travail, mon ~ boulot, chez moi, chez nous, ou j habite, ou je vis, notre maison, mon ~ lycee, mon ~ ecole",
  whereabouts:
    "ou j habite, ou je vis, mon adresse, ou je travaille, dans quelle ecole, quelle ecole, mes horaires, l ecole de mes, ma plaque, a quelle heure je sors, ou je dors, ou on habite",
  again:
    "toujours, tous les jours, chaque jour, chaque fois, chaque soir, tous les soirs, sans arret, encore, a chaque, constamment, tout le temps, partout, hier soir, la nuit, des semaines, des mois, arrete pas, n arrete pas, de nouveau, chaque semaine, chaque matin, tous les matins, deja trois fois, continue, partout ou",
  fear: "peur, effraye*, terrifi*, flippe*, flipper, angoiss*, panique*, inquiet*, insecurite, obsede*, trouille, stress*, danger, crains, flip",
  rage: "enerve, colere, bu, boit, ivre, jaloux, jalouse, furieux, bourre, alcool, crie, hurle, dispute, disputes, rage, drogue, nerfs, crise, bois",
  not: "doute, pas, jamais, plus, ne, n, rien, sans, interdit, empeche",
  never: "jamais, ne jamais, il ne faut pas, pourquoi il ne faut, danger, dangers, eviter, evitez",
  play: "echecs, fifa, jeu, jeux, partie, mario, tennis, poker, uno, monopoly, foot, xbox, playstation, minecraft, roblox, fortnite, gta, prank, pranks, defi, course, sketch, oreiller, record, recette, film, serie, roman, horreur, chanson, paroles, documentaire, affaire, affaires, true crime, anime, podcast, personnage, lego, halloween, costume, deguisement, karaoke, petanque, boxe, judo, billard, nintendo, belote, entrainement, combat",
  how: "comment, conseils, mon chien peut, un chien peut, les chiens, est ce dangereux, je veux, astuces",
  secret:
    "sans qu elle le sache, sans qu il le sache, sans qu elle sache, sans qu il sache, a son insu, en cachette, en secret, cache, airtag, sans permission, dans son dos, discretement, sans qu elle s en, sans qu il s en",
  // Followed and watched.
  pursue:
    "debarque*, apparait, apparai*, suit, suivi, suivait, suivent, suivre, attend, attendait, attendent, attendu, guette, surveille*, observe*, traque, poursuit, filme, filmait, rode, rodait, passe devant, passer devant, passe en voiture, vient, venu, venait, pointe, pointait, gare devant, sonne, frappe a ma porte, espionne, me retrouve, me trouve, plante devant, poste devant, planque, laisse des mots, laisse des cadeaux, cherche, croise, surgit, photographie, pointe son nez, se pointe, se ramene, passe ~ devant, passait ~ devant, passe et repasse",
  tail: "me suit, m a suivi, m a suivie, me suivait, me suivent, me poursuit, me traque, derriere moi, m a poursuivie, m a poursuivi, m ont suivie",
  know: "sait, savent, savait, decouvert, trouve, publie, partage, poste, a, obtenu, balance, diffuse, divulgue, connait",
  send: "envoie, envoye, envoyer, envoient, ecrit, ecrire, ecrivait, balance, laisse, envoyait, parle, contacte, message, messages",
  // Near a child, and pictures.
  ask: "demande, demandait, demander, demandent, veut, voulait, voudrait, insiste, propose, proposait, invite, invitait, essaie, essaye, reclame, ecrit, ecrivait, parle, drague, draguait, dragué, drague, contacte, convainc, force, supplie, exige, pression",
  picture:
    "photo, photos, image, images, video, videos, selfie, selfies, nudes, nude, camera, webcam, cliche, snap, snaps, visage",
  meet: "rencontrer, voir, se voir, rendez vous, rdv, seul, seule, en prive, prive, mp, dm, sortir, embrasser, bisou, sexe, sexuel, sexuels, sexuelles, hotel, secret, chez lui, copine, petite amie, coucher, retrouver",
  posed: "dedicace, autographe, concert, photo avec, photo de classe, anniversaire, selfie avec, shooting",
  nude: "nue, nu, nues, nus, nudes, nude, intimes, intime, denudee, a poil, seins nus, sextape, sex tape, photos intimes, sexuelles, explicites, privees, sous la douche, dedipix, onlyfans",
  spread:
    "publi*, post*, diffus*, partag*, envoi*, envoy*, vend*, menac*, chant*, balanc*, leak*, fuit*, montr*, internet, groupe, telegram, snap, circul*, tourn*, vole, hacke, pirate, mis, mettre, reseaux, utilise*, trouve*, a mes, a des",
  fakeprofile:
    "faux profil, faux compte, faux comptes, faux profils, profil fake, compte fake, usurp*, se fait passer pour moi, deepfake*, deep fake, avec l ia, par ia, generee par ia, faux onlyfans, truquee*, truque*, montage, montages",
  porn: "porno, porn, pornographi*, site porno, deepfake*, onlyfans, corps nu",
  // Violence, confinement, control.
  hit: "frappe, frappent, frappait, frappee, frapper, bat, battait, battent, battu, battue, tape, tapait, tapee, tabasse, cogne, cognait, gifle, giflee, claque, coup de poing, coups, etrangle, etranglee, etranglait, mord, crache dessus, ceinture, maltrait*, violente, coup de pied, coups de pied, raclee, baffe, baffes, brutalis*, agress*",
  rough:
    "pousse, poussee, bouscule, balance, balançait, jette, jetait, jete, brule, brulee, attrape, tire, tirait, traine, trainee, serre, plaque, plaquee, lance, lançait, secoue, casse, cassait, empoigne, saisit, projette",
  hard: "escaliers, escalier, mur, sol, cigarette, cheveux, cou, gorge, bras, assiettes, assiette, couteau, table, eau bouillante, fer, bouteille, par terre, objets, tete, dessus, terre",
  lockin:
    "m enferme, m a enfermee, m a enferme, nous enferme, l enferme, me sequestre, sequestre, sequestree, enfermee a la maison, enfermee chez, me retient, prisonniere chez, m enfermait",
  lock: "enferm*, verrouill*, ferme a cle",
  room: "chambre, cave, maison, salle de bain, placard, garage, appart, appartement, piece",
  let: "laisse, laissent, laissait, autorise, permet, empeche, interdit, veut pas que je",
  out: "sortir, voir ma, voir mes, voir mon, parler a, travailler, avoir des amis, seule, partir, quitter, aller, appeler, telephone, bosser, etudier, sorte, voie, le quitter, m habiller",
  smash:
    "casse, cassait, detruit, explose, fracasse, jete, balance, defonce, brise, eclate, fracassait, pete",
  takes:
    "emporte, embarque, prend, pris, prenait, controle, confisque, retient, cache, garde, vole, gere tout, depense, surveille",
  means:
    "salaire, mon argent, tout l argent, passeport, carte, carte bleue, carte bancaire, papiers, mes papiers, cles, mes cles, mon compte, telephone, mon telephone, mon tel, mon portable, medicaments, titre de sejour, paye",
  spy: "entrer dans, entrer sur, rentrer dans, acceder, savoir ou, fouille, fouiller, lit, lire, regarde, regarder, espionne, espionner, controle, controler, trace, tracer, suivre, surveiller, localis*, pirater, hacker, voir les, voir ou, acceder, cloner, ecouter, pister, pisté, verifie, checke",
  myphone:
    "mon telephone, mon tel, mon portable, mes messages, mon whatsapp, ma localisation, ma position, mes appels, mes reseaux, mes conversations, a qui je parle, ou je suis, mon insta, mon instagram",
  theirphone:
    "instagram de mon ~ ex, insta de mon ~ ex, compte de mon ~ ex, instagram de ma ~ copine, instagram de mon ~ copain, ou est ma femme, ou est mon mari, ou est ma copine, ou est mon copain, telephone de ma ~ copine, telephone de mon ~ copain, telephone de ma ~ femme, telephone de mon ~ mari, tel de ma ~ copine, tel de mon ~ copain, portable de ma ~ copine, portable de mon ~ copain, portable de ma ~ femme, portable de mon ~ mari, whatsapp de ma ~ copine, whatsapp de mon ~ copain, whatsapp de ma ~ femme, whatsapp de mon ~ mari, messages de ma ~ copine, messages de mon ~ copain, messages de ma ~ femme, messages de mon ~ mari, messages de mon ~ ex, snap de ma ~ copine, insta de ma ~ copine, insta de mon ~ ex, ou est ma copine, ou est ma femme, ou est mon mari, ou va ma femme, ou va ma copine, ou va mon mari, telephone de quelqu un, tel de quelqu un",
  force: "forc*, oblig*, veulent que je, veut que je, vend*, contre ma volonte, de force",
  marry: "marier, mariage, epouser, marie, mariage force, fiancer",
  // Touched, or not asked.
  grope:
    "touche, touchee, touchait, toucher, main aux, main sur, mains sur, mains aux, main dans, main sous, pelot*, tripot*, attrape, caress*, embrass*, frott*, pince, baisse mon, deshabill*, tate, mis la main, met la main, mis une main",
  private:
    "fesses, seins, sein, poitrine, jupe, cuisse, cuisses, entrejambe, culotte, soutien gorge, parties intimes, cul, entre les jambes, sans mon consentement, sans ma permission, pendant que je dormais, hanches, vagin, sous mon",
  refused:
    "dit non, disais non, avais dit non, je voulais pas, je ne voulais pas, sans mon consentement, demande d arreter, dit stop, pleurais, j etais paralysee, figee, supplie d arreter, disant non",
  goeson:
    "continue, s est pas arrete, ne s est pas arrete, pas arrete, insiste, m a forcee, a force, m a penetree, l a fait quand meme, a poursuivi, a recommence, couche avec moi",
  ontop: "sur moi, en moi, enlevait mes vetements, me deshabillait",
  asleep: "reveillee, reveille, dormais, endormie, inconsciente, ivre, bourree, droguee, sommeil",
  // Not wanting to be here.
  better:
    "mieux, soulage*, plus facile, tranquille*, heureux, plus simple, remarquerait, manquerais, vivraient mieux",
  gone: "si j etais plus la, j etais plus la, je n etais plus la, sans moi, si je disparaissais, je disparaissais, si j etais mort, si j etais morte, si je mourais, si je n existais, quand je serai plus la, si j existais pas, je n etais pas nee, si je partais pour toujours",
  sleep: "endormir, dormir, fermer les yeux, m endormir, me coucher",
  neverwake:
    "jamais me reveiller, ne jamais me reveiller, plus me reveiller, ne plus me reveiller, pour toujours, plus jamais ouvrir, ne pas me reveiller, jamais se reveiller",
  goodbye:
    "adieu, dit adieu, lettre d adieu, message d adieu, dernier message, pardon pour tout, merci pour tout, fait ses adieux",
  noanswer:
    "repond plus, repond pas, ne repond, injoignable, telephone eteint, decroche pas, decroche plus, plus de nouvelles",
  cut: "coupe, couper, coupee, brule, me brule, griffe, me frappe, lacere, entaill*, taillade*",
  body: "bras, poignet, poignets, cuisse, cuisses, jambes, peau, ventre",
  purpose:
    "jusqu au sang, jusqu a saigner, expres, pour sentir, pour ressentir, me calmer, ça me calme, quand je suis triste, quand ça va pas, me punir, soulage, recommence, cacher, rechute, chaque soir, me soulager",
  noteat:
    "sans manger, mange plus, mange pas, mange rien, n ai rien mange, pas mange, rien mange, que de l eau, juste de l eau, que du cafe, sauter des repas, saute des repas, jeuner, a plus mange, ne mange",
  thin: "mince, maigre, maigrir, poids, kilos, rentrer dans, robe, ete, grosse, corps, ventre, taille, maillot, mariage, calories, regime, jean, perdre",
  // Told to die.
  killself:
    "suicide toi, tue toi, va te tuer, va te suicider, va mourir, va crever, creve salope, creve sale, pends toi, va te pendre, jette toi, saute d un pont, ouvre toi les veines, tu devrais mourir, tu devrais crever, j espere que tu vas mourir, j espere que tu creves, merites de mourir, te faire tuer, kys, bois de la javel, fous toi en l air",
  dieweak: "creve, meurs, mourir, te tuer, crever",
  insult:
    "grosse, gros, moche, sale, pute, salope, connard, connasse, conne, idiote, merde, dechet, inutile, truie, porc, personne t aime, pd, thon, cochonne, laide",
  comment:
    "commente, commentent, commentaire, commentaires, message, messages, disent, ecrivent, dm, mp, sous mes, sous chaque",
  // Swallowed, mixed.
  toxin:
    "javel, eau de javel, lessive, antigel, pile, piles, pile bouton, batterie, capsule, dosette, savon, liquide vaisselle, deboucheur, destop, poison, mort aux rats, raticide, cachet, cachets, comprime, comprimes, medicament, medicaments, ibuprofene, doliprane, paracetamol, dissolvant, acetone, essence, parfum, aimant, aimants, gel hydroalcoolique, ammoniaque, nicotine, champignon, champignons, baies, insecticide, pesticide, colle, huile essentielle, piece, produit menager, detergent, cannabis, shit, antilimace, antilimaces, white spirit, pastille lave vaisselle",
  foodtoxin:
    "chocolat, pate crue, pate a pain, pate a pizza, levure, xylitol, chewing gum, raisin, raisins, oignon, oignons, ail, macadamia, avocat, lys, lis, tulipe, laurier rose, muguet, cafe, alcool, biere, os, chaussette, ficelle, aiguille, noyau, os de poulet",
  chem: "javel, eau de javel, ammoniaque, deboucheur, destop, eau oxygenee, acide chlorhydrique, gel wc, produit wc, nettoyant wc, detartrant, chlore, produits menagers, produits d entretien, nettoyant, soude, soude caustique, anti calcaire, vapeurs, harpic",
  acid: "vinaigre, ammoniaque, alcool, acide, citron, detartrant, autre produit, gorge, tousse, toux, vertige*, respirer, yeux, poitrine, brule, poumons, etouff*, tete tourne",
  mix: "melang*, mix*, ajout*, avec du vinaigre, avec de l ammoniaque, avec de l alcool, respir*, inhal*, sent, odeur, et vinaigre, et du vinaigre, verse, combin*",
  swallow:
    "mange, avale, bu, leche, mordu, ingere, macho*, inhale, croque, suce, gobe, mis dans la bouche, englouti, bouffe, devore, avalee, mangee",
  // Nowhere to be found.
  search:
    "cherche, cherchons, recherche, trouve pas, retrouve pas, arrive pas a joindre, n arrive pas a joindre, sans nouvelles, pas de nouvelles, plus de nouvelles, aucune nouvelle, repond pas, repond plus, perdu contact, sous les decombres, bloque, bloques, coince, qui a vu, injoignable*, retrouver, joindre, signe de vie, arrive plus a joindre, peux pas joindre, personne n a vu, aucune trace, sans signe",
  vanished:
    "a disparu, pas rentre, pas rentree, n est pas rentre, n est pas rentree, fugue, fugué, enleve, enlevee, kidnappe*, est pas revenu, est pas revenue, porte disparu, portee disparue, introuvable, disparu depuis, disparue depuis, ont disparu, portes disparus",
  disaster:
    "seisme, tremblement de terre, inondation, inondations, crue, ouragan, tornade, incendie, incendies, tsunami, glissement de terrain, effondrement, bombardement, bombardements, guerre, explosion, tempete, cyclone, typhon, eruption, decombres, avalanche, attentat, fusillade, coulee de boue",
  days: "depuis, jour, jours, heures, hier, semaine, semaines, ce matin, mois, an, ans, annee, nuit, soir",
  // A child's body.
  bodygoal:
    "tablettes de chocolat, tablettes, abdos, six pack, sixpack, maigrir, mincir, perdre du poids, perdre du ventre, perte de poids, ventre plat, taille fine, maigre, mince, regime, regimes, deficit calorique, calories, seche, secher, prise de masse, muscle, muscles, biceps, creatine, preworkout, steroides, grosse, trop gros, jeune intermittent, machoire, mewing, looksmax*, fesses bombees, thigh gap, bruler des graisses, graisse, se muscler, muscu intensive",
  // A group put down.
  rob: "controlent tout, controlent le, controlent les, dominent le monde, dominent tout, dirigent le monde, dirigent tout, tirent les ficelles, possedent tout, tiennent les medias, tiennent les banques, voler, volent, viennent voler, viennent prendre, prendre nos, nous volent, profitent, violent nos, violer, violeurs, detruisent, envahissent, envahir, invasion, grand remplacement, remplacent, nos aides, allocs, parasites, criminels, delinquants, sales, feignants, faineants, inferieurs, terroristes, corrompent, infestent, rats, peste, racaille, racailles, ordures, voleurs, sauvages, degoutent, pourrissent, vivent sur, sous hommes, animaux",
  belong:
    "rien a faire ici, rien a faire chez nous, rien a faire en, leur place, place ici, a leur place, integrent, s integrent, bienvenus, meritent, devraient etre ici, devraient etre la, devraient vivre, devraient voter, devraient avoir, droits, voulu ici, comme nous, des humains, sont chez eux",
  shouldgo:
    "devraient partir, doivent partir, dehors, rentrer chez eux, rentrent chez eux, rentrer dans leur pays, qu ils rentrent, expulser, virer, degager, degagent, remigration, renvoyer, deporter, interdire, devraient mourir, a la cuisine, dans leur pays, qu ils partent, foutre dehors",
  rebut:
    "mythe, mythes, cliche, cliches, c est faux, est faux, un mensonge, racisme, raciste, racistes, xenophob*, on dit que, on me dit, m a dit, disent que, ceux qui, demont*, contre la haine, prejuge, prejuges, stereotype*, sexisme, homophob*, islamophob*, antisemit*, reponds, reponse, debat, histoire d*, documentaire, arretez de dire, pas vrai, fake news",
  // To hurt somebody.
  suffer:
    "faire taire pour toujours, faire taire definitivement, faire disparaitre, me debarrasser de, souffrir, souffre, defoncer, peter la gueule, casser la gueule, casser la figure, tabasser, faire du mal, empoisonner, tuer, poignarder, blesser, frapper, ruiner la vie, detruire la vie, gacher la vie, me venger, vengeance, payer cher, faire payer, droguer, laxatif, laxatifs, tomber malade, rendre malade, torturer, bruler la maison, bruler la voiture, crever les pneus, noyer, etrangler, demolir, exploser la tete, fracasser",
  will: "je vais, comment, je veux, envie de, moyens de, façons de, je compte, je pense a, idees pour, j aimerais",
  breath:
    "retenir sa respiration, retenir ma respiration, s evanouir, evanouir, asphyxi*, s etrangler, etranglement, train surfing, sur le toit du train, sur le toit d un train, sauter du toit, sauter du balcon, sauter du pont, se mettre le feu, traverser l autoroute, allonge sur les rails, allonger sur les rails, manger de la lessive, jeu du foulard, paracetamol challenge, blackout",
  trend:
    "defi, defis, tiktok, viral, challenge, trend, tendance, vues, likes, video, videos, youtube, reel, reels, live, abonnes, jeu, buzz",
  make: "fabriquer, faire, fabrication, maison, artisanal, artisanale, tuto, tutoriel, construire, monter, preparer, recette, imprimer, comment",
  explosive:
    "explosif, explosifs, bombe artisanale, bombe tuyau, bombe maison, molotov, cocktail molotov, napalm, thermite, silencieux, grenade, poudre noire, dynamite, pistolet artisanal, arme a feu, armes a feu, gaz lacrymogene, arme artisanale, arme maison, lance flammes, acetone peroxyde, mine artisanale",
  // What somebody lives with.
  stillborn:
    "mort ne, mort nee, mort nes, ne sans vie, nee sans vie, ne mort, nee morte, mort in utero, mortinaissance, mortinatalite, deces perinatal, deuil perinatal, mfiu, né endormi, accouchement sans vie, accouche sans vie, accouche d un bebe mort, bebe ange, mort dans mon ventre, morte dans mon ventre",
  lost: "perdu, perdons, perdre, plus de battement, plus de coeur, sans battement, fausse couche, saigne, arrete de battre, pas de battement",
  baby: "bebe, bebes, grossesse, jumeaux, coeur, echo, echographie, petit coeur",
  weeks: "semaine, semaines, enceinte, grossesse, mois, echo, echographie, trimestre, sa",
  died: "mort, morte, morts, mourir, decede*, enterr*, enterrement, obseques, funerailles, cendres, cremation, parti trop tot, partie trop tot, s est eteint, s est eteinte, nous a quittes, dernier souffle, au ciel, tombe, disparition, veillee, s est donne la mort, mis fin a ses jours, deuil",
  without: "sans",
  tumour:
    "tumeur, boule au sein, grosseur, maligne, malin, masse, tache au poumon, metastase*, nodule, cancer, leucemie, kyste, anevrisme",
  found:
    "trouve, trouver, detecte, decouvert, vu, medecins, biopsie, irm, scanner, resultat, resultats, maligne, diagnosti*, annonce",
  fired:
    "vire, viree, virer, licencie*, foutu dehors, mis a la porte, mise a la porte, congedie*, jete dehors, expuls*, mis dehors, mise dehors",
  sleepin:
    "dors dans ma voiture, dormir dans ma voiture, dort dans la voiture, dormons dans la voiture, vis dans ma voiture, vit dans la voiture, dors dehors, dors dans la rue, a la rue, dort dehors, nulle part ou dormir, plus de toit, dormir dehors ce soir",
  mock: "crachent, crache, rient, rit, moquent, moque, insultent, insulte, frappent, frappe, embetent, traitent, traite, excluent, poussent, s en prennent, harcelent, harcele, jettent, menacent, humilient, rackettent, rejettent, mettent de cote, bousculent, ricanent",
  school: "ecole, college, lycee, classe, recre, cour, cantine, boulot, travail, fac, creche",
  feast: "noel, anniversaire, premier, premiere, fete des meres, fete des peres",
  molest: "pelot*, tripot*, attouchement*",
  wrong: "pourquoi c est faux, c est faux, demont*, pas vrai, n est pas vrai",
  lurk: "attend devant, attend en bas, attend a la sortie, m attend, m attendait, attendait devant, guette, rode, plante devant, poste devant, gare devant, surveille, planque, cache derriere, epie, regarde par, essaie d entrer, essaye d entrer, tambourine, gare en bas, gare en face, reste gare, stationne, garee devant, reste devant, reste en bas, traine devant, traine en bas, assis dans sa voiture, m attendre",
  past: "quitte, partie, fui, survecu, il y a des annees, enfance, mon histoire, echappe, m en sortir, m en suis sortie, petite",
  against:
    "empecher, eviter, prevenir, proteger, aider, arreter, surmonter, guerir, signes, cacher, denoncer, pardonner, survivre",
  theirs: "de mon ex, de ma ex, de son ex, nudes d elle, photos d elle, d une fille",
  // A goodbye among thanks.
  endit:
    "j en finis, vais en finir, veux en finir, compte en finir, j arrete tout pour toujours, je mets fin a tout, mettre fin a tout, vais mettre un terme a tout, je mets un terme a tout, je pars pour toujours, vais partir pour toujours, je m en vais pour toujours, je disparais pour toujours, tout s arrete pour moi, je tire ma reverence pour toujours, c est fini pour moi",
  endwith: "en finis avec, en finir avec, finir avec, a tout ce, a tout le",
  endlife:
    "finir avec la vie, finis avec la vie, finir avec ma vie, finis avec ma vie, finis avec tout, finir avec tout ça, mettre fin a ma vie, mets fin a ma vie, quitter la vie, mettre fin a mes jours, mets fin a mes jours, me foutre en l air",
  soon: "ce soir, cette nuit, aujourd hui, demain, la semaine prochaine, cette semaine, le mois prochain, ce week end, bientot, apres ça, maintenant, noel, l annee prochaine, longtemps, tout a l heure",
  imalive:
    "etre en vie, sois en vie, serai en vie, suis en vie, encore en vie, etre vivant*, sois vivant*, serai vivant*, encore vivant*, toujours en vie",
  reason: "raison, raisons, interet, sens, pourquoi, but",
  liveon:
    "rester en vie, etre en vie, continuer a vivre, continuer de vivre, rester vivant*, etre encore en vie, respirer encore, continuer a exister",
  lastday:
    "ma derniere nuit, ma derniere soiree, mon dernier jour, mon dernier soir, mes dernieres heures, mon dernier message, mon dernier commentaire, la derniere video que je, la derniere chose que je",
  lastof:
    "derniere nuit a, derniere nuit en, derniere nuit au, derniere nuit dans, derniere soiree a, derniere soiree en, dernier jour a, dernier jour au, dernier jour en, dernier jour de, dernier jour chez, dernier jour dans, dernier soir a, dernier soir en, dernier soir au, dernier jour avec",
  farewell:
    "adieu, au revoir, merci pour tout, merci pour les, merci pour tes, merci pour ta, merci d avoir, merci d etre, pardonnez moi, prenez soin de vous, ciao, bye",
  leaveworld:
    "quitter ce monde, quitte ce monde, quitterai ce monde, plus de ce monde, ne verrai pas demain, verrai pas demain, verrai pas le jour se lever, passerai pas la nuit, compte pas me reveiller, prevois pas de me reveiller, plus parmi vous, partir de ce monde",
  // Somebody of the family who comes too near.
  elder:
    "beau pere, oncle, tonton, pere, papa, grand pere, papy, demi frere, cousin, beau frere, parrain, copain de ma mere, mec de ma mere, compagnon de ma mere, mari de ma mere",
  touchme:
    "me touche, me touchait, m a touche, m a touchee, me toucher, me tripote, m a tripote, m a tripotee, me pelote, me caresse, me caressait, pose ses mains sur moi",
  touchsoft:
    "histoire de mon ~ me, mots de mon ~ me, chanson de mon ~ me, discours de mon ~ me, lettre de mon ~ me, geste de mon ~ me, hommage de mon ~ me, video de mon ~ me, texte de mon ~ me, musique de mon ~ me, message de mon ~ me, paroles de mon ~ me, mort de mon ~ me, histoire de mon ~ m a, mots de mon ~ m a, chanson de mon ~ m a, discours de mon ~ m a, lettre de mon ~ m a, geste de mon ~ m a, hommage de mon ~ m a, video de mon ~ m a, texte de mon ~ m a, musique de mon ~ m a, message de mon ~ m a, paroles de mon ~ m a, mort de mon ~ m a, histoire de ma ~ me, mots de ma ~ me, chanson de ma ~ me, discours de ma ~ me, lettre de ma ~ me, geste de ma ~ me, hommage de ma ~ me, video de ma ~ me, texte de ma ~ me, musique de ma ~ me, message de ma ~ me, paroles de ma ~ me, mort de ma ~ me, avec ses mots, par ses mots, me touche beaucoup, me touche tellement, me touche enormement, me touche profondement, m a touche au coeur, me touche en plein, me touche droit, me touche un mot, touche deux mots, jusqu aux larmes",
  comesin:
    "entre dans ma chambre, entrait dans ma chambre, vient dans ma chambre, venait dans ma chambre, vient dans mon lit, venait dans mon lit, se glisse dans mon lit, rentre dans ma chambre, se couche a cote de moi, s allonge a cote de moi, s allonge pres de moi, se met dans mon lit, monte dans mon lit, s assoit sur mon lit",
  night:
    "la nuit, chaque nuit, toutes les nuits, le soir, quand je dors, quand tout le monde dort, quand maman dort, ivre, bourre, quand maman est pas la",
  kindnight:
    "manger, bonne nuit, border, lire, chargeur, eteindre, lumiere, chien, chat, ronfle, reveiller, eau, gateaux, wifi",
  // What nobody is helped with.
  getsend:
    "convaincre ~ envoyer, convaincre ~ m envoyer, pousser ~ a m envoyer, faire en sorte que ~ m envoie, amener ~ a m envoyer, que ~ m envoie*, que ~ m ecriv*, pour que ~ m envoie*, obtenir ~ photos de, avoir ~ photos de, convaincre ~ de m envoyer, demander a ~ de m envoyer, pousser ~ a m envoyer, amener ~ a m envoyer, faire ~ m envoyer, demander ~ photos a",
  ownkid:
    "mon fils, ma fille, mes enfants, mes filles, mon neveu, ma niece, mes petits enfants, mon enfant, notre fille, notre fils, mon ado",
  dm: "dm, mp, prive, privee, prives, en prive, snaps, numero, adresse, en secret, messages, en cachette",
  find: "trouver, trouve, savoir ou, retrouver, retrouve, localiser, localise, decouvrir, suivre, pister, reperer, apprendre ou, surveiller, tracer, obtenir l adresse",
  blockedme:
    "m a bloque, m a bloquee, me bloque, m a ghoste, m a ghostee, ne veut plus me voir, veut plus me voir, ne veut pas me voir, veut plus me parler, ne me parle plus, me parle plus, m a quitte, m a quittee, ordonnance de protection, injonction d eloignement, m a rejete, m a rejetee, m ignore, m evite, a change de numero, se cache de moi, coupe les ponts, couper les ponts, que je la laisse tranquille, que je le laisse tranquille",
  lives:
    "habite, vit, adresse, maison, domicile, ou ~ travaille, ou ~ bosse, son ecole, son lycee, sa salle, localisation, a demenage, nouveau numero, nouveau compte, son appart",
  scare:
    "faire peur, fais peur, blague*, canular*, prank*, pieger, piege, troll*, terroris*, embeter, moquer, humili*, crier dessus, tourment*, effray*, faire une farce, farce*",
  cries: "pleure, pleurs, pleurer, larmes, sanglot*, hurle, fasse pipi, craque, panique",
  makecry: "faire pleurer, fais pleurer, faisant pleurer, la faire pleurer, le faire pleurer",
  laugh:
    "rire, rit, rigol*, joie, heureu*, emotion, calmer, consoler, film, chanson, surprise, pourquoi ~ pleure, quand ~ pleure, arrete de pleurer, s arrete de pleurer, pere noel",
  breakin:
    "crochet*, ouvrir, ouvre, forcer, entrer, rentrer, m introduire, s introduire, cambriol*, penetrer",
  theirdoor:
    "chez ~ voisin*, porte ~ voisin*, serrure ~ voisin*, maison ~ voisin*, appart* ~ voisin*, voiture ~ voisin*, garage ~ voisin*, chez mon ex, appart* de mon ex, porte de mon ex, maison de quelqu un, chez quelqu un, voiture de quelqu un, chez des inconnus, chez un inconnu, voiture d un inconnu, bureau de mon patron, casier d un, maison des autres, chez les autres, chez les gens",
};
