/** Words that creators use for the same thing, a group a line. */
export const FRENCH = `
argent gagner payer revenu paye rémunération monétiser thune fric sous
prix tarif demander facturer
marque entreprise sponsor
vues visionnages audience
abonnés followers abonné abos
baisse chute baissé chuté
grandir augmenter percer croissance
poster publier
filmer tourner enregistrer
timide peur gêné stress honte
fatigué épuisé burnout
méchants haineux haters négatifs
voler volé copié repris
banni suspendu bloqué
chanson musique
matériel équipement
lumière éclairage lampe
son audio voix
commencer débuter débutant
téléphone portable smartphone
ordinateur pc
miniature vignette
heure moment quand
accroche hook début
montage monter éditer
cher prix budget
live direct stream
partir quitter zapper
offert cadeau gratuit
faux fake usurper imposteur
certifié certification badge coche
mettre utiliser
floue flou pixelisée
pause vacances arrêter
dire signaler mentionner
ordinateur ordi pc macbook portable
proces attaquer avocat legal
arnaque fraude faux louche
pirater hacker piraté mot
mail email message
contrat accord exclusivité
facture impôts statut entrepreneur déclarer
live stream twitch direct
dons pourboires cadeaux
test avis review comparer
chambre pièce fond
sombre noir lumière lampe
écho bruit grésille
espace mémoire stockage disque place
bloqué erreur échoue
traduire doubler langue
accent prononciation
motivation flemme procrastiner
dégoûté marre épuisé fatigué
enfant fils fille bébé
bégayer bafouiller buter
nom pseudo identifiant renommer
supprimer enlever effacer masquer
réagir réaction
flouter cacher
âge mineur ans
effondré chute baisse
percer grandir grossir
accroche capter attirer
aise gêné timide objectif caméra
insulte haine rageux
structure plan
dire signaler mentionner`;
