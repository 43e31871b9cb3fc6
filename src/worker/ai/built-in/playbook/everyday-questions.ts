import type { Language } from "#shared/rules/language.ts";

/**
 * Questions that aren't about making videos, a line each, in the frames in which creators ask as well. They teach the
 * playbook's weights that "how do I", "is it worth" or "how long does" by itself leads nowhere.
 */
export const EVERYDAY_QUESTIONS: Readonly<Record<Language, string>> = {
  en: `
    how do i make pancakes
    how do i get rid of mice
    how do i learn spanish quickly
    how do i clean the oven
    how do i stop biting my nails
    how do i know if a melon is ripe
    how do i fix a flat tire
    how do i find a good doctor
    how do i get a passport
    how do i start running
    how do i write a letter to my grandmother
    how do i remove rust from metal
    how do i cut my own hair
    how can i earn more as a waiter
    how long does it take to boil an egg
    how long does a flight to japan take
    how long should i cook rice
    how long can milk stay in the fridge
    how much does a wedding cost
    how much water should i drink
    how much should i pay for a used bike
    how many calories are in an apple
    how many days are there in february
    how often should i wash my hair
    how often do i feed a hamster
    how old is the universe
    how big is a blue whale
    what is the best way to peel garlic
    what is the best mattress
    what is the difference between a crocodile and an alligator
    what is the tallest mountain
    what should i cook tonight
    what should i give my mother for christmas
    what do i need for a camping trip
    what does this rash mean
    what are the best shoes for hiking
    what to do on a rainy day in london
    what time do the shops close
    what happened to the dinosaurs
    which bank is the best
    which vaccine do i need for thailand
    which side does the fork go
    when do apples ripen
    when should i sow carrots
    when is mother's day
    where can i buy cheap furniture
    where do penguins live
    where is my nearest pharmacy
    who wrote hamlet
    who won the match yesterday
    why is the sky blue
    why does my back hurt
    why do cats purr
    why is my washing machine loud
    is it worth repairing an old fridge
    is it safe to eat raw fish
    is coffee bad for you
    is it too late to plant tulips
    can i freeze cheese
    can dogs eat grapes
    can i wash wool in the machine
    do i need a visa for canada
    do i have to pay for a parking ticket
    does vinegar kill weeds
    should i buy or rent a flat
    should i tell my friend the truth
    should i get a second dog
    my plant has yellow leaves
    my baby won't sleep
    my computer is slow
    my neighbour is loud at night
    i lost my keys
    i can't find a job`,
  es: `
    cómo hago una sopa de verduras
    cómo quito el moho de la pared
    cómo aprendo inglés rápido
    cómo sé si un melón está maduro
    cómo arreglo una rueda pinchada
    cómo limpio el horno
    cómo encuentro piso
    cuánto tarda en hervir un huevo
    cuánto cuesta una boda
    cuánto dura un vuelo a japón
    cuánta agua hay que beber
    cuántas calorías tiene una manzana
    cada cuánto se riega una orquídea
    qué cocino hoy
    qué le regalo a mi madre
    qué necesito para ir de acampada
    cuál es la montaña más alta
    cuál es el mejor colchón
    a qué hora cierran las tiendas
    cuándo se siembran las zanahorias
    dónde compro muebles baratos
    dónde viven los pingüinos
    quién escribió el quijote
    por qué el cielo es azul
    por qué me duele la espalda
    por qué ronronean los gatos
    vale la pena reparar una nevera vieja
    es malo tomar café
    puedo congelar el queso
    se puede lavar la lana en la lavadora
    necesito visado para canadá
    tengo que pagar una multa
    me conviene comprar o alquilar
    mi planta tiene hojas amarillas
    mi bebé no duerme
    perdí las llaves
    no encuentro trabajo
    mi vecino hace ruido de noche`,
  fr: `
    comment faire une soupe de légumes
    comment enlever la moisissure du mur
    comment apprendre l'anglais vite
    comment savoir si un melon est mûr
    comment réparer un pneu crevé
    comment nettoyer le four
    comment trouver un appartement
    combien de temps pour cuire un œuf
    combien coûte un mariage
    combien de temps dure un vol pour le japon
    combien d'eau faut-il boire
    combien de calories dans une pomme
    à quelle fréquence arroser une orchidée
    qu'est-ce que je cuisine ce soir
    quoi offrir à ma mère
    de quoi j'ai besoin pour camper
    quelle est la plus haute montagne
    quel est le meilleur matelas
    à quelle heure ferment les magasins
    quand semer les carottes
    où acheter des meubles pas chers
    où vivent les pingouins
    qui a écrit les misérables
    pourquoi le ciel est bleu
    pourquoi j'ai mal au dos
    pourquoi les chats ronronnent
    ça vaut le coup de réparer un vieux frigo
    est-ce que le café est mauvais
    je peux congeler du fromage
    peut-on laver la laine en machine
    il faut un visa pour le canada
    est-ce que je dois payer une amende
    vaut-il mieux acheter ou louer
    ma plante a des feuilles jaunes
    mon bébé ne dort pas
    j'ai perdu mes clés
    je ne trouve pas de travail
    mon voisin fait du bruit la nuit`,
  de: `
    wie koche ich eine gemüsesuppe
    wie bekomme ich schimmel von der wand
    wie lerne ich schnell englisch
    woran merke ich dass eine melone reif ist
    wie flicke ich einen platten reifen
    wie putze ich den backofen
    wie finde ich eine wohnung
    wie lange kocht ein ei
    wie lange dauert ein flug nach japan
    wie viel kostet eine hochzeit
    wie viel wasser soll ich trinken
    wie viele kalorien hat ein apfel
    wie oft gieße ich eine orchidee
    was koche ich heute
    was schenke ich meiner mutter
    was brauche ich zum zelten
    was ist der höchste berg
    welche matratze ist die beste
    wann schließen die läden
    wann sät man karotten
    wo kaufe ich günstige möbel
    wo leben pinguine
    wer hat faust geschrieben
    warum ist der himmel blau
    warum tut mein rücken weh
    warum schnurren katzen
    lohnt sich die reparatur eines alten kühlschranks
    ist kaffee schlecht
    kann ich käse einfrieren
    darf man wolle in die maschine tun
    brauche ich ein visum für kanada
    muss ich einen strafzettel bezahlen
    soll ich kaufen oder mieten
    meine pflanze hat gelbe blätter
    mein baby schläft nicht
    ich habe meine schlüssel verloren
    ich finde keine arbeit
    mein nachbar ist nachts laut`,
  pt: `
    como faço uma sopa de legumes
    como tiro mofo da parede
    como aprendo inglês rápido
    como sei se o melão está maduro
    como conserto um pneu furado
    como limpo o forno
    como acho um apartamento
    quanto tempo para cozinhar um ovo
    quanto custa um casamento
    quanto dura um voo para o japão
    quanta água devo beber
    quantas calorias tem uma maçã
    de quanto em quanto tempo rego a orquídea
    o que cozinho hoje
    o que dou de presente para minha mãe
    o que preciso para acampar
    qual é a montanha mais alta
    qual é o melhor colchão
    que horas fecham as lojas
    quando semear cenoura
    onde compro móveis baratos
    onde vivem os pinguins
    quem escreveu dom casmurro
    por que o céu é azul
    por que minhas costas doem
    por que os gatos ronronam
    vale a pena consertar uma geladeira velha
    café faz mal
    posso congelar queijo
    dá pra lavar lã na máquina
    preciso de visto para o canadá
    tenho que pagar uma multa
    compensa comprar ou alugar
    minha planta está com folhas amarelas
    meu bebê não dorme
    perdi minhas chaves
    não acho emprego
    meu vizinho faz barulho à noite`,
};
