import type { Words } from "../../classes.ts";

/** What tells of danger without its name, in French. */
export const FR_DANGER: Words = {
  // Not wanting to be here.
  vanishwish:
    "veux disparaitre, voudrais disparaitre, aimerais disparaitre, envie de disparaitre, veux plus exister, veux ne plus exister, ne plus exister, arreter d exister, veux partir de ce monde, quitter ce monde, veux que tout s arrete, que tout s arrete, que ca s arrete, que tout sarrete, que ca sarrete, dormir pour toujours, dormir a jamais, plus envie d etre la, plus envie d etre ici, plus envie de vivre, plus envie d exister, envie de plus rien etre, veux plus etre la, veux plus etre ici, veux plus vivre, veux plus me reveiller, marre de vivre, marre d exister, marre d etre en vie, fatigue de vivre, fatiguee de vivre, fatigue d exister, fatiguee d exister, lasse de vivre, aurais prefere ne pas naitre, j aurais pas du naitre, jamais du naitre, preferais etre mort*, prefererais etre mort*, mieux si j etais mort*, plus de raison de vivre, aucune raison de vivre, a quoi bon vivre, a quoi bon continuer a vivre, ca sert a rien que je vive, ma vie n a plus de sens, ma vie na plus de sens, ma vie ne sert a rien, pas ma place dans ce monde, pas faite pour ce monde, pas fait pour ce monde, merite pas de vivre, merite pas d etre en vie, me vois pas vivre, vois plus d issue, vois aucune issue, vois pas d avenir pour moi, reposer pour toujours, m en fiche de mourir, m en fous de mourir, partir pour de bon et, rejoindre ma mere la haut, la force de vivre, tout le monde s en portera",
  getaway:
    "vacances, ile, montagne, reseaux, week end, weekend, voyage, semaine, honte, cabane, foret, plage, magie, bouton, acne, mon chef, tour de",
  nobodyminds:
    "personne ne remarquerait, personne remarquerait, personne ne s en rendrait compte, personne s en rendrait compte, personne ne le verrait, personne ne viendrait, personne viendrait, je manquerais a personne, je ne manquerais a personne, personne ne me regretterait, personne me regretterait, tout le monde s en fiche, tout le monde s en fout, personne ne pleurerait, personne pleurerait, ca ne changerait rien, qui s en apercevrait, qui viendrait, ca generait personne",
  mygrave:
    "mon enterrement, mes funerailles, ma tombe, si je meurs, je mourais, si je disparais, si je partais, si je pars, si j etais morte, si j etais mort",
  planned:
    "un plan et une date, je sais comment et quand, je sais quand et comment, sais deja comment je vais, plan pour en finir, plan pour me tuer, ecrit mes lettres d adieu, ecrit ma lettre, ma lettre est prete, ma lettre est ecrite, lettres pour tout le monde, fait mes adieux, j ai achete la corde, achete une corde, choisi le pont, j ai tout prepare pour ce soir et",
  event:
    "mariage, lancement, sortie, fete, voyage, demenagement, projet, chaine, anniversaire, entreprise, escalade, sport, live",
  lethal:
    "cachets, cachet, comprimes, medocs, medicaments, somniferes, corde, pistolet, flingue, arme, lame, rasoir, couteau, boite de doliprane, anxiolytiques, pilules",
  athand:
    "dans la main, dans les mains, devant moi, sous les yeux, a cote de moi, mis de cote, accumule, accumules, stocke, stockes, compte, comptes, sous mon lit, sous le lit, autour du cou, sur la tempe, a portee, je regarde les",
  harmlessmeans:
    "vitamine*, complement*, medecin, docteur, ordonnance, routine, corde a sauter, escalade, cuisine, chef, aiguis*, collection, chien, chat, guitare, voyage, valise, colle, voiture",
  jump: "sauter, saute, sauterais, me jeter, me jette, se jeter, se jette, me balancer, se balancer, me lancer, foncer, fonce, me mettre devant, au bord, me lacher, m allonger sur, me pencher, basculer",
  height:
    "du balcon, d un balcon, du pont, d un pont, le pont, du toit, d un toit, par la fenetre, de la fenetre, d un immeuble, de l immeuble, sous un train, sous le train, sous le metro, sous un metro, devant un train, devant le train, devant le metro, sur les rails, sous une voiture, sous un camion, contre un arbre, contre un mur, dans le vide, de la falaise, dans la seine, du rebord, du dernier etage",
  thinkof:
    "pense a, penser a, pensais a, pensees de, envie de, je vais, il va, elle va, veux, voudrais, dit qu il, dit qu elle, dit vouloir, menace, imagine, m imagine, failli, tente de, l idee de, prevu de, hesite, ce soir, j ai voulu",
  stunt:
    "elastique, parkour, parachute, piscine, lac, mer, tyrolienne, drone, ski, parapente, trampoline, nager, cascade, chat, chien, photo, photos, vue, concert, public",
  howmuch:
    "combien de cachets, combien de comprimes, combien de medicaments, combien il en faut, combien en faut il, combien faut il, combien il faut, quelle dose, quelle quantite, combien de temps ca prend, cherche sur google, cherche sur internet",
  tired: "fatigue, fatiguee, gueule de bois, alarme, reveil, en retard, gonfle*",
  giveaway:
    "donne toutes ses affaires, donne ses affaires, distribue ses affaires, donne tout ce qu il, donne tout ce qu elle, donne toutes mes affaires, donner toutes ses affaires, legue ses affaires, donne ses choses, donne tout a ses, donne son chat, donne son chien",
  nolonger:
    "n en aura plus besoin, en aura plus besoin, n en aurai plus besoin, en aurai plus besoin, la ou il va, la ou elle va, ne sera plus la, sera plus la, serai plus la, prenez soin, dit au revoir, dit adieu, adieu, bientot plus a s inquieter",
  farewellletter:
    "lettre d adieu, lettres d adieu, lettre de suicide, mot d adieu, message d adieu, lettre dadieu, lettres dadieu, lettre pour dire adieu",
  worldly:
    "travail, boulot, chef, eleves, collegues, classe, prof, ecole, maison, voiture, cheveux, equipe, ete, enfance, ville, retraite, clients, chaine, tabac, sucre, modele, entreprise, cigarette",
  // Held small at home.
  dictate:
    "controle, controlait, decide, decidait, me dit, surveille, verifie, veut savoir, doit savoir, doit tout savoir, dois lui dire, dois lui envoyer, dois prevenir, dois tout lui, s enerve, enerve, exige, oblige, choisit, critique, accuse, demande des comptes, fouille",
  everystep:
    "chaque pas, chacun de mes, mes moindres, tout ce que je fais, ce que je fais, ce que je porte, comment je m habille, ce que je mange, a qui je parle, avec qui je suis, avec qui je sors, avec qui je parle, qui je vois, ou je vais, ou je suis, chaque minute, a quelle heure, ce que je depense, chaque centime, ma localisation, mes tenues, mes habits, ce que je poste, mes fringues",
  forfun:
    "reparer, recharger, devoirs, bulletin, puni, punie, a table, pendant une journee, pendant une semaine, pendant 24, 24h, 24 heures, pour une journee, outfit, look, looks, haul, styliste, shopping",
  needask:
    "dois demander, dois lui demander, demander la permission, demander la permissions, demander son autorisation, sa permission, besoin de sa permission, sans sa permission, sans son accord, ai pas le droit, n ai pas le droit, ai plus le droit, n ai plus le droit, pas le droit de",
  ifleave:
    "si je pars, si je le quitte, si je la quitte, si je m en vais, si je divorce, si j en parle, si je parle, si je porte plainte, si je dis quelque chose, si je raconte, si je romps, si je le denonce, si je veux partir",
  threat:
    "tuer les enfants, tuer mes enfants, prendre les enfants, prendra les enfants, garder les enfants, prend les enfants, les enfants, mes enfants, mon fils, ma fille, me tuer, me tue, me tuera, se tue, se tuer, se suicide, se suicider, se suicidera, me retrouver, me retrouvera, le regretter, regretter, pourrir la vie, detruire, detruira, detruit, payer, me le fera payer, expulser, bruler la maison, se faire du mal, me faire du mal",
  violent:
    "devient violent, devient violente, est violent, est violente, devient agressif, devient agressive, est agressif avec moi, est agressive avec moi, leve la main, a leve la main, levait la main, m a secouee, me secoue, violent avec moi, violent quand, violente quand",
  afraid: "peur, terrifie*, effray*, angoisse, crains, tremble, panique, trouille, flippe",
  comeshome:
    "rentre, rentrer, rentre a la maison, rentre du travail, rentrer chez moi, rentrer a la maison, a la maison, sa reaction, qu il reagisse, comment il va reagir, ce qu il va faire, ce qu il peut faire, ce qu il pourrait, ce qu elle va faire, ses pas, les cles dans la, de mauvaise humeur, l enerver, le contrarier, qu il l apprenne, qu il decouvre",
  forbids:
    "m interdit, me interdit, interdit, m a interdit, m empeche, me laisse pas, me laisse plus, ne me laisse pas, ne me laisse plus, veut pas que je, ne veut pas que je, m a fait arreter, m a fait supprimer, m a fait bloquer, m oblige a supprimer, m oblige a bloquer, m a coupee de, m a coupe de, me coupe de, m isole de, m a isolee de, refuse que je",
  contact:
    "voir ma famille, voir mes, voir ma, voir mon, parler a, mes amis, mes copines, mes potes, ma famille, sortir seule, sortir sans, avoir des amis, travailler, mon travail, un travail, acheter, depenser, sortir de la, aller nulle part, d argent, avoir un telephone, aller chez le medecin, mes etudes, voir personne, quelqu un",
  // Eating, and hurting oneself.
  throwup:
    "vomir, vomis, vomit, me fais vomir, me faire vomir, gerbe, me fais gerber, doigts dans la gorge, doigts au fond de la gorge, laxatifs, purge, me purge, recrache tout",
  aftereat:
    "apres les repas, apres chaque repas, apres manger, apres avoir mange, apres le repas, tout ce que je mange, ce que je mange, ce que j ai mange, expres, apres le diner, pour rester, pour pas grossir, pour ne pas grossir, pour maigrir, pour rentrer, pour etre mince, pour etre, apres une crise, apres mes crises",
  sickly:
    "enceinte, grossesse, chimio, intoxication, grippe, gastro, bebe, migraine, reflux, antibiotique, gueule de bois, mal des transports, placard, operation, tumeur, fruits de mer, ramadan, careme, nausees matinales, coloscopie, wagon, rayons",
  spitfood:
    "mache et recrache, macher et recracher, mache et je recrache, recrache la nourriture, recracher la nourriture, cache la nourriture, cacher la nourriture, dis que j ai deja mange, dire que j ai deja mange, fais semblant de manger, faire semblant de manger, fait semblant de manger, mens sur ce que je mange",
  only: "seulement, que, qu, juste, rien que, uniquement, seul, seule, a part",
  tinyfood:
    "pomme, pommes, oeuf, oeufs, concombre, concombres, salade, feuille de salade, celeri, biscotte, chewing gum, chewing gums, glacons, cafe, coca zero, bouillon, yaourt, banane, carotte, carottes, galette de riz, fraises",
  perday:
    "par jour, toute la journee, chaque jour, de la journee, dans la journee, par jours, tous les jours",
  eat: "mange, manger, mangeais, mangee, nourris, m autorise, avale",
  onlywater:
    "que de l eau, juste de l eau, seulement de l eau, rien que de l eau, qu a l eau, a l eau, que du cafe, juste du cafe, qu avec de l eau",
  sinceday:
    "depuis lundi, depuis mardi, depuis mercredi, depuis jeudi, depuis vendredi, depuis samedi, depuis dimanche, depuis la semaine, deux jours, trois jours, quatre jours, cinq jours, 2 jours, 3 jours, 4 jours, 5 jours, jours que, toute la semaine, jours d affilee, jours de suite",
  proud:
    "fiere, fier, me sens bien, me sens forte, me sens fort, controle, legere, leger, vide, euphor*, j adore la sensation, en controle",
  foodkind:
    "sucre, viande, gluten, lactose, pain, dehors, fast food, chocolat, transforme, petit dejeuner, resto, restaurant, bonbons, fruit, legumes, pates, fromage, avant, ramadan, aussi bon, si bon, maison, riz",
  blade: "lame, lames, rasoir, cutter, taille crayon, ciseaux",
  relief:
    "seule chose qui m aide, seule chose qui aide, me calme, me soulage, soulage*, pour me calmer, pour ressentir, me sens mieux, rechute, rechuter, rechuté, envie de me couper, sous mon matelas, sous mon lit, quand je suis triste, quand ca va pas, quand j en peux plus, me punir, punir",
  grooming:
    "ras*er, barbe, poil, poils, cheveux, jambes, peau, barbier, visage, moustache, cuisine, parquet, sourcils, couture, papier, test, avis, epil*, maillot",
  scars:
    "cicatrice, cicatrices, coupures, marques sur les bras, marques sur mes bras, traces sur les bras, traces sur mes bras, entailles",
  cover:
    "cacher, cache, caches, dissimuler, masquer, camoufler, couvrir, manches longues, que ma mere, que mes parents, pour pas que, excuse, expliquer",
  otherscars:
    "acne, operation, cesarienne, chirurgie, accident, tatouage, tatouages, varicelle, bouton, boutons, vergetures, chat, cheval, velo, halloween, laser, brulure, moustique, genou",
  // Pictures, messages, a body that isn't asked.
  mypics:
    "mes photos, ma photo, mes videos, ma video, photos de moi, video de moi, videos de moi, une photo de moi, nos conversations, mes conversations, mes messages, ce que je lui ai envoye, les photos que je lui, la video que je lui, mes nudes, mes snaps, captures de",
  everyone:
    "tout le monde, mes parents, ma mere, mon pere, ma famille, mes amis, mon lycee, mon college, tout le lycee, tout le college, mon patron, mon travail, mes contacts, mes abonnes, mon mari, mon copain, ma classe, toute la classe, ma fac, mes proches, mes collegues",
  orelse:
    "si je paie pas, si je ne paie pas, si je paye pas, si je ne paye pas, si j envoie pas, si je n envoie pas, si je lui envoie pas, si je le bloque, si je reviens pas, si je le quitte, en echange, menace*, chantage, d autres photos, plus de photos, extor*, bitcoin, sous 24",
  threaten:
    "menace, menacent, menacait, menaces, chantage, il va publier, va envoyer, va publier, va montrer, va diffuser, va tout envoyer, fait chanter, dit qu il va",
  isent:
    "que j ai envoye, que j avais envoye, que j ai envoyee, que je lui ai envoye, que je lui avais envoye, que jai envoye, envoyee a mon ex, envoye a mon ex, pour mon ex, que j ai fait pour",
  seen: "vu, vue, a vu, ont vu, voit, tourne, circule, ont, rigole, rigolent, se moque, sait",
  spreadby:
    "ont publie, ont partage, ont poste, ont diffuse, ont mis, ont fait tourner, on a publie, on a partage, on a poste, on a diffuse, a publie, a partage, a poste, a diffuse, a fait tourner, a balance, ont balance, circule*, tourne*, sont sur internet, sont sur telegram, est sur internet, sans mon accord, sans mon consentement, ont fuite, a fuite",
  flood:
    "messages par jour, appels par jour, m appelle ~ fois, m ecrit ~ fois, de nouveaux comptes, nouveaux comptes, nouveau compte, faux comptes, d autres comptes, autre compte, autre numero, d autres numeros, numeros differents, numero masque, meme si je le bloque, je le bloque mais, je l ai bloque mais, j ai beau bloquer, j ai beau le bloquer, a chaque fois que je bloque, me laisse pas tranquille, ne me lache pas, me lache pas, retrouve mon numero, retrouve mon compte",
  gifts:
    "fleurs, cadeaux, cadeau, lettres, lettre, colis, mots, roses, bouquet, bouquets, peluche, chocolats",
  things:
    "m a fait des choses, me fait des choses, me faisait des choses, ma fait des choses, m obligeait a le toucher, m oblige a le toucher, m a obligee a, m a oblige a le toucher, m a forcee, m a forcee a, m a force a le, me force a coucher, me force a avoir, abuse de moi, abusait de moi, a abuse de moi, profite de moi quand, a profite de moi, me met la pression pour coucher, insiste pour coucher, le fait meme quand je dis non, le fait quand meme quand je dis non, venait dans mon lit, vient dans mon lit",
  silence:
    "de ne rien dire, de rien dire, de ne le dire a personne, dis le a personne, le dis a personne, dit pas a maman, dis pas a maman, dis rien a ta mere, notre secret, petit secret, personne ne me croira, personne me croira, personne me croirait, que ca reste entre nous, de garder le secret",
  // What nobody is helped with, either.
  tracker:
    "gps, airtag, traceur, mouchard, balise, logiciel espion, appli espion, application espion, camera cachee, camera espion, micro, micro espion, enregistreur, spyware, keylogger, mspy",
  theirthing:
    "voiture de ma femme, voiture de ma copine, voiture de mon ex, voiture de mon mari, voiture de mon copain, telephone de ma ~ copine, telephone de ma ~ femme, telephone de mon ~ ex, telephone de mon ~ mari, telephone de mon ~ copain, portable de ma ~ copine, portable de ma ~ femme, portable de mon ~ ex, tel de ma ~ copine, tel de ma ~ femme, sa voiture, son sac, son telephone, son portable, sa chambre, vestiaire, vestiaires, cabine d essayage, toilettes des filles, mes locataires, ma locataire",
  putin:
    "mettre, mets, poser, pose, installer, installe, cacher, placer, place, planquer, glisser, sans qu, dans, sur, sous",
  detect:
    "trouve un, trouver un, detecter, savoir si, enlever, supprimer, proteg*, contre, vol, mes cles, chien, chat, mes enfants, police, m a mis, a mis un, me suit, mon ex a, avis, test",
  seek: "ou trouver, ou acheter, ou choper, ou je peux trouver, ou puis je trouver, ou on trouve, comment trouver, comment acheter, comment avoir, comment se procurer, qui vend, un dealer, dealer, un plug, livraison, pas cher, acheter, commander, se procurer, choper",
  drug: "coke, cocaine, heroine, mdma, ecsta, ecstasy, taz, lsd, meth, ketamine, keta, beuh, weed, shit, cannabis, speed, fentanyl, xanax, tramadol, codeine, oxycodone, champis magiques, champignons hallucinogenes, ghb, crack, rivotril, lyrica, steroides, protoxyde",
  nodrug:
    "zero, bouteille, canette, recup*, arret*, arreter, desintox*, addict*, documentaire, film, dangers, aide, cbd, sevrage, four, charbon, acier, haut fourneau",
  rx: "xanax, adderall, ritaline, ozempic, wegovy, mounjaro, codeine, valium, tramadol, antibiotiques, anxiolytiques, somniferes, hormones, testosterone, benzodiazepines, lexomil, cytotec, pilule abortive, morphine, oxycodone, concerta, roaccutane, lyrica, subutex",
  nodoctor:
    "sans ordonnance, sans voir de medecin, sans medecin, sans prescription, fausse ordonnance, falsifier une ordonnance, faire une fausse ordonnance, le medecin refuse, mon medecin refuse, le medecin veut pas, mentir au medecin, convaincre le medecin, sur telegram, sur snap, au noir",
  explode: "exploser, explose, explosion, detoner, fasse boum, fait boum, faire peter, pete, sauter",
  mixwhat:
    "melanger, melange, quels produits, quel produit, produits menagers, maison, fait maison, ingredients, combiner, transformer ~ en, bonbonne, bouteille de gaz, engrais, poudre, immeuble, une voiture, mon lycee, mon college, minuteur, boite aux lettres, chez moi",
  science:
    "volcan, mentos, experience, science, ballon, ballons, enfants, pasteque, micro ondes, popcorn, gateau, cookies, saveur, saveurs, couleurs, couleur, vues, chaine, tiktok, abonnes, compte, eviter, minecraft, pinata, confettis, pates, crepes, joie, trampoline, repas, gout, maison de, corde",
  firework:
    "petard, petards, feu d artifice, feux d artifice, mortier, mortiers, bonbonne, bouteille de gaz, cocotte minute, essence, poudre, drone",
  damage:
    "degats, arme, armes, blesser, detruire, explosif, explosifs, eclats, dangereux, tuer, les flics, la police, les gens, la foule",
  iexpose:
    "je veux les montrer, je les montre, je les balance, je veux montrer, je veux tout montrer, je veux publier, je veux poster, je vais publier, je vais poster, je veux balancer, je vais balancer, comment publier, comment poster, comment balancer, comment diffuser, je veux diffuser, je vais diffuser, je veux partager, je veux montrer a tout, je veux leak*, je vais leak*, ou publier, ou poster, ou vendre, comment vendre, je veux vendre, aide moi a publier, me venger, pour me venger, j ai les nudes de, j ai des nudes de, j ai des photos nues de",
  undress:
    "deshabiller avec l ia, deshabiller par ia, ia qui deshabille, appli qui deshabille, application qui deshabille, appli pour deshabiller, ia pour deshabiller, enlever les vetements, retirer les vetements, faux nude, faux nudes, fausses photos nues, deepfake porno, deepfake nu*, nue avec l ia, nu avec l ia, nues avec l ia, mettre son visage sur, mettre le visage de ~ sur une video porno, en photo nue avec",
  winover:
    "comment faire pour que, comment gagner, comment faire que, gagner, comment amener, faire en sorte que, comment obtenir, amener, technique pour",
  trustme:
    "confiance, se confie, se confient, se confier, me rencontre, me rencontrent, me rejoigne, me rejoignent, m aime, m aiment, tombe amoureuse, garde le secret, gardent le secret, en parle pas, n en parle pas, n en parlent pas, dise rien, disent rien, m envoie, m envoient, vienne chez, viennent chez",
  unseen:
    "en ligne, sur internet, dm, mp, prive, en prive, secret, en cachette, seule, discord, roblox, snapchat, snap, ses parents, leurs parents, chez moi, chat, instagram, insta, whatsapp",
  shutin:
    "enfermer, enferme, enfermee, attacher, attache, ligoter, enterrer, enterre, laisser, laisse, mettre, mets, abandonner, abandonne, suspendre",
  enclosed:
    "dans le coffre, coffre de voiture, dans le placard, dans un placard, dans une cage, dans une boite, dans le frigo, dans le congelateur, dans le seche linge, dans une valise, dans la cave, dans un cercueil, vivant, vivante, dans la voiture, dans la foret, dans les bois, sur l autoroute, a un arbre, sur le toit, au balcon, dans le desert",
  span: "24 heures, 24h, heures, toute la nuit, une journee entiere, gagne, le dernier a, jusqu a ce, euros, le plus longtemps, jours",
  theiraddress:
    "adresse de mon ex, adresse de ma voisine, adresse de mon voisin, adresse de mon prof, adresse de ma prof, adresse de mon chef, son adresse, numero de mon ex, son numero, numero de ma",
  publicize: "publier, publie, poster, poste, balancer, balance, diffuser, partager, mettre en ligne",
  feign: "faire semblant, fais semblant, feindre, simuler, inventer, faire croire, mentir sur, dire que j ai",
  gain: "dons, cagnotte, vues, argent, likes, abonnes, pitie, gofundme, leetchi",
  spike:
    "dans son verre, dans sa boisson, dans son cafe, dans sa nourriture, dans son assiette, dans le verre de, dans la boisson de",
  drowse:
    "endort, dorme, dormir, poison, cachets, gouttes, drogue, inconscient*, sans qu il, sans qu elle, sans que, laxatif, laxatifs, ghb",
  // What somebody lives with.
  wouldbe:
    "aurait eu, aurait aujourd hui, aurait fete, aurait du avoir, aurait maintenant, devrait avoir, aurait du feter, aurait fait sa rentree",
  parted:
    "a quitte la maison, est parti de la maison, est partie de la maison, se separent, se separe, vont se separer, se sont separes, on se separe, nous separons, divorcent, vont divorcer, veut divorcer, demande le divorce",
  leftme:
    "m a quitte, m a quittee, ma quitte, ma quittee, nous a quittes, nous a quitte pour, m a larguee, m a largue, ma larguee, m a trompe, m a trompee, ma trompe, me trompe, m aime plus, ne m aime plus, rencontre quelqu un d autre, a rompu, a fait ses valises, a fait sa valise, est partie avec un autre, est parti avec une autre, amoureuse d un autre, amoureux d une autre",
  errand: "pain, wifi, courses, lait, chien, chat, sans voix, bouche bee, pizza, blague, revient, revenu",
  cantup:
    "sors plus de mon lit, ne sors plus de mon lit, pas sortie de mon lit, pas sorti de mon lit, arrive pas a sortir de mon lit, arrive plus a sortir du lit, arrive plus a me lever, arrive pas a me lever, la force de me lever, arrive meme plus a me doucher, pas douchee depuis, pas douche depuis, plus envie de rien, envie de rien, goût a rien, gout a rien, plus gout a rien, pleure tous les jours, pleure tous les soirs, pleure chaque nuit, pleure sans raison, arrete pas de pleurer, n arrete pas de pleurer, plus rien me rend, rien ne me rend heureu*, je me deteste, me hais",
  numb: "ressens plus rien, ne ressens plus rien, ressens rien, vide a l interieur, morte a l interieur, mort a l interieur, me sens seule, me sens seul, me sens tellement seule, tellement seul, tellement seule, j ai personne, je n ai personne, pas d amis, plus d amis, personne a qui parler, suis un poids, suis un fardeau, un poids pour, une charge pour, me sens nulle, vaux rien, ne vaux rien, sers a rien, ne sers a rien",
  ailing:
    "cancer, demence, alzheimer, sclerose, tumeur, avc, parkinson, leucemie, lymphome, chimio, sla, diabete, diabetique, epilepsie, infarctus, crise cardiaque, a l hopital, hospitalise, hospitalisee, en rea, reanimation, coma, tres malade, gravement malade, malade, diagnostique, diagnostiquee, diagnostic, insuffisance, dialyse, mucoviscidose, lupus, crohn, greffe, bipolaire, schizophrene, schizophrenie, depression, depressive, depressif, psychose, en cure, toxico, accro, alcoolique, paralyse, paralysee, crises d epilepsie, me reconnait plus, ne me reconnait plus, sait plus qui je suis, m oublie, en phase terminale, terminal, maladie",
  illme:
    "j ai un cancer, jai un cancer, j ai une sclerose, j ai la sclerose, j ai du diabete, j ai une maladie, on m a diagnostique, j ai ete diagnostique*, mon diagnostic, mon cancer, ma chimio, ma maladie, mon diabete, mon epilepsie, ma greffe, ma tumeur, ma depression, mon avc, suis bipolaire, suis alcoolique, suis malade, suis depressi*, suis en depression, mort, morte, deced*, enterrement, deuil",
  // What a child tells by somebody else, and what is done to one.
  tellsus:
    "commente, a commente, dit, a dit, m ecrit, m a ecrit, me raconte, m a raconte, dans mes commentaires, dans les commentaires, en mp, en message",
  touchesthem:
    "lui fait enlever ses vetements, le fait se deshabiller, la fait se deshabiller, la touche, le touche, la tripote, le tripote, l a touchee, la touchait, le touchait, vient dans sa chambre la nuit",
  prank: "blague, prank, defi, vlog, video, canular",
  unwatched:
    "seuls dans le bain, seul dans le bain, seule dans le bain, seuls dans la voiture, seul dans la voiture, seule dans la voiture, seuls a la piscine",
  torment:
    "harceler une, harceler un, pour harceler, humilier une, humilier un, pour humilier, me moquer d une, me moquer d un",
  peer: "fille, garcon, eleve, classe, camarade, quelqu un, prof, collegue",
  bruises: "bleus, bleu, hematome, hematomes, oeil au beurre noir, coquard, marques au cou",
  thrownout:
    "m ont mis dehors, m a mis dehors, m a mise dehors, m ont mise dehors, mise a la porte, mis a la porte, m ont vire de la maison, m ont viree de la maison",
};
