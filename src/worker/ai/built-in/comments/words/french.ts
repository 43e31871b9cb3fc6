import type { SentimentWords } from "./sentiment-words.ts";

export const french: SentimentWords = {
  3: "adore j'adore ador* excellent* incroyable* magnifique* parfait* genial geniale geniaux formidable* fantastique* merveill* sublime* extraordinaire* exceptionnel* superbe* splendide* pepite chef-d'oeuvre dingue meilleur* fabuleu* tuerie masterclass",
  2: "aime j'aime aimé bien bon bonne bons bonnes beau belle beaux belles joli* super top cool merci bravo felicitations bravissimo respect chapeau interessant* utile* drole* marrant* rigolo* hilarant* delicieu* succulent* inspirant* talent* qualite agreable* apaisant* clair claire clairs precieu* aide aider aidee sympa* passionnant* touchant* emouvant* emue ému continue kiffe lourd stylé style propre pro recommande reussi reussie courage bisous plaisir ravi* heureu* content* impressionnant* original* captivant* instructif instructive goat",
  1: "mdr* ptdr* lol haha* facile* pratique* simple* doux douce malin astuce* astucieu* fan enfin validé valide calme zen",
  "-1": "cher chere lent lente long longue longs longues court courte bizarre* compliqué complique compliquee difficile* manque bruit dommage repetitif repetitive confus flou floue fade mou molle bof moyen moyenne doute",
  "-2": "mal mauvais* ennuyeu* ennui chiant* relou lourdingue faux fausse fausses mensonge* menteur menteuse erreur* deception* deçu decu decue decevant* nul nulle nuls nulles penible* inutile* moche* triste* arnaque putaclic clickbait copie copié plagiat volé vole ridicule* agaçant* agacant* enervant* surcoté surcote blabla gênant* genant* honte inaudible* illisible* raté rate ratee pire gaché gache",
  "-3": "horrible* horreur terrible* affreu* atroce* degoutant* degueu* deteste déteste hais merde daube catastrophe catastrophique* insupportable* lamentable* pathetique* nullissime infame immonde poubelle",
  phrases: [
    ["pas (?:trop |si )?mal", 2],
    ["pas mauvais", 1],
    [
      "(?:trop|grave|tellement|vraiment|super|si) (?:bien|bon|bonne|beau|belle|drole|cool|fort|stylé|mignon|mignonne)",
      3,
    ],
    ["trop (?:long|longue|lent|vite|rapide|fort|forte|court|sombre|de (?:pub|pubs|blabla))", -2],
    ["ne (?:comprend|comprends|entend|entends|voit|vois) (?:rien|pas)", -2],
    ["on (?:comprend|entend|voit) (?:rien|pas)", -2],
    ["perte de temps", -3],
    ["ca fait du bien", 2],
    ["vaut le coup", 2],
    ["sans interet", -3],
    ["n'importe quoi", -3],
    ["mal (?:expliqué|explique|filmé|filme|monté|monte)", -2],
    ["au top", 3],
  ],
  denies: "pas jamais aucun aucune ni",
  deniesBefore: true,
};
