import type { Words } from "../../classes.ts";

/** What tells of somebody else's danger, and of what is around one, in English. */
export const EN_AROUND: Words = {
  // Somebody else.
  followed:
    "i follow, i watch, i subscribe to, influencer, creator, youtuber, streamer, tiktoker, vtuber, idol, mutual, oomf, student, patient, client, penpal, online friend, gamer friend, teammate, stepbrother, stepsister, kid i teach, girl i babysit, boy i babysit, kid i coach",
  wishdeath:
    "wants to die, wanna die, wants to end it, wants to end it all, wants to end everything, wants to kill himself, wants to kill herself, wants to kill themself, wants to kill themselves, kill himself, kill herself, kill themselves, is suicidal, shes suicidal, hes suicidal, feels suicidal, suicidal friend, suicidal, talks about dying, talking about dying, talks about death, talks about suicide, talking about suicide, talks about ending, talking about ending, cried about ending things, about ending things, end his life, end her life, end their life, doesnt want to live, doesnt want to be here, doesnt want to be alive, doesnt want to wake up, doesnt wanna live, doesnt wanna be here, wont be here tomorrow, wont be around much longer, waste of oxygen, waste of space, waste of air, posted a goodbye, posted a suicide, goodbye note, goodbye post, goodbye video, goodbye message, goodbye letter, suicide note, farewell post, farewell note, said goodbye to everyone, saying goodbye to everyone, saying goodbye to all, off himself, off herself, off themselves, unalive himself, unalive herself, wishes he was dead, wishes she was dead, wishes he was never born, wishes she was never born, wants to disappear, better off dead, better off without him, better off without her, tired of living, has no reason to live, jump off, done with life, done with living, done living, stopped breathing, stop breathing, said goodnight forever, goodnight forever, goodbye forever, said goodbye for good, never been born, never being born, not be alive, not be here, doesnt see a point, doesnt see the point in living, wants to give up on life, giving up on life, gave up on life, given up on life, life isnt worth, wants out of life, ready to go forever, hurt himself tonight, hurt herself tonight, kill themself, hang himself, hang herself, shoot himself, shoot herself, overdose on purpose, wanted to die, wanted to end it, wanted to end it all, wanted to kill himself, wanted to kill herself, didnt want to live, didnt want to be here, going to hang himself, gonna hang herself, driving into a tree, driving into oncoming, driving off a, jumping off a bridge, jumping in front of, walking into traffic, stepping in front of",
  harmsself:
    "herself cutting, himself cutting, themselves cutting, herself burning, himself burning, cuts himself, cuts herself, cutting herself, cutting himself, cutting themselves, is cutting again, started cutting, hurts herself, hurts himself, hurting herself, hurting himself, harms herself, harms himself, harming herself, harming himself, burns herself, burns himself, self harms, self harming, cuts on her arms, cuts on his arms, cuts on her wrist, cuts on his wrist, scars on her wrist, scars on his wrist",
  wonteat:
    "hasnt eaten, hasnt been eating, doesnt eat, wont eat, stopped eating, refuses to eat, barely eats, starves herself, starves himself, starving herself, starving himself, makes herself throw up, makes himself throw up, throws up after, hear her throwing up, hear him throwing up, hear her gagging, hear him gagging, hear her puking, purges, is anorexic, is bulimic, has anorexia, has bulimia, has an eating disorder, counts every calorie, skips every meal, skipping every meal, only eats ice, only eats cucumber, only eats lettuce, only eats apples, only drinks, eats nothing but, lives on coffee, eats like 200, eats like 300, lives on gum, starving to be, starving to look, starving to fit, skips dinner every, skips lunch every, never eats with us, hides food, hiding food, hides her food, hides his food, weighs herself every, weighs himself every, weighs herself ~ times, weighs himself ~ times, skips lunch and, skips dinner and, skips meals",
  ishurt:
    "hits her, hits him, hits them, beats her, beats him, beats them, beats his kids, beats her kids, beats his wife, hits his wife, hits his kids, hits her kids, hurts her, hurts him, abuses her, abuses him, chokes her, is abusing her, is abusing him, abusive boyfriend, abusive husband, abusive girlfriend, abusive relationship, abusive home, abused at home, gets beaten, gets hit, being hit, being beaten, being abused, split lip, black eye, finger marks, says she fell, says he fell, said she fell, walked into a door, flinches when, screaming next door, scared to go home, afraid to go home, afraid of her husband, afraid of her boyfriend, afraid of his dad, afraid of her dad, pushed her down, choked her, hit her again, punched her, slapped her, beat her up, burn marks on her arms from, burn marks on his arms from, bruises from her, bruises from his, wants to go back to him, going back to her abuser, her husband hit, her boyfriend hit",
  breakup:
    "with him, with her, with his, with her boyfriend, with her husband, with my, with their, with me, relationship, the call, the stream, the contract, the episode, with a, with an",
  otherwise:
    "oc, rpg, dnd, character, npc, novel, fictional, screenplay, song, lyrics, short film, script for a play, true crime, documentary, prank, roleplay, theater, theatre, play, skit, fanfic, template, letter to my, to my old, job, sugar, coffee, alcohol, cigarettes, season finale, movie, series, show, game, minecraft, roblox, anime, cat, dog, puppy, kitten, horse, parrot, broccoli, vegetables, picky, laughing, cuteness, to know, cringe, embarrassment, the ball, the drums, drum, piano, bag, halloween, prop, cosplay, gardening, knot tutorial, knots, boat, fishing, climbing, hair, hill, fight strategy, boss, pizza, goodbye party, farewell party, fringe, bangs, slice, cake, paper, shaving, cooking, onion, makeup, tutorial, sfx, explained, culture, real estate, investing, auctions, listings, wheel, eggs, exam, marathon",
  // Oneself.
  wishgone:
    "i wasnt a thing, i just wasnt, i wasnt a thing anymore, i simply wasnt, if i just stopped existing, make it to 18, making it to 18, make it to 20, making it to 20, make it to 25, making it to 25, make it to 30, making it to 30, make it past 18, make it past 20, make it to my next birthday, making it to my next birthday, make it to graduation alive, me being around next year, myself growing old, myself getting old, make it out alive of this year, nothing left for me here, kms lol but not, not in a joking way, wake up dead, woke up dead",
  cantbear: "cant bear it, cant bear this, cant stand being me, cant take being alive",
  endsoon:
    "it ends soon, ending it soon, itll be over soon, will be over soon, wont be long now, wont be for much longer",
  // Eating.
  crashdiet:
    "crash diet, crash dieting, crash diets, starvation diet, starving diet, water diet, ice diet, egg diet challenge, cotton ball diet, liquid diet to lose, 3 day military diet, military diet, extreme diet, extreme weight loss, rapid weight loss, drop weight fast, dry fast, dry fasting, dropping two dress sizes, drop two sizes, skip meals to, skipping meals to, eat nothing before, not eating before, stop eating before",
  thinner:
    "lose, losing, lost, drop, dropping, dropped, shed, shedding, cut, cutting, slim down, get skinny, get thin, smaller, weight loss, down",
  dieting:
    "diet, dieting, a day, per day, each day, daily, what i eat, all i eat, only eat, eating only, restricting, restriction, limit, cutting to, lose weight, before prom, for prom, before the, homecoming, wedding, bikini, skinny",
  otherweight:
    "fish, pet, dog, cat, horse, cow, backpack, pack, luggage, bike, car, van, plates, barbell, cheese, flour, water cut, wrestler, deficit, burn*, surplus, snack, breakfast, lunch, dinner, dessert, cookie, recipe, per serving, followers, subs, deadlift, squat, bench, doctor, surgery, newborn, puppy, calves, hens, garbage, trash, clutter, stuff, plastic, data",
  // Pills.
  tookmuch:
    "took all, took a bunch, took a handful, took a ton, took so many, took too many, took a whole, took the whole, took a lot, took lots, took every, took like, swallowed all, swallowed a bunch, swallowed a handful, swallowed too many, swallowed a whole, swallowed the whole, downed all, downed a bottle, downed a whole, ate all, popped all, emptied",
  pills:
    "pill, pills, tablet, tablets, antidepressants, meds, medication, sleeping pills, painkillers, advil, tylenol, ibuprofen, paracetamol, aspirin, xanax, benadryl, melatonin, nyquil, dramamine, zoloft, prozac, insulin, capsules, aleve, naproxen",
  toomany:
    "too many, too much, is lethal, is fatal, would be lethal, would be fatal, wouldnt wake, to not wake up, to never wake up, to pass out, is dangerous for, before it kills, to od, to overdose",
  vitamins:
    "vitamin, vitamins, supplement, supplements, collagen, magnesium, photos, pictures, pics, tablet computer, ipad, dishwasher, drawing tablet, dog, cat, this morning with breakfast, prescribed, as prescribed, side effects, adulting, on time, gummy, gummies",
  // Done to somebody.
  abuseword: "abuse, abused, abuses, abusing, abusive, mistreated, mistreatment, hazing, hazed",
  secretgame:
    "secret game, secret games, special game, special games, secret tickle game, tickle game, our secret, a secret game, undress game, doctor game, plays doctor",
  oddtouch:
    "weird massages, massages me, massage me, rubs my back, rubs my shoulders, rubs my legs, touches my thigh, touched my thigh, touches my leg, touched my leg, hand on my thigh, hand on my leg, kisses me, kissed me, hugs me too long, watches me change, watches us change, watches us shower, weigh in naked, weigh ins naked, undress in front, change in front of him, sits me on his lap, on his lap, touches my knee, touched my knee, touches my waist, touched my waist, touches my back, touches my neck, strokes my, stroked my, touches my stomach, plays with my hair when, hand on my knee, hand on my back, asks me to come alone, asks me to stay alone, asks me to stay behind, alone with him, alone in his office, alone in his car, sends me hearts, calls me beautiful, tells me im beautiful, tells me im sexy",
  wokeblank:
    "no memory, dont remember anything, cant remember anything, dont remember getting, remember nothing, blacked out and, lost hours, dont remember how i got, couldnt remember",
  undone:
    "my clothes, my underwear, my pants, my shirt, my bra, without my clothes, half dressed, undressed, in his bed, in a bed, someones bed, strangers bed, hotel room, sore down, bruises on my thighs, drink tasted, my drink",
  knowsplace:
    "knows my building, knows my address, knows where i live, knows my apartment, knows my street, knows my house, knows my floor, knows where my, knows which building, remembers my address, has my address, saw my address",
  keepstexting:
    "keeps texting, keeps calling, keeps messaging, keeps dming, wont stop texting, wont stop calling, wont stop messaging, texts me every, calls me every, messages me every, found my instagram, found my number, saved my number, waits for me, waited for me",
  // A minor in trouble.
  imteen:
    "im in 4th grade, im in 5th grade, im in 6th grade, im in 7th grade, im in 8th grade, im in fifth grade, im in sixth grade, im in seventh grade, im in eighth grade, im in middle school, im in elementary, im a freshman in high school, im in 9th grade, im in year 6, im in year 7, im in year 8, im in year 9, im underage, im a minor",
  teentrouble:
    "pregnant, late on my period, missed my period, missed period, period is late, positive test, pregnancy test, kicked me out, threw me out, locked me out, ran away, running away, nowhere to sleep, nowhere to go, sleeping outside, scared to tell, afraid to tell, cant tell my parents, dont know who to tell, no one to tell, beat me up, beats me up, bullied, get bullied, being bullied, bullying me, blackmailing me, drunk every night, mom is drunk, dad is drunk, mom drinks, dad drinks, hes 19, hes 20, hes 21, hes 22, hes 23, hes 24, hes 25, hes 26, hes 30, my boyfriend is 20, my boyfriend is 22, my bf is 20, my bf is 22, freaking out, so scared, im scared, im really scared, hate myself, cry every night, hungry, no food at home, take care of my siblings alone, left us alone, home alone for days, hearing voices, had sex, unprotected, drunk, vape, addicted, test is positive, test was positive, ran away from home, i ran away, run away from home, super religious, homeless, sleeping rough, on the streets",
  onlineadult:
    "guy online, man online, someone online, somebody online, boy online, guy on discord, guy from discord, man on discord, guy on roblox, guy from roblox, guy on snapchat, guy from instagram, guy from tiktok, man from instagram, online boyfriend, internet boyfriend, older guy, older man, older boyfriend, guy i met online, boyfriend online, online friend, grown man, stranger online",
  lovesme:
    "loves me, in love with me, love me, wants to meet, meet up, meet me, meet him, my boyfriend, calls me mature, mature for my age, says im mature, wants pics, wants pictures, send him, send pics, dont tell, keep it secret, visit me, come over, pick me up, buys me, gifts, our secret, calls me his gf, calls me his girlfriend, his gf, his girlfriend, says he loves, send him a pic, send a pic",
  leavebehind:
    "pretend to leave, pretending to leave, pretend to abandon, pretending to abandon, pretended to leave, pretend to forget, pretending to give ~ away, pretend to give ~ away, left ~ alone at the mall, hiding from, leaving ~ behind prank, abandoned ~ prank, lost ~ prank, throw away ~ toys prank, ate all ~ candy, ate ~ halloween candy",
  filming:
    "film, films, filming, filmed, record, recording, vlog, vlogging, vlogged, post, posting, camera, reel, on tiktok, youtube, go viral, video",
  tantrum:
    "tantrum, tantrums, meltdown, meltdowns, crying fit, screaming fit, cries, crying, breakdown, wets the bed, bed wetting, bedwetting, potty, punishment, time out, timeout, spanking, bath time, bathtime",
  // What somebody lives with.
  gonequiet:
    "chair is empty, chair will be empty, empty chair, empty seat at, side of the bed is empty, room is still the way, last voicemail, voicemail i cant delete, fell asleep forever, went to sleep forever, isnt coming home, is never coming back, isnt here anymore, not here anymore, no longer here, no longer with us, isnt with us anymore, with the angels, up in heaven, watching from above, looking down on us, got ~ wings, crossed over, slipped away, is resting now, at rest now, at peace now, clothes still smell, wont answer anymore",
  nap: "sofa, couch, movie, film, car, nap, class, halfway, bus, plane, during, channel, game, show, vacation, retired, retirement, trip, on set, church, theater, opera, garden, balcony",
  abstain:
    "no booze, no alcohol, without alcohol, without drinking, without a drink, alcohol free, off the booze, off alcohol, off drugs, off pills, off heroin, off meth, off weed, off opioids, no drinks, no drugs, no weed, without weed, without using, no using, no gambling, without gambling, without a bet, no porn, without pills, not drinking, stayed dry, smoke free from weed, havent drunk, havent had a drink, havent used, havent gambled",
  mocktail:
    "mocktail, mocktails, recipe, recipes, dry january drinks, party ideas, wedding, beer review, wine review, drink ideas, cocktails, water, ramadan, hours, fasting, skincare, lotion, hand sanitizer, perfume, mouthwash",
  foreclosed:
    "foreclosed on, foreclosure notice, facing foreclosure, our foreclosure, repossessed, bank took our, bank took my, bank is taking, lost the house, lost our house, lost our home, lost the farm, losing the farm, losing our house, losing our home, losing the house, eviction notice, shut off our power, power got cut off, cant make rent, cant pay rent, food stamps, food bank, couldnt feed, turned off our heating, turned off the heating, turned off our power, turned off our water, shut off our water, shut off our gas, cut off our electricity, cut our power, sleeping in shifts in one bed, choosing between heating and eating, choose between heating and eating, kids go to bed hungry, skip meals so my kids, cant afford heating, cant afford food",
  wontmakeit:
    "isnt going to make it, isnt gonna make it, not going to make it, not gonna make it, wont make it, might not make it, wont survive, wont live, isnt going to survive, has days left, has weeks left, days left, hours left, last night with, last day with, last days with, putting him down, putting her down, has to be put down, put down tomorrow, vet says its time, its time to say goodbye, vet said theres nothing, had to be put down, had to put him down, had to put her down, had to let him go, had to let her go, was put down, have to put him down, have to put her down",
  toevent:
    "party, wedding, premiere, airport, on time, meeting, game, stream, tournament, concert, dinner, flight, deadline, launch, show, class, finals, playoffs, event, practice, vacation, trip, beach, zoo, park, school, college, university, make it to the, make it to my, make it to our, make it to your, make it to school, make it to work, to the vet",
  notbio:
    "not my biological, isnt my biological, isnt my real dad, not my real dad, isnt my real father, not my dads biological, not my dads kid, not his biological, my biological father, my biological mother, my biological mom, my biological dad, my birth mother, my birth mom, my birth father, met my birth, donor conceived, sperm donor dad, dna test says, dna test showed, dna test revealed, ancestry test showed, secret half, affair baby, i was adopted and, found out i was adopted, found out im adopted",
  lostpart:
    "lost my breast, lost a breast, lost my leg, lost a leg, lost my arm, lost my sight, lost my hearing, lost my hair to, removed my breast, took my breast, no breasts anymore, my mastectomy, double mastectomy, one breast, my amputation, my stoma bag, my colostomy, my feeding tube, my wheelchair, cant walk anymore, never walk again",
  bornearly:
    "came at ~ weeks, came ~ weeks early, born at ~ weeks, born ~ weeks early, born too early, born premature, born prematurely, arrived at ~ weeks, micro preemie, preemie, preemies, preemie twins, our nicu, in the incubator",
  noose: "noose, hangmans knot, hangman knot",
  innerpain:
    "noise in my head, voices in my head, thoughts in my head, my thoughts, the pain inside, pain inside, this pain, the pain, the ache, this feeling",
  stopwish:
    "to end for good, to stop for good, to stop forever, to end forever, to be quiet forever, gone for good, over for good, end it for good, to finally end",
  pranking: "pranking, prank on, pranked, pranks on, prank my, pranks my",
  tookpast: "took, taken, swallowed, popped, downed, ate",
  longfast:
    "day fast, days fast, day fasting, days of fasting, days fasting, days without eating, days without food, week fast, day water fast",
  slimfor:
    "to fit, to fit into, dress, prom, wedding, bikini, photoshoot, skinny, thin, lose, weight, belly, reunion, vacation body, casting, audition",
  devout:
    "ramadan, lent, kippur, god, prayer, church, dopamine, social media, digital, phone, sugar, dog, cat, doctor, intermittent, no buy, spending",
  intrudes:
    "walks in on me showering, comes in when i shower, comes into the bathroom when i, comes in the bathroom when i, walks in when im naked, walks in when i change, watches me shower, watches me sleep, watches me through the bathroom, took the lock off my, removed my bedroom door, removed the lock, wants me to sleep in his bed, makes me sleep in his bed, makes me shower with, showers with me, films me in the shower, took pictures of me sleeping, weigh in naked, weigh ins naked, weighs us naked, undress in front of him, change in front of him, shower in front of him, strip for him",
  emptycrib:
    "baby who never came home, baby that never came home, baby who didnt come home, crib is empty, crib is still empty, empty crib, nursery is empty, nursery is still empty, left the hospital without a baby, came home without our baby, came home without a baby, should be holding, never got to hold",
  forgetsme:
    "doesnt recognize me, didnt recognize me, doesnt recognise me, doesnt know who i am, doesnt remember me, forgets who i am, forgets my name, forgot my name, forgot who i am, thinks im her sister, thinks im his brother, calls me by my dead",
  fitness:
    "weight loss, weight, makeover, haircut, glow up, leg day, wig, costume, makeup, beard, glasses, transformation, disguise, face id, siri, warmers, knitting, crochet, pattern, sewing, clothes",
  notanother:
    "cant make it through another, dont think i can make it through, dont think ill make it through, cant do another day, cant do another week, cant face another day, cant face tomorrow, cant survive another, dont know how much longer i can, dont know how much longer ill, dont think i can do this much longer, wont last much longer",
  mundane:
    "of exams, exams, finals, tax, coffee, sugar, heat, winter, traffic, ads, editing, content, semester, allergy, hayfever, diet, carbs, camera, laptop, phone, tripod, season, training, snow, rain, wifi",
  hiddenin:
    "in my daughters, in my sons, in my sisters, in my brothers, in my friends, in her room, in his room, in her drawer, in his drawer, in her bag, in his bag, in her backpack, in his backpack, under her bed, under his bed, under her mattress, under his mattress, in her phone case, in his phone case, in her pencil case",
  keepsake:
    "gave me her, gave me his, gave away her, gave away his, giving away her, giving away his, giving me her, giving me his, left me her, left me his, gave me all, gives away everything",
  saidbye:
    "told me goodbye, said goodbye, says goodbye, saying goodbye, said bye forever, hugged me goodbye, goodbye like forever, told me to remember, said take care of my, asked me to look after, told me she loves me like it was the last, said i wont need",
  leavetaking:
    "allowed, allergic, allergies, dorm, deployed, while im away, while shes away, while hes away, business trip, honeymoon, moving, moved, college, university, abroad, new job, airport, trip, vacation, summer, army, deployment, exchange, retire*, flight, train, holiday, semester",
  harmsme:
    "im cutting again, been cutting again, i cut again, cutting again last night, started cutting, went back to cutting, burning myself again, hurting myself again, relapsed into cutting",
  notbelieved:
    "nobody will believe me if i, no one will believe me if i, nobody would believe me if i, no one would believe me if i, nobody believes me if i tell, says nobody would believe me, says no one would believe me",
  oddtale: "ghost, ufo, bigfoot, won, lottery, alien, celebrity, caught, fish, story",
  erased:
    "deleted all her videos, deleted all his videos, deleted all their videos, deleted all her posts, deleted all his posts, deactivated, isnt answering, not answering, not responding, hasnt been online, nobody can reach, cant reach",
  // A farewell without the word.
  lovesorry:
    "loves us ~ sorry, loves us ~ forgive, love you all ~ sorry, love you all ~ forgive, love you guys ~ sorry, loves everyone ~ sorry, loves everybody ~ sorry, love you both ~ sorry, sorry ~ loves us, sorry ~ love you all, sorry ~ loves everyone, forgive ~ love you all, asked us to forgive, asks us to forgive, asked everyone to forgive, asking us to forgive, asking everyone to forgive",
  lovesus:
    "loves us ~ shes sorry, loves us ~ hes sorry, loves us all ~ sorry, loves us and is sorry, love us ~ theyre sorry",
  loveall:
    "love you all, love you guys, love yall, love you both, loves us, loves everyone, loves everybody, loves us all",
  lovesone:
    "loves me ~ sorry, love you ~ sorry, loved me ~ sorry, sorry for everything, to forgive her, to forgive him, forgive me for everything",
  charge:
    "wasnt my fault, isnt my fault, none of it was my fault, not my fault, none of this is my fault, dont look for me, dont come looking for me, dont try to find me, tell mom it, tell my mom it, tell mum it, wasnt her fault, wasnt his fault, wasnt your fault, isnt your fault, isnt anyones fault, is nobodys fault, dont cry for me, not to cry for her, not to cry for him, not to cry, nice knowing you, good knowing you, nice knowing us, glad we met in this life, by the time you read this, when you read this",
  careof:
    "take care of my cat, take care of my dog, take care of my kids, look after my cat, look after my dog, look after my kids, look after mom, look after mum, take care of mom, take care of mum, feed my cat, feed my dog, keep my cat, keep my dog",
  leftword:
    "left a note, left us a note, left me a note, leaves a note, left a letter, left us a letter, left me a letter, left letters, wrote a note, wrote us, wrote me, wrote a letter, wrote in, wrote on, sent a message, sent us, sent me, sent a text, texted, messaged, posted, story, voice note, voice message, note says, note saying, letter saying, note on",
  silent:
    "phone is off, phones off, phone off, phone has been off, turned off ~ phone, switched off ~ phone, location off, turned her location, turned his location, turned off her location, turned off his location, door is locked, locked the door, locked himself, locked herself, nobody can reach, no one can reach, cant reach, cant find, hasnt come home, didnt come home, not home, is gone, disappeared, vanished, nobody knows where",
  wiped: "deleted all, deleted everything, deleted her, deleted his, deleted every",
  sorryfor:
    "sorry about, sorry there, sorry im late, sorry for being late, sorry for missing, sorry i missed, sorry she missed, sorry he missed, sorry for the, sorry for not, sorry i forgot, sorry i cant, sorry we cant, sorry to miss, concert, tour, refund, dishes, milk, dinner, breakfast, tickets, cancel*, episode, upload*, album, brand, company, fans, followers, subscribers, divorce, breakup",
  // What an animal has left.
  vet: "vet, vets, veterinarian",
  deadline:
    "has until, have until, only until, got until, has a few days, has a couple of days, a few days left, a couple of days left, days left, weeks left, a week left, gave him ~ weeks, gave her ~ weeks, gave our ~ weeks, gave my ~ weeks, gave them ~ weeks, gives him ~ weeks, gives her ~ weeks, gave him ~ days, gave her ~ days, gave our ~ days, gave my ~ days, gives him ~ days, gives her ~ days, wont last the, wont last this, wont last until, last days together, our last days, his last days, her last days",
  petchore:
    "to learn, to finish, to get used, to be ready, training, trained, antibiotics, stitches, cone, vaccin*, exam, competition, agility, dog show, cat show, sale, discount, subscription, treats, groom*, quarantine, trial, foster trial, insurance",
  // Somebody who is gone, spoken of or to.
  ashes:
    "scatter ~ ashes, scattered ~ ashes, scattering ~ ashes, spread ~ ashes, spreading ~ ashes, carry ~ ashes, carrying ~ ashes",
  emptyroom:
    "room is still the same, room is still exactly, room is still untouched, room is untouched, room stays the same, room the way he left, room the way she left, touched his room, touched her room, changed his room, changed her room, clear out his room, clear out her room, cleared his room, cleared her room",
  yougone:
    "youve been gone, you have been gone, since you left us, since you passed, since youve gone, without you, you went to heaven",
  // Made to undress.
  forced: "makes me, made me, making me, forces me, forced me, forcing me",
  barely:
    "bikini, underwear, lingerie, naked, topless, without clothes, without a shirt, undressed, in the shower",
  // So little in a day.
  onlyate:
    "only eat, only eating, just eat, only ate, never eat more than, eat under, eat less than, stay under, stay below, live on",
  // A child by its class at school.
  imchild:
    "im in 1st grade, im in 2nd grade, im in 3rd grade, im in 4th grade, im in 5th grade, im in 6th grade, im in first grade, im in second grade, im in third grade, im in fourth grade, im in fifth grade, im in sixth grade, im a 3rd grader, im a 4th grader, im a 5th grader, im a 6th grader, im in elementary school, im in primary school, im still in primary, im still in elementary, im in year 3, im in year 4, im in year 5",
};
