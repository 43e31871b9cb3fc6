import type { Words } from "../../classes.ts";

/** What tells of danger without its name, in English. */
export const EN_DANGER: Words = {
  // Not wanting to be here.
  vanishwish:
    "want to disappear, wanna disappear, want to vanish, want to stop existing, wish i didnt exist, wish i could disappear, wish i could just disappear, wish i never existed, want to be gone, wanna be gone, want it all to stop, want everything to stop, sleep forever, done with this life, done living, done being alive, no place for me in this world, not meant for this world, not made for this world, see myself living, dont see myself alive, see a future for me, see a future for myself, tired of existing, tired of being here, tired of breathing, tired of waking up, hate waking up, hate that i woke up, wish i hadnt woken up, wish i wouldnt wake up, wish i didnt wake up, dont want to exist, dont wanna exist, rather be dead, rather not exist, rather be gone, dont deserve to live, dont deserve to be alive, dont deserve to exist, shouldnt be alive, stop breathing, no longer want to live, ready to go for good, dont see a way out, no way out of this, dont want to do life, dont want this life, sick of being alive, sick of living, over being alive, hoping i get hit by, hope i get hit by, hope i dont wake up, hoping i dont wake up, dont care if i live, dont care if i die, dont care if i wake up, done fighting, nothing left to live for, cant see the point of me, the point of being here, cant be here anymore, cant do life, i shouldnt be here anymore, want to go be with my, everyone is better off, everyones better off, theyd be better off, theyre better off without me, be at peace forever, finally be at peace",
  getaway:
    "woods, cabin, island, vacation, social media, instagram, mountain, week, weekend, travel, trip, camping, cottage, forest, beach, italy, japan, holiday, when i cringe, embarrass*, hole, instantly, invisib*, magic, algorithm, puberty, my dog, my cat, acne, pimple, debt",
  nobodyminds:
    "nobody would notice, no one would notice, noone would notice, nobody would care, no one would care, noone would care, nobody would even, no one would even, noone would even, nobody would miss, no one would miss, who would miss me, nobody would come, no one would come, wouldnt even notice, would anyone notice, would anyone even, would anyone care, would anybody notice, would anybody care, not a single person would, how long until anyone notices, nobody would show up",
  mygrave:
    "my funeral, my grave, i died, i was gone, if im gone, if i vanish, if i disappear, find my body, find me dead",
  planned:
    "plan and a date, a plan and a day, know how and when, know when and how, method and a date, suicide plan, plan how to do it, planned how i, written letters to everyone, wrote letters to everyone, letters to everyone i love, note is written, wrote my note, written my note, note is ready, said my goodbyes, saying my goodbyes, my affairs in order, wrote my will, got the rope, bought the rope, bought a rope, tied the knot around, picked the bridge, picked the place and, know which bridge, already know how ill do it, how im going to do it tonight",
  event:
    "wedding, launch, release, publish, party, trip, move, moving, upload, product, elope*, marathon, business, channel, premiere, surgery, graduation, baby shower, estate planning, lawyer, gym, climb*",
  lethal:
    "pills, sleeping pills, tablets, rope, noose, gun, razor, blade, bottle of pills, painkillers, meds, knife, belt, xanax, insulin pen",
  athand:
    "in my hand, in my hands, in front of me, next to me on the bed, on my lap, on my nightstand counting, counted, counting, saved up, saving up, been saving, stockpil*, hoard*, under my bed, to my head, to my wrist, around my neck, staring at, looking at the, and a bottle, say goodbye, ready for tonight",
  harmlessmeans:
    "vitamin*, supplement*, doctor, prescribed, morning routine, jump rope, climb*, skipping, kitchen, chef, chop*, carv*, whittl*, sharpen*, review, collection, dog, cat, tug, cowboy, nerf, glue, shav*, organize*, travel, pack",
  jump: "jump, jumping, throw myself, throwing myself, step in front, stepping in front, walk in front, walking in front, walk into, walking into, drive off, driving off, drive into, driving into, drive my car, driving my car, crash my car, crashing my car, crash into, lie down on, lay down on, standing on the edge, stand on the edge, sitting on the edge, lean over, fall off, let go, swerve, swerving",
  height:
    "off ~ bridge, off ~ roof, off ~ balcony, from ~ balcony, from ~ roof, from ~ bridge, off ~ building, from ~ building, out ~ window, from ~ window, in front of ~ train, in front of ~ bus, in front of ~ truck, in front of ~ car, off ~ cliff, into traffic, into ~ traffic, on ~ tracks, onto ~ tracks, into ~ tree, into ~ wall, off ~ overpass, of ~ bridge, of ~ roof, into oncoming, into the river, into the sea and",
  thinkof:
    "joking about, jokes about, thinking about, think about, thinking of, think of, thought about, thought of, thoughts of, imagine, imagining, picture, want to, wanna, feel like, going to, gonna, tempted, said, says, saying, threatens, threatened, keeps talking, keep looking at, looking at, could just, wonder, urge, wish, planning, about to, tonight, wants to, just",
  stunt:
    "bungee, parkour, parachute, base jump, skydiv*, pool, lake, cliff diving, cliff jumping, ocean, stunt, kart, drone, paraglid*, wingsuit, zipline, zip line, trampoline, snow, ski, film a, gopro, cat, dog, swim, on horseback, sims, airbag, boat, diving",
  howmuch:
    "how much it takes, how many it takes, how much does it take, how much ~ do i, how many pills, how many ~ does it take, how many ~ do i need, which dose, what dose, how long does it take, how much do i need, googling, looking up, researching, been reading about ways",
  tired: "tired, hungover, groggy, sore, alarm, rested, bloated, puffy, hair, late, snooz*",
  giveaway:
    "giving ~ stuff away, gives ~ stuff away, gave ~ stuff away, giving ~ things away, gives ~ things away, gave ~ things away, giving away his, giving away her, giving away all, giving away my, giving away everything, gave away his, gave away her, gave away all, gave away everything, gives away his, gives away her, gives away all, gave me all his, gave me all her, gave me his favorite, gave me her favorite, leaving me all his, leaving me all her",
  nolonger:
    "wont need, doesnt need ~ anymore, dont need ~ anymore, wont need to worry, wont have to worry, where hes going, where shes going, where im going, wont be here, wont be around, not for much longer, take care of each other, look after mom, look after mum, look after the kids when, remember me",
  farewellletter:
    "suicide note, goodbye letter, farewell letter, letter to say goodbye, letters to say goodbye, goodbye note, goodbye letters, note saying goodbye, goodbye message, goodbye video",
  worldly:
    "job, work, boss, students, colleagues, coworkers, school, class, teacher, house, car, hair, team, summer, childhood, city, retirement, retiring, client, clients, fictional, template, channel, senior, graduation, sugar, alcohol, cigarettes, youth, smoking, kindergarten, league",
  // Held small at home.
  dictate:
    "times how long, times me, controls, control, controlling, decides, decide, tells me, told me, checks, check, dictates, monitors, wants to know, has to know, needs to know, have to tell, have to show, have to send, freaks out, gets mad, demands, insists, tracks, chooses, criticizes, comments on, accuses, approve, approves, says i cant, never lets me, makes me show, makes me send",
  everystep:
    "how long im, how long i, every step, every move, every single thing, everything i do, everything i wear, everything i eat, what i wear, what im allowed, who i see, who i talk, who i text, who i follow, who i hang, where i go, where i am, every minute, who i can see, who i can talk, my every, when i can, what i post, what i spend, how i dress, of cheating every, every penny, every cent, my receipts, every receipt, live location, proof of where",
  forfun:
    "repair, repaired, to fix, fixing, charge it, homework, grades, grounded, bedtime, dinner table, wallpaper, for a day, for a week, for 24, for a month, 24 hours, outfit, haul, try on, picks my, ootd, styles me, gets me ready, stylist, shopping, for one day, date night, blindfold*",
  needask:
    "have to ask, ask his permission, ask her permission, ask for permission, need permission, need his permission, need her permission, need his ok, beg for money, beg him for, ask him before, ask her before, without asking him, without asking her, without his permission, without her permission, im not allowed, i am not allowed, i wasnt allowed, only if he says",
  ifleave:
    "if i leave, if i left, if i ever leave, if i ever left, when i leave, if i go, if i walk, if i break up, if i tell anyone, if i tell anybody, if i report, if i divorce, if i call the police, if i say anything, try to leave, tried to leave",
  threat:
    "kill the kids, kill the baby, kill the dog, kill our, take the kids, take my kids, take our kids, take my son, take my daughter, take the baby, kill me, kill us, kill him, kill my, kill himself, kill herself, find me, hurt me, hurt himself, hurt herself, hurt the kids, hurt my dog, make me pay, regret, ruin me, ruin my life, never see my kids, never see the kids, destroy me, get me deported, deport*, burn the house, lose my kids, lose the kids, come after me, hunt me, wont let me see",
  violent:
    "gets violent, got violent, becomes violent, turns violent, is violent, being violent, gets physical, got physical, gets aggressive, becomes aggressive, turns aggressive, is aggressive towards, violent again, raises his hand, raised his hand, raises his fist, raised his fist, lifts his hand",
  afraid: "afraid, scared, terrified, frightened, fear, dread, walking on eggshells, on eggshells, shaking",
  comeshome:
    "comes home, gets home, get home, go home, going home, came home, gets back, is home, at home, his mood, her mood, footsteps, key in the door, keys in the door, his car pull, what hell do, what he will do, what he might do, what he could do, react, reacts, upset him, make him mad, set him off",
  forbids:
    "forbids, forbid, forbade, forbidden, wont let me, doesnt let me, didnt let me, will not let me, never lets me, not allow me, doesnt allow me, isnt letting me, made me stop, made me delete, made me block, makes me block, makes me delete, made me quit, makes me quit, says i cant, cut me off from, keeps me from, keeping me from, stops me from",
  contact:
    "see my family, see my friends, see my mom, see my sister, talk to my family, talk to my friends, talk to my mom, talking to my friends, talking to my family, seeing my friends, seeing my family, have friends, male friends, all my friends, my guy friends, my best friend, see anyone, talk to anyone, buy anything, buy groceries, go anywhere, leave the house, out of the house, have a job, get a job, quit my job, to work, have my own, my own money, have money, have a phone, use the phone, my phone, see a doctor, go out, visit my, my family and friends, from my family, from my friends",
  // Eating, and hurting oneself.
  throwup:
    "throwing up, throw up, throws up, threw up, vomiting, puking, puke, make myself sick, making myself sick, makes herself sick, makes himself sick, finger down my throat, fingers down my throat, finger down her throat, toothbrush down, purging, purge, get rid of the food, get rid of what i ate, laxatives, diet pills",
  aftereat:
    "after every meal, after each meal, after meals, after every time i eat, every time i eat, after eating, after i eat, after she eats, after dinner, after lunch, everything i eat, what i eat, what i ate, on purpose, so i look, so i stay, so i dont gain, stay skinny, stay small, to look good, to stay, lose weight, not gain, before weigh, before shoots, before filming, after binge, after a binge, my dinner",
  sickly:
    "pregnant, pregnancy, trimester, morning sickness, chemo, food poisoning, flu, norovirus, baby, toddler, migraine, migraines, gastro*, reflux, medication, antibiotics, hangover, hungover, roller coaster, car sick, seasick, stomach bug, closet, wardrobe, surgery, sushi, dairy, ozempic side effects, colonoscopy, tantrum, newborn, radiation, ramadan, kippur, lent, closet purge, watching, cringe, mouth watering",
  spitfood:
    "chew and spit, chewing and spitting, chewing my food and spitting, spit out my food, spit my food out, spitting out my food, spitting my food, spit out everything i eat, spit it out so i dont, hide food in my napkin, hiding food in my napkin, hide my food so, hide that im not eating, pretend i already ate, pretend i ate, pretending i already ate, lie about eating, lying about eating, say i already ate",
  only: "only, just, nothing but, nothing except, survive on, surviving on, living off, live off, max, down to, a single",
  tinyfood:
    "apple, egg, eggs, rice cake, rice cakes, cucumber, cucumbers, lettuce, celery, crackers, cracker, gum, ice cubes, diet coke, broth, yogurt, banana, almonds, one meal, half a, carrots, strawberries, rice, energy drinks, monster",
  perday:
    "a day, per day, all day, each day, the whole day, in a day, daily, every day, everyday, till dinner, until dinner",
  eat: "eat, eats, eating, ate, eaten, allow myself, let myself, live, living, lived, survive, surviving",
  onlywater:
    "only water, just water, nothing but water, living on water, living on coffee, just coffee, only coffee, water and coffee, only drinking, just drinking, only ice",
  sinceday:
    "since monday, since tuesday, since wednesday, since thursday, since friday, since saturday, since sunday, since last week, since the weekend, 2 days, 3 days, 4 days, 5 days, two days, three days, four days, five days, days in a row, days straight, for days, in days, all week, this week",
  proud:
    "proud, feel so good, feels so good, feels good, feel amazing, feel strong, feel powerful, in control, euphoric, so light, feel light, feel empty, empty feeling, clean feeling, feel clean, high from, my abs, look better, love the feeling, record",
  foodkind:
    "sugar, meat, gluten, dairy, carbs, bread, out, fast food, chocolate, chips, takeout, processed, breakfast, restaurant, vegan, candy, sweets, homemade, fruit, vegetables, rice, pasta, cheese, mcdonalds, pizza, junk, snacks, before, ramadan, keto, carnivore, plants, tomato, here, there, anything this good, this good",
  blade:
    "razor, razors, razorblade, razor blade, razor blades, blade, blades, sharpener, box cutter, lighter on my",
  relief:
    "only thing that helps, the only thing helping, helps me calm, helps when, helps me cope, feels better after, feel better after, relief, release, to cope, numb, stop the pain, make the pain, feel something, feel anything, deserve it, punish, relapsed, relapse, urges, when im sad, when everything, when its too much, under my mattress, under my bed, in my phone case, hide my, hidden in",
  grooming:
    "shav*, beard, hair, ingrown, legs, bikini, barber, skin, skincare, face, facial, dermaplan*, bump, burn, moustache, mustache, head, kitchen, saw, ice, skate, runner, bunny, camping, knife, gift, gillette, review, phone stand, phone holder, flip phone, motorola, scooter",
  scars:
    "scars, scar, cuts, cut marks, self harm marks, marks on my arms, marks on my wrist, burn marks, scratches on my arms, fresh cuts",
  cover:
    "hide, hiding, cover, covering, cover up, conceal, explain, long sleeves, so nobody sees, without anyone seeing, from my mom, from my parents, from my mum, excuse, excuses, lie about",
  otherscars:
    "acne, surgery, c section, csection, top surgery, operation, burn scar, accident, tattoo, tattoos, chickenpox, pimple, stretch mark, mosquito, cat, horse, bike, halloween, sfx, makeup tutorial, laser, bug, injury, knee",
  // Pictures, messages, a body that isn't asked.
  mypics:
    "my pics, my pictures, my photos, my video, my videos, pics of me, photos of me, pictures of me, video of me, videos of me, screenshots of me, my snaps, our chats, my chats, our messages, the video i sent, the pics i sent, the photos i sent, the pictures i sent, what i sent, recording of me, recordings of me, screenshots of our, my body, them to my, it to my, it to everyone, them to everyone",
  everyone:
    "everyone, everybody, my parents, my mom, my mum, my dad, my family, my friends, my school, whole school, entire school, half the school, my boss, my work, my job, my followers, my contacts, my husband, my wife, all my, my girlfriend, my boyfriend, my university, my church, whole class, my class, the whole grade, my grade, boys in my, guys in my, people at my",
  orelse:
    "if i dont, unless i, or else, if i block, if i stop, if i wont, if i refuse, if i say no, send more, threat*, threatening, blackmail*, extort*, gift card, gift cards, bitcoin, within 24, deadline, by tonight, if i leave, if i break up",
  threaten:
    "threatens, threatening, threatened, blackmail*, extort*, sextort*, says he will, says hell, says shell, said he will, said hell, going to send, will send, gonna send, wants money or",
  isent:
    "i sent, id sent, i made for, i sent him, i sent her, i took for, sent my ex, sent to my ex, i only sent, that i sent, i shared with, was only for",
  seen: "seen, saw, has, have, got, watched, passing around, laughing at, knows about",
  spreadby:
    "going around, getting around, went around, being passed around, passed around, being shared, got shared, was shared, were shared, is online, are online, got out, got leaked, been leaked, was leaked, were leaked, was posted, were posted, got posted, is up on, are up on, ended up on, ended up online, all over the internet, without my consent, without asking me",
  flood:
    "messages a day, texts a day, calls a day, dms a day, messages every day, calls me ~ times, texts me ~ times, messages me ~ times, from new accounts, from different accounts, from different numbers, from new numbers, from fake accounts, new account every, new accounts, another account, makes new account, making new accounts, every account i block, every number i block, every time i block, no matter how often i block, even though i blocked, after i blocked, blocked him everywhere, still contacts me, found my new number, found my new account, wont leave me alone, doesnt leave me alone",
  gifts:
    "flowers, gifts, gift, letters, package, packages, parcels, parcel, love letters, notes, note, roses, presents, chocolates, teddy",
  things:
    "did things to me, does things to me, do things to me, doing things to me, did stuff to me, does stuff to me, made me do things, makes me do things, made me do stuff, made me touch, makes me touch, did something to me when, did bad things to me, took advantage of me, takes advantage of me when, messed with me at night, forced himself on me, forces himself on me, forced herself on me, forced me to do things, doesnt take no for an answer in bed, does it anyway when i say no, wakes me up for sex, makes me have sex, guilts me into sex, pressures me into sex, pressuring me into sex",
  silence:
    "told me not to tell, tells me not to tell, not to tell anyone, not to tell anybody, not to tell my, our little secret, our secret, said nobody would believe, no one would believe, nobody will believe, dont tell your mom, dont tell mom, keep it between us, stay between us, id get in trouble if",
  // What nobody is helped with, either.
  tracker:
    "gps, airtag, air tag, tracker, gps tracker, tracking device, tracking app, spy app, spyware, keylogger, stalkerware, mspy, hidden camera, hidden cam, spy camera, spy cam, listening device, bug, nanny cam, recorder, voice recorder, track, find my iphone",
  theirthing:
    "my wifes ~ car, my husbands ~ car, my girlfriends ~ car, my boyfriends ~ car, my gfs ~ car, my bfs ~ car, my exs ~ car, my ex ~ car, her car, his car, her bag, his bag, her purse, her phone, his phone, her laptop, his laptop, her room, his room, her bedroom, her apartment, her house, my roommates room, roommates, my wifes ~ phone, my husbands ~ phone, my girlfriends ~ phone, my boyfriends ~ phone, my gfs ~ phone, my bfs ~ phone, my exs ~ phone, my wifes bag, my girlfriends bag, my exs house, changing room, fitting room, airbnb guests, my tenants, my tenant, the girls bathroom, the womens, someones car, a girls car, somebodys car, my neighbors bedroom",
  putin:
    "put, putting, place, placing, install, installing, hide, hiding, stick, slip, attach, plant, set up, secretly, without her, without him, without them, without being, in, on, under",
  detect:
    "find a, find an, found, find out if, detect, detecting, check for, scan, someone put, he put, she put, they put, he hid, she hid, is tracking, tracking me, remove, protect, against, hers with, his with, theft, stolen, gift, my own, locks, keys, lost, my kids, my dog, police, ex put, husband put, boyfriend put, wife put, girlfriend put, repair, sound system, setup tour, decor, review",
  seek: "where to find, where to buy, where to get, where to score, where to order, where can i get, where can i buy, where can i find, where do i get, where do i buy, where do people get, how to get, how to buy, how can i get, how do i get, how to order, need a plug, a plug for, need a dealer, find a dealer, cheap, deliver*, buy, order, get me some, hook me up, score, getting, get a script, get a prescription",
  drug: "cocaine, crack cocaine, coke, heroin, mdma, molly, ecstasy, lsd, acid tabs, meth, crystal meth, ketamine, weed, speed pills, xanax, xannies, oxy, oxys, oxycodone, percs, percocet, fentanyl, tramadol, codeine, lean syrup, promethazine, shrooms, magic mushrooms, ghb, dmt, vicodin, hydrocodone, steroids, trenbolone, dianabol, sarms, roofies, rohypnol, benzos, valium, klonopin, adderall",
  nodrug:
    "stock, stocks, shares, rum, machine, float, zero, bottle, bottles, can, cans, diet, cherry, mexican, pepsi, vanilla, drink, killer, barrier, whacker, eater, fabric, garden, lawn, pulling, pull, recover*, sober, quit, rehab, addict*, off, help, test, movie, documentary, dangers, seedling, puller, stickers, vintage, collect*, cream, eczema, asthma, rid of",
  rx: "oxy, oxycodone, xanax, adderall, opioids, ritalin, ozempic, wegovy, mounjaro, codeine, valium, tramadol, vyvanse, ambien, antibiotics, percocet, ketamine, testosterone, hormones, hrt, painkillers, script, prescription, benzos, sleeping pills, accutane, clenbuterol, abortion pills, morphine",
  nodoctor:
    "doctors say no, doctor says no, doctor said no, doctors said no, doctor wont, doctor refuses, wont prescribe, without a prescription, without prescription, without a script, no prescription, no script, without a doctor, without seeing a doctor, without a doctors, behind my doctors, fake prescription, fake a prescription, forge a prescription, fake script, trick my doctor, lie to my doctor, convince my doctor, convince a doctor, convince doctor, over the border, from instagram, on telegram, off telegram, dark web, from a dealer",
  explode:
    "explode, explodes, exploding, blow up, blows up, detonate, detonates, goes boom, go boom, biggest explosion, explosion, big bang",
  mixwhat:
    "mix, mixing, which chemicals, what chemicals, household, homemade, ingredients, combine, turning ~ into, turn ~ into, convert ~ into, fertilizer, gunpowder, gas canister, gas tank, propane, how do i make ~ explode, at home, my school, a building, a car, a house, mailbox, timer, remote",
  science:
    "volcano, mentos, soda, science, experiment, elephant toothpaste, balloon, balloons, kids, bath, watermelon, microwave, popcorn, cake, cookie, cookies, taste, flavor, colours, colors, views, channel, tiktok, followers, subs, algorithm, account, phone, blender, minecraft, blender 3d, after effects, animation, pinata, confetti, gender reveal, business, bathroom, avoid, prevent, safely, why did, why does, hot sauce, candy, salad",
  firework:
    "firework, fireworks, firecracker, firecrackers, gas canister, gas canisters, gas bottle, pressure cooker, propane tank, car battery, lighter fluid, gasoline, petrol, black powder, model rocket, drone",
  damage:
    "damage, weapon, weapons, hurt people, destroy, explosive, explosives, shrapnel, dangerous, kill, harm, bigger explosion, into a crowd, at people, at cops",
  iexpose:
    "leak my exs, post my exs, share my exs, expose my exs, upload my exs, leak my ex, post my ex, i want to post, i wanna post, im gonna post, im going to post, i will post, ill post, should i post, can i post, how to post, how do i post, i want to leak, i wanna leak, im gonna leak, im going to leak, should i leak, how to leak, how do i leak, where to leak, where to post, where can i post, where to sell, where can i sell, i want to share, im gonna share, should i share, how to share, i want to send, im gonna send, should i send, how to sell, how do i sell, i want to upload, im gonna upload, i want to expose, how to expose, help me post, help me leak, help me expose, get revenge, getting revenge, teach her a lesson, teach him a lesson, i have nudes of, i got nudes of, i have my exs, i have my ex",
  undress:
    "app to undress, undress girls, undress women, undress people, undress someone, ai nude, ai nudes, undress app, undressing app, undress ai, nudify, nudifier, deepfake nude, deepfake nudes, deepfake porn, remove clothes from, remove the clothes from, remove her clothes, take the clothes off a photo, see through clothes, make ~ naked, make ~ nude, nude version of, naked version of, fake nudes of, fake nude of, face on a porn, face on porn, face onto a porn, face in a porn",
  winover:
    "how to get, how do i get, how can i get, how to make, how do i make, get, make, win over, gain, tricks to, ways to get, best way to get, what to say to, teach",
  trustme:
    "trust me, trusting me, open up to me, meet me, be alone with me, like me, fall for me, keep it secret, keep a secret, keep our secret, keep it between us, not tell their parents, not tell her parents, not to tell, hide it from their parents, hide from her parents, send me, come to my, talk to me, love me",
  unseen:
    "online, dm, dms, private, privately, secret, secretly, alone, discord, roblox, snapchat, snap, parents, my house, my place, my room, chat, chats, between us, instagram, kik, telegram",
  shutin:
    "lock, locking, locked, trap, trapping, tie up, tying up, tied up, duct tape, duct taping, bury, burying, buried, leave, leaving, left, put, putting, stuff, stuffing, keep, keeping, abandon, abandoning, hang, hanging",
  enclosed:
    "in the trunk, in a trunk, car trunk, in the closet, in a closet, in a cage, in the cage, in a box, in the fridge, in a freezer, in the dryer, in the washing machine, in a suitcase, in the basement, in a coffin, in the attic, alive, in a hot car, in the car, in the woods, on the highway, on the roof, to a tree, from the balcony, in the desert, in the snow, out of the window, overnight outside",
  span: "24 hours, 24h, 24 hrs, hours, overnight, all night, for a day, wins, last to, until he, until she, until they, dollars, all day, the longest, days",
  theiraddress:
    "my exs address, my ex's address, her address, his address, their address, address of my ex, my exs number, her phone number, his phone number, teachers address, my bosses address, home address of",
  publicize:
    "post, posting, publish, publishing, leak, leaking, share, sharing, upload, tweet, put online, spread",
  feign:
    "pretend, pretending, fake, faking, lie about, lying about, act like, make up, invent, say i have, say my kid has",
  gain: "donations, donate, gofundme, views, money, likes, followers, sympathy, crowdfunding, subs, subscribers",
  spike:
    "in her drink, in his drink, into her drink, into his drink, in their drink, in someones drink, in her food, in his food, into her food, into his food, in her coffee, in his coffee, in somebodys drink, spike her, spike his, spike a drink, spiking drinks, in the teachers",
  drowse:
    "fall asleep, falls asleep, sleeps, pass out, passes out, poison, pills, sleeping pills, drug, drops, unconscious, without noticing, without tasting, without her, without him, laxative, laxatives, xanax, roofie",
  // What somebody lives with.
  wouldbe:
    "would be turning, would have been, wouldve been, would have turned, wouldve turned, would be ~ today, should have been, shouldve been, should be turning, would have graduated, would have started, would have loved",
  parted:
    "moved out, moves out, separating, separated, are splitting, splitting up, split up, wants a divorce, asked for a divorce, filed for divorce, wants to separate, wants a break, took off her ring, took off his ring, sleeping on the couch since",
  leftme:
    "left me, left us, leaving me, leaving us, not coming back, fell out of love, doesnt love me anymore, found someone else, found somebody else, met someone else, cheated, cheating on me, ended things, ended it, broke up with me, dumped me, walked out, walks out, packed ~ suitcase, packed his things, packed her things, fell in love with somebody else, fell in love with someone else",
  errand:
    "milk, bread, wifi, snacks, ikea, groceries, puppy, kitten, pizza, coffee, in charge, on read, prank, speechless, notes",
  cantup:
    "cant get out of bed, havent left my bed, havent left the bed, havent gotten out of bed, havent left my room in, havent left the house in weeks, havent left my apartment in, cant even shower, havent showered in, cant bring myself to, no energy to shower, too sad to, crying every day, cry every day, cry every night, crying every night, cry myself to sleep, crying for no reason, cry for no reason, cant stop crying, cant eat cant sleep, everything feels heavy, everything feels pointless, nothing makes me happy, nothing brings me joy, dont enjoy anything, lost interest in everything, hate who i am, hate myself so",
  numb: "feel nothing, feel numb, feeling numb, dont feel anything, cant feel anything, feel dead inside, dead inside for, feel empty all, empty inside, feel like a ghost, feel invisible, feel so alone, feeling so alone, so lonely it, nobody to talk to, no one to talk to, have no friends, have nobody, have no one, feel like a burden, im a burden, feel like a failure, feel worthless",
  ailing:
    "cancer, dementia, alzheimers, alzheimer, ms, tumor, tumour, stroke, parkinsons, parkinson, leukemia, leukaemia, lymphoma, chemo, als, diabetes, diabetic, epilepsy, heart attack, heart failure, in hospital, in the hospital, in the icu, icu, in a coma, coma, very sick, really sick, so sick, is sick, is ill, very ill, seriously ill, chronically ill, diagnosed with, diagnosis, kidney failure, dialysis, cystic fibrosis, lupus, crohns, multiple sclerosis, on life support, life support, needs a transplant, transplant, bipolar, schizophrenia, schizophrenic, depressed, depression, psychosis, psych ward, rehab, addict, addicted, alcoholic, cerebral palsy, paralyzed, paralysed, seizures, doesnt recognize me, doesnt know who i am, doesnt remember me, forgets my name, copd, brain injury, heart surgery, autoimmune, long covid, terminal, stage 4, stage four",
  illme:
    "i have cancer, i have ms, i have been diagnosed, ive been diagnosed, i was diagnosed, i got diagnosed, im diagnosed, my diagnosis, my cancer, my chemo, my illness, my diabetes, my ms, my epilepsy, my dialysis, my transplant, my tumor, my depression, my bipolar, my stroke, my coma, my lupus, my crohns, i have ms, i have diabetes, i have epilepsy, i have lupus, i have crohns, i have bipolar, i have depression, ive got cancer, i had cancer, i had a stroke, i had a heart attack, i beat cancer, im diabetic, im bipolar, im an addict, im an alcoholic, im in rehab, im in hospital, im sick, im depressed, my disability, died, passed away, passed, funeral, grief",
  // What a child tells by somebody else, and what is done to one.
  tellsus:
    "comments, commented, says, said, tells me, told me, writes, wrote, messaged, messages me, dmd me, dms me, mentions, mentioned, asked me, in my comments, in my dms, in the comments",
  touchesthem:
    "makes him take off his, makes her take off her, makes him undress, makes her undress, takes his clothes off, takes her clothes off, touches her, touches him, touched her, touched him, touching her, touching him, touches them, touched them, touches their, touches her privates, touches his privates, gropes her, gropes him, kisses her on the mouth, sleeps in her bed, comes into her room at night",
  prank: "prank, pranks, pranking, challenge, joke, jokes, content, a video, vlog, tiktok, reel",
  unwatched:
    "in the bath alone, alone in the bath, in the bathtub alone, alone in the bathtub, in the tub alone, alone in the tub, alone in the car, in the car alone, in the hot car, alone by the pool, by the pool alone, alone in the pool, in the pool alone",
  torment:
    "how to bully, to bully, help me bully, help me humiliate, to humiliate, to harass, help me harass, to make fun of, help me make fun of, bully a, bully the, bully this",
  peer: "girl, boy, kid, classmate, class, student, someone, somebody, teacher, coworker, colleague, guy, woman, man, neighbor, neighbour",
  bruises: "bruise, bruises, black eye, black eyes, marks on my neck, hand marks, finger marks",
  thrownout:
    "threw me out, thrown me out, throwing me out, kicked me out, kicking me out, put me out on the street, locked me out, told me to move out, disowned me",
};
