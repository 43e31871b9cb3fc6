import type { Words } from "../../classes.ts";

/** What tells of somebody else's danger, and of what is around one, in French. */
export const FR_AROUND: Words = {
  followed:
    "que je suis, que je regarde, que je follow, influenceur, influenceuse, createur, creatrice, youtubeur, youtubeuse, streameur, streameuse, streamer, tiktokeur, tiktokeuse, idole, eleve, patient, patiente, client, cliente, une fille, un garcon, amie d internet, pote, copine",
  wishdeath:
    "veut mourir, veux mourir elle, veut en finir, veut se tuer, veut se suicider, veut se pendre, va se tuer, va se suicider, parle de se tuer, parle de suicide, parle de se suicider, parle de mourir, parle de la mort, parle d en finir, se foutre en l air, se jeter sous, se jeter du, sauter du pont, ne veut plus vivre, veut plus vivre, ne veut plus etre la, veut plus etre la, ne veut plus etre ici, n a plus envie de vivre, a plus envie de vivre, plus envie de vivre, envie de mourir, est suicidaire, suicidaire, suicidaires, message d adieu, lettre d adieu, mot d adieu, video d adieu, story d adieu, post d adieu, fait ses adieux, a dit adieu, dit adieu a tout le monde, dit au revoir a tout le monde, mettre fin a ses jours, met fin a ses jours, finir sa vie, veut disparaitre, mieux sans lui, mieux sans elle, fatigue de vivre, fatiguee de vivre, marre de vivre, pas de raison de vivre, ne sera plus la demain, sera plus la demain, n aurait pas du naitre, aurait prefere ne pas naitre, jamais du naitre, serait plus la demain, ne serait plus la demain, sera bientot plus la, adieu a tout le monde, adieu a tous, bonne nuit pour toujours, la vie ne vaut, marre de la vie, fatigue de la vie, fatiguee de la vie, baisser les bras pour toujours, se pendre, se tirer une balle, s ouvrir les veines, partir pour toujours, quitter ce monde, voulait mourir, voulait plus vivre, ne voulait plus vivre, voulait en finir, voulait se tuer, va se pendre, va se jeter, voulait disparaitre, voulait se suicider",
  harmsself:
    "se scarifie, se mutile, s automutile, se coupe les bras, se coupe les veines, se coupe, se fait du mal, se blesse expres, se brule les bras, des cicatrices sur les bras, des coupures sur les bras, coupures aux poignets, scarifications",
  wonteat:
    "ne mange plus, mange plus, n a pas mange, n a rien mange, a rien mange, ne mange presque plus, mange presque plus, refuse de manger, se fait vomir, vomit apres, l entends vomir, l entend vomir, s affame, est anorexique, est boulimique, a de l anorexie, souffre d anorexie, souffre de boulimie, a des tca, compte chaque calorie, saute tous les repas, trouble alimentaire, mange que des concombres, mange que de la salade, mange que des pommes, ne boit que, vit de cafe, se laisse mourir de faim, se prive de manger, cache la nourriture, cache sa nourriture, se pese sans arret, se pese tous les jours, se pese dix fois, saute le dejeuner, saute le diner, saute des repas",
  ishurt:
    "la frappe, le frappe, la bat, le bat, bat sa femme, bat ses enfants, frappe sa femme, frappe ses enfants, frappe ses gosses, tape ses enfants, se fait frapper, se fait taper, se fait battre, est battue, est battu, est frappee, est maltraitee, est maltraite, la maltraite, le maltraite, la tabasse, l etrangle, compagnon violent, mari violent, copain violent, levre fendue, oeil au beurre noir, des bleus partout, a des bleus, couverte de bleus, couvert de bleus, dit qu elle est tombee, dit qu il est tombe, peur de rentrer chez, peur de son mari, peur de son mec, peur de son copain, peur de son pere, peur de rentrer, l a frappee, l a etranglee, l a tapee, des brulures sur les bras, l a battue",
  breakup: "avec lui, avec elle, avec son, avec sa, la relation, l appel, le contrat, la saison",
  otherwise:
    "personnage, jdr, jeu de role, roman, nouvelle, piece, piece de theatre, chanson, scenario, court metrage, documentaire, canular, faits divers, fictif, modele, a mon travail, boulot, sucre, cafe, alcool, cigarette, cheveux, ongles, film, serie, jeu, minecraft, anime, chat, chien, chatte, legumes, rire, honte, viande, gluten, collegues, rap, champion, record, adversaire, halloween, accessoire, cosplay, pieton, escalade, peche, noeuds, batteur, batterie, balle, ballon, frange, ongle, rasage, en cuisinant, oignon, maquillage, tuto, tutoriel, explique, culture, immobilier, investir, encheres, pot de depart, fete de depart, papier, examen",
  wishgone:
    "me vois pas atteindre, me vois pas arriver a 18, me vois pas feter mes, me vois pas vieillir, passerai pas les 18, passerai pas l annee, arriverai pas a 20 ans, j ai pas ma place dans ce monde, pas ma place sur terre, de trop sur terre, de trop dans cette famille, dormiraient mieux si, plus jamais ouvrir les yeux, plus rouvrir les yeux, ne plus rouvrir les yeux, aucun sens a me lever, pas de sens a me lever, plus de sens a ma vie, j espere ne pas me reveiller, j espere pas me reveiller, j aimerais qu une voiture, me reveiller morte, me reveiller mort",
  cantbear:
    "supporte plus rien, supporte plus d etre la, tiens plus debout dans cette vie, j en peux plus de tout ca",
  endsoon:
    "bientot fini tout ca, bientot ca sera fini, ce sera bientot fini, je vais bientot arreter tout, plus pour longtemps",
  crashdiet:
    "regime express, regime eclair, regime choc, regime extreme, regime drastique, regime militaire, regime miracle, regime a l eau, regime thonon, regime soupe aux choux, jeune sec, jeune hydrique, diete extreme, diete express, arreter de manger avant, ne plus manger avant, ne rien manger avant, rien manger pour, sauter des repas pour, perdre deux tailles, maigrir vite, maigrir tres vite, perdre du poids vite, perdre du poids rapidement",
  thinner: "perdre, perds, perdu, perd, maigrir, maigri, mincir, seche, secher, brule, descendre, moins",
  dieting:
    "regime, diete, par jour, en une journee, chaque jour, ce que je mange, je mange que, manger que, journee a, avant le bal, pour le bal, avant le mariage, pour le mariage, maillot, mincir, maigrir, jeune, mince",
  otherweight:
    "chien, chat, poisson, cheval, sac, sac a dos, valise, bagage, velo, voiture, barre, haltere, deficit, brul*, recette, petit dejeuner, dejeuner, diner, gouter, dessert, par portion, portion, cookie, encas, abonnes, squat, medecin, operation, rangement, bazar, dechets",
  tookmuch:
    "pris tous, pris toute, pris toutes, avale tous, avale toute, avale toutes, pris plein de, avale plein de, pris beaucoup de, pris trop de, avale trop de, pris une boite, avale une boite, pris la boite, avale la boite, pris toute la boite, pris une plaquette, avale une plaquette, pris une poignee, avale une poignee, pris genre, avale genre",
  pills:
    "cachet, cachets, comprime, comprimes, medicament, medicaments, medoc, medocs, somnifere, somniferes, antidepresseur, antidepresseurs, doliprane, paracetamol, ibuprofene, xanax, lexomil, anxiolytiques, gelules, antidouleurs, insuline",
  toomany:
    "c est trop, de trop, c est mortel, est mortel, sont mortels, serait mortel, est dangereux, pour mourir, pas se reveiller, plus se reveiller, dose mortelle, surdose, pour partir",
  vitamins:
    "vitamine, vitamines, complement, complements, magnesium, collagene, photos, lave vaisselle, chien, chat, prescrit, prescrits, petit dejeuner, a l heure, ordonnance",
  abuseword:
    "abus, abuse de, abuse de moi, abusee, abusait, maltraitance, maltraitances, maltraite, maltraitait, bizutage, bizute",
  secretgame:
    "jeu secret, jeux secrets, notre secret, petit jeu secret, petits jeux secrets, jeu special, jeux speciaux, jouer au docteur",
  oddtouch:
    "massages bizarres, me masse, me fait des massages, me touche la cuisse, me touche la jambe, me touche le dos, main sur la cuisse, main sur ma cuisse, main sur ma jambe, m embrasse, m a embrasse, m a embrassee, me regarde me changer, nous regarde nous changer, nous regarde sous la douche, nous pese nues, me deshabiller devant, sur ses genoux, me touche le genou, me touche la taille, main sur le genou, main sur mon genou, main dans le dos, me demande de rester seule, seule avec lui, seul avec lui, me dit que je suis belle",
  wokeblank:
    "me souviens de rien, me souviens plus de rien, me rappelle de rien, me rappelle plus de rien, me rappelle plus rien, aucun souvenir, souviens plus comment",
  undone:
    "mes vetements, sans vetements, mes habits, ma culotte, mes sous vetements, a moitie nue, a moitie nu, nue, deshabillee, dans son lit, dans un lit, chambre d hotel, mon verre, des bleus",
  knowsplace:
    "sait ou j habite, connait mon immeuble, connait mon adresse, connait ma rue, a mon adresse, a vu mon adresse, sait ou je vis, connait mon code, connait mon etage",
  keepstexting:
    "arrete pas de m ecrire, n arrete pas de m ecrire, arrete pas de m appeler, m ecrit tous les jours, m ecrit sans arret, m ecrit tout le temps, m envoie des messages, continue de m ecrire, a trouve mon insta, a trouve mon numero, m attend, m attendait",
  imteen:
    "suis en primaire, suis en cm1, suis en cm2, suis en 6e, suis en 6eme, suis en 5e, suis en 5eme, suis en 4e, suis en 4eme, suis en 3e, suis en 3eme, suis au college, suis mineure, suis mineur",
  teentrouble:
    "enceinte, grossesse, retard de regles, pas eu mes regles, mes regles en retard, test positif, m ont viree, m ont vire, m ont mis dehors, m a mise dehors, a la rue, fugue, fuguer, nulle part ou dormir, nulle part ou aller, j ose pas le dire, ose pas leur dire, peur de leur dire, peur de le dire, a qui en parler, me tapent au college, harcelee, harcele, me harcelent, on me harcele, me fait chanter, ma mere boit, mon pere boit, mon copain a 2*, j ai peur, trop peur, tres peur, je me deteste, pleure tous les soirs, rien a manger, nous laissent seuls, j entends des voix, couche avec, rapport, bourree, accro, le test est positif, sans abri, dors dehors, ma mere sait pas, mes parents savent pas",
  onlineadult:
    "mec sur internet, homme sur internet, garcon sur internet, quelqu un sur internet, un type sur, mec de discord, mec sur discord, mec sur snap, mec de roblox, copain sur internet, homme plus age, mec plus age, copain plus age, un adulte, un inconnu, un monsieur",
  lovesme:
    "m aime, amoureux de moi, amoureuse de lui, mon copain, me voir, se voir, me rencontrer, rencontrer, photos, envoyer, ne pas le dire, secret, venir me chercher, cadeaux, mature pour mon age, sa copine, m appelle sa copine, lui envoyer une photo",
  leavebehind:
    "fais semblant d abandonner, fait semblant d abandonner, faire semblant d abandonner, fais semblant de partir, faire semblant de partir, faire semblant de laisser, fais semblant d oublier, faire croire que je pars, prank abandon, je me cache de, mange ses bonbons, jeter ses jouets",
  filming:
    "filme, filmer, filmant, je filme, filmons, enregistre, poste, poster, publie, publier, vlog, camera, video, reel, tiktok, youtube",
  tantrum:
    "crise, crises, colere, coleres, caprice, caprices, pleure, pleurs, pleurer, punition, punie, puni, bain, pipi au lit, fessee",
  gonequiet:
    "chaise vide, sa chaise est vide, place vide, s est endormi pour toujours, s est endormie pour toujours, s est endormi paisiblement, s est endormie paisiblement, n est plus la, est plus la, n est plus parmi nous, est plus parmi nous, n est plus de ce monde, nous a quittes, nous a quitte, s est eteint, s est eteinte, s en est alle, s en est allee, est parti ce matin, est partie ce matin, est partie en janvier, est parti en janvier, est partie en fevrier, est parti en fevrier, est partie en mars, est parti en mars, est partie en avril, est parti en avril, est partie en mai, est parti en mai, est partie en juin, est parti en juin, est partie en juillet, est parti en juillet, est partie en aout, est parti en aout, est partie en septembre, est parti en septembre, est partie en octobre, est parti en octobre, est partie en novembre, est parti en novembre, est partie en decembre, est parti en decembre, est partie l an dernier, est parti l an dernier, est partie l annee derniere, est partie l hiver dernier, est parti l hiver dernier, est partie l ete dernier, est parti l ete dernier, est partie cette nuit, est parti cette nuit, au ciel, de la haut, repose en paix, au paradis, dernier message vocal de, ses vetements sentent encore, ne repond plus jamais",
  nap: "canape, film, voiture, cours, bus, train, chaine, jeu, vacances, retraite, travail, boulot, voyage, en france, au travail, messe, cinema, theatre, fauteuil, jardin, sieste, match",
  abstain:
    "sans alcool, sans boire, sans une goutte, sans drogue, sans cannabis, sans joint, sans coke, sans consommer, sans jouer aux, sans parier, sans porno, sans medocs, je bois plus, je ne bois plus, abstinence, abstinent, abstinente, sobre",
  mocktail:
    "cocktail, cocktails, recette, recettes, boissons, biere, vin, aperitif, apero, fete, mariage, eau, deco, minimaliste, ramadan, heures, jeune, parfum, lotion, tonique",
  foreclosed:
    "la banque a saisi, a saisi notre maison, a saisi la maison, saisie de la maison, saisi notre ferme, perdu notre maison, perdu la maison, perdu la ferme, avis d expulsion, expulses de, expulsee de, coupe l electricite, coupe le courant, peux plus payer le loyer, peut plus payer le loyer, restos du coeur, banque alimentaire, fin de mois impossible, coupe le gaz, coupe l eau, plus de chauffage, pas de quoi manger, saute des repas pour mes",
  wontmakeit:
    "va pas s en sortir, ne va pas s en sortir, s en sortira pas, ne s en sortira pas, passera pas la nuit, ne passera pas, passera pas la semaine, plus que quelques jours, plus que quelques semaines, plus pour longtemps, derniers jours avec, derniere nuit avec, faire endormir, faire piquer, l euthanasier, euthanasie demain, le veto dit que, du le faire piquer, du la faire piquer, du l endormir, du etre euthanasie, du etre euthanasiee, a ete piquee",
  toevent:
    "fete, mariage, avant premiere, aeroport, a l heure, reunion, match, tournoi, concert, diner, avion, examen, bac, finale, ecole, voyage, plage",
  notbio:
    "pas mon pere biologique, pas mon vrai pere, n est pas mon pere, pas la fille de mon pere, pas le fils de mon pere, mon pere biologique, ma mere biologique, je suis adopte, je suis adoptee, j ai ete adopte*, appris que j etais adopte*, test adn, ne d un don, nee d un don, ne sous x, nee sous x",
  lostpart:
    "retire un sein, retire le sein, retire les seins, enleve un sein, enleve le sein, enleve les seins, ampute, amputee, perdu ma jambe, perdu une jambe, perdu la vue, perdu un sein, ma mastectomie, ma stomie, mon fauteuil roulant, je remarcherai plus, plus jamais marcher",
  bornearly:
    "ne premature, nee prematuree, nes prematures, nees prematurees, ne a ~ semaines, nee a ~ semaines, nes a ~ semaines, bebe prema, bebe premature, bebes prematures, jumeaux prematures, en couveuse, en neonat",
  noose: "noeud coulant, noeud de pendu",
  innerpain: "bruit dans ma tete, voix dans ma tete, la douleur, cette douleur, mes pensees, le vide",
  stopwish:
    "s arrete pour de bon, s arrete pour toujours, se taise pour toujours, finisse pour toujours, cesse pour toujours",
  pranking: "je piege, piege ma, piege mon, pieger ma, pieger mon, blague a ma, blague a mon, prank sur",
  tookpast: "pris, avale, prise",
  longfast: "jeune de ~ jours, jours de jeune, jours sans manger",
  slimfor: "robe, mariage, bal, maillot, mince, maigrir, perdre, poids, ventre, casting, rentrer dans",
  devout:
    "ramadan, careme, dieu, priere, dopamine, reseaux, numerique, telephone, sucre, chien, chat, medecin, intermittent",
  intrudes:
    "rentre dans la salle de bain quand, entre dans la salle de bain quand, entre quand je me change, rentre quand je me change, me regarde sous la douche, me regarde dormir, me regarde me doucher, m espionne sous la douche, me fait dormir avec lui, me filme sous la douche, prend sa douche avec moi, nous pese nues, nous pese nus, me deshabiller devant lui, nous deshabiller devant lui",
  emptycrib:
    "bebe qui n est jamais rentre, bebe jamais rentre, berceau vide, berceau est vide, berceau reste vide, lit bebe vide, chambre de bebe vide, rentres sans bebe, bras vides",
  forgetsme:
    "ne me reconnait plus, me reconnait plus, ne me reconnait pas, m a pas reconnu, ne sait plus qui je suis, sait plus qui je suis, a oublie mon prenom, oublie mon prenom, se souvient plus de moi",
  fitness:
    "coupe, maquillage, perruque, deguisement, transformation, regime, lunettes, face id, tricot, crochet, patron, couture, jambieres",
  notanother:
    "tiendrai pas une semaine, tiendrai pas jusqu, tiens plus un jour, je tiendrai plus longtemps, tiendrai plus longtemps, sais pas combien de temps je vais tenir, peux pas affronter un autre jour, plus un jour de plus, tenir un jour de plus",
  mundane:
    "examens, partiels, chaleur, hiver, cafe, sucre, pubs, montage, regime, allergie, camera, telephone, bouchons, entrainement, pluie, wifi",
  hiddenin:
    "dans la chambre de ma, dans la chambre de mon, dans sa chambre, dans son sac, dans sa trousse, dans son tiroir, sous son lit, sous son matelas, dans le sac de ma, dans le sac de mon",
  keepsake:
    "m a donne son, m a donne sa, m a donne ses, m a laisse son, m a laisse sa, m a laisse ses, donne toutes ses affaires, distribue ses affaires",
  saidbye:
    "m a dit adieu, a dit adieu, m a dit au revoir comme, m a demande de m occuper de, a fait ses adieux",
  leavetaking:
    "demenage, fac, universite, etranger, nouveau travail, aeroport, voyage, vacances, ete, armee, erasmus, vol, train",
  harmsme:
    "je me coupe encore, je me recoupe, recommence a me couper, recommence a me scarifier, je me scarifie, me suis scarifiee, me suis scarifie, me suis recoupee, je me fais du mal",
  notbelieved:
    "personne me croira si, personne ne me croira si, personne me croirait si, que personne me croira, que personne ne me croira",
  oddtale: "fantome, ovni, loto, celebrite, gagne, peche",
  erased:
    "a supprime toutes ses videos, a tout supprime, supprime son compte, ne repond plus, repond plus, injoignable",
  // A farewell without the word.
  lovesorry:
    "nous aime ~ desole*, nous aime ~ pardon*, vous aime ~ pardon*, vous aime ~ desole*, pardon ~ vous aime, desole* ~ vous aime, pardonnez moi, pardon a tout le monde, nous demande pardon, demande pardon a tous",
  lovesus:
    "elle nous aime ~ desolee, il nous aime ~ desole, nous aime et qu elle est desolee, nous aime et qu il est desole, nous aime ~ lui pardonner",
  loveall: "vous aime, nous aime, aime tout le monde, vous aime tous",
  lovesone:
    "m aime ~ desole*, t aime ~ desole*, m aime ~ pardon*, t aime ~ pardon*, pardon pour tout, lui pardonner, desolee pour tout, desole pour tout",
  charge:
    "pas ma faute, que c etait pas de ma faute, me cherchez pas, me cherche pas, ne pleurez pas, pleurez pas, pas pleurer, pas ta faute, pas votre faute, pas sa faute, pas la faute de, la faute de personne, quand tu liras, quand vous lirez, souvenez vous de moi, heureux de vous avoir connu*, heureuse de vous avoir connu*, content de vous avoir connu*, contente de vous avoir connu*",
  careof:
    "prends soin de mon, prends soin de ma, prends soin de mes, prenez soin de mon, prenez soin de ma, prenez soin de mes, prends soin de maman, prends soin de papa, occupe toi de mon, occupe toi de ma, occupez vous de mon, occupez vous de ma, je te laisse mon chat, je te laisse mon chien",
  leftword:
    "laisse un mot, laisse une lettre, laisse un message, laisse un papier, a ecrit, ecrit a tout le monde, m a ecrit, nous a ecrit, envoye un message, m a envoye, nous a envoye, envoye un vocal, a poste, a publie, une story, sa story, en story",
  silent:
    "telephone est eteint, telephone eteint, tel est eteint, portable eteint, eteint son telephone, coupe son telephone, repond plus, repond pas, injoignable, decroche pas, decroche plus, plus de nouvelles, a disparu, disparu, est parti de la maison, est partie de la maison, pas rentre, pas rentree, enferme dans, enfermee dans, personne ne sait ou",
  wiped: "tout supprime, supprime ses, supprime toutes, efface ses, tout efface",
  sorryfor:
    "desole pour le, desolee pour le, desole de ne pas, desolee de ne pas, desole d etre en retard, desolee d etre en retard, pardon pour le, pardon pour la, pardon d avoir, concert, tournee, billets, vaisselle, lait, diner, retard, annul*, episode, marque, entreprise, abonnes, fans, divorce",
  // What an animal has left.
  vet: "veto, veterinaire, vetos",
  deadline:
    "a jusqu a, a jusqu au, laisse jusqu a, laisse jusqu au, lui donne ~ semaines, lui donne ~ jours, lui donnent ~ semaines, donne ~ semaines a, donne ~ jours a, n a plus que, plus que ~ jours, plus que ~ semaines, reste ~ jours, reste ~ semaines, reste quelques, derniers jours, dernieres semaines",
  petchore:
    "pour apprendre, pour finir, antibiotique*, points de suture, collerette, vaccin*, dressage, education, concours, promo, reduction, croquettes, toilett*, quarantaine, assurance",
  // Somebody who is gone, spoken of or to.
  ashes: "cendres de, disperser ~ cendres, disperse ~ cendres, repandre ~ cendres, ses cendres",
  emptyroom:
    "sa chambre est restee, sa chambre est toujours, sa chambre n a pas, sa chambre intacte, sa chambre telle, pas touche a sa chambre, vider sa chambre, ranger sa chambre vide",
  yougone:
    "sans toi, tu es parti, tu es partie, que t es parti, que t es partie, tu nous as quitte*, tu n es plus la, tu nous manques",
  // Made to undress.
  forced:
    "m oblige, m obligent, m a oblige*, me force, me forcent, m a force*, me fait poser, me fait filmer",
  barely:
    "bikini, maillot de bain, sous vetements, lingerie, nue, nu, sans vetements, torse nu, seins nus, sous la douche, en culotte",
  // So little in a day.
  onlyate: "mange que, ne mange que, mange seulement, mange juste, mange moins de, depasse pas, maximum",
  // A child by its class at school.
  imchild:
    "suis en cp, suis en ce1, suis en ce2, suis en cm1, suis en cm2, suis en 6e, suis en 6eme, suis en sixieme, suis en primaire, suis a l ecole primaire",
};
