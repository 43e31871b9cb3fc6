import type { Words } from "../classes.ts";

export const EN_WORDS: Words = {
  // Who.
  i: "i, im, ive, ill, we, were",
  me: "me, us, myself",
  my: "my, our, mine, ours",
  they: "he, she, they, hes, shes, theyre, his, her, dude",
  them: "him, her, them, his wife, his girlfriend, her kids, his kids",
  stranger:
    "stranger, guy, man, men, dude, someone, somebody, creep, creepy, weirdo, follower, viewer, subscriber, sub, fan, mod, moderator, commenter, troll, hater, woman, person, people, lady, whoever, stan, simp, editor, photographer, somebodys, streamer, old man",
  adult: "adult, grown up, grownup, grown, older man, older guy, older dude, 20 something",
  ex: "ex, exs, ex husband, ex wife, ex boyfriend, ex bf, ex gf, ex girlfriend",
  partner: "husband, hubby, wife, boyfriend, girlfriend, bf, gf, partner, fiance, fiancee, spouse",
  parent:
    "dad, mom, mum, father, mother, daddy, mama, stepdad, stepmom, stepfather, stepmother, parent, parents, uncle, aunt, foster dad, foster mom, folks",
  relative:
    "brother, sister, grandma, grandpa, grandmother, grandfather, nan, nana, gran, granny, cousin, auntie, twin, uncle, aunt, dad, mom, mum, father, mother, parents, niece, nephew, bro, sis",
  friend: "friend, bestie, roommate, flatmate, mate, buddy, bff",
  kid: "kid, child, children, toddler, baby, son, daughter, little girl, little boy, little sister, little brother, niece, nephew, stepson, stepdaughter, stepkid, stepchild, grandkid, grandson, granddaughter, newborn, infant, little one, youngest, oldest",
  minor:
    "minor, underage, 2 year old, 3 year old, 4 year old, 5 year old, 6 year old, 7 year old, 8 year old, 9 year old, 10 year old, 11 year old, 12 year old, 13 year old, under age, schoolgirl, schoolboy, little girl, little boy, little sister, little brother, kids, middle schooler, teen, teens, teenager, teenage girl, teenage boy, young girl, young boy, young fan, preteen, tween, 6th grader, 7th grader, 8th grader",
  pet: "dog, cat, horse, pony, puppy, kitten, pup, doggo, pet, bunny, rabbit, hamster, guinea pig, parrot, ferret, retriever, labrador, poodle, husky, corgi",
  known:
    "boss, manager, supervisor, neighbor, neighbour, coworker, colleague, classmate, teacher, coach, trainer, landlord, professor, roommate, doctor, pastor, priest, bully, agency, employer, tutor, babysitter, nanny, agent, instructor",
  crowd:
    "classmate, kids, class, girls, boys, everyone, everybody, coworkers, colleagues, students, bullies, teammates",
  group:
    "muslims, muslim people, jews, jewish people, immigrants, migrants, refugees, foreigners, blacks, black people, asians, mexicans, gays, gay people, gay men, trans people, lesbians, arabs, africans, indians, gypsies, romani, women, disabled people, fat people, homeless people, illegals, latinos, chinese people, turks, lgbt people",
  // Where, when and how.
  place:
    "gym, car, work, workplace, job, school, house, home, office, apartment, flat, building, hotel, station, bus stop, shop, store, cafe, street, places, spots, locations, class, door, window, garden, yard, campus, dorm, every place, every event, where i work, where i live, where i train, where i film, park, church, train",
  myhome:
    "my ~ house, my ~ home, my ~ door, my ~ window, my ~ street, my ~ apartment, my ~ flat, my ~ building, my ~ car, my ~ garden, my ~ yard, my ~ driveway, my ~ place, our ~ house, our ~ home, our ~ street, where i live, where we live, my ~ work, my ~ workplace, my ~ office, my ~ school",
  whereabouts:
    "where i live, where we live, where i work, where my kids, what school my, which school my, my address, my home address, my kids school, my school, my schedule, my routine, my license plate, my real name and, where i park, my apartment number, when im home alone",
  again:
    "keeps, keep, always, every day, everyday, every night, every morning, every time, every week, every weekend, each time, constantly, all the time, everywhere, again, daily, nonstop, non stop, for weeks, for months, twice, third time, last night, at night, days in a row, still, once more, again and again, every single day, wherever",
  fear: "scared, afraid, terrified, frightened, creeped, creepy, freaking, freaked, unsafe, dont feel safe, worried, panick*, creeping me out, fear*, anxious, scary, uneasy, dangerous, obsessed, wont stop, help",
  rage: "mad, angry, drunk, drinks, drinking, jealous, furious, loses it, temper, rage, when hes high, argue, fight, fights, screams, screaming, yells, yelling",
  not: "doubt, not, no, never, dont, doesnt, didnt, wont, cant, cannot, isnt, arent, wouldnt, without, shouldnt, couldnt, stop letting, refuses, anymore, werent, wasnt",
  never: "never, dont, not, shouldnt, dangers, danger of, why you, instead of, alternatives, toxic, avoid",
  play: "chess, fifa, game, games, gaming, mario, smash, tennis, poker, uno, monopoly, ping pong, pingpong, basketball, soccer, football, xbox, playstation, ps5, minecraft, roblox, fortnite, gta, valorant, sims, quest, level, boss fight, prank, pranks, challenge, race, roleplay, skit, chores, arm wrestling, pillow, snowball, record, recipe, scrabble, movie, novel, horror, song, lyrics, documentary, true crime, anime, podcast, character, lego, halloween, costume, dnd, karaoke, escape room, laser tag, paintball, nintendo, wii, golf, pool, darts, boxing, sparring, bjj, judo, karate, workout, marathon, gym bro, punchline, trivia, murder case, cold case, court case, criminal case, crime case, case file, the case of, horror film, short film, in films",
  how: "how to, how can a, how can i, how do i, how could, ways to, way to, best way, i want to, help me, tips, is it safe, safe to, can my dog, can dogs, can cats, can my cat",
  secret:
    "secretly, without her knowing, without him knowing, without them knowing, without her noticing, without him noticing, hidden, behind her back, behind his back, airtag, spy app, undetected, without being noticed, without telling her, without telling him, without permission",
  // Followed and watched.
  pursue:
    "show* up, shows ~ up, turn* up, turns ~ up, appear*, wait*, follow*, watch* me, watches, watching my, film* me, films, filming me, track*, tail*, chas*, lurk*, stand* outside, standing, stands, sit* outside, sits in, park* outside, parked outside, park* in front, drive* past, driving past, drive* by, driving by, drove past, drove by, walk* past, walk* by, come* to, coming to, came to, comes by, comes back, ring* ~ bell, knock*, hang* around, circling, circles, find* me, finds out, found me, stalk*, bump* into, pop* up, peek*, stare* into, looks through, looks into, leav* notes, leaves notes, leav* gifts, leaves gifts, leaving flowers",
  tail: "follow* me, followed us, follows us, chas* me, tail* me, trail* me, stalk* me, ran after me, running after me, came after me, walked behind me, walks behind me, drove behind me",
  know: "know, knows, knew, found out, finds out, figured out, posted, has, got, leaked, shared, tracked down, dropped, published, found, doxxed, doxed, told everyone, gave out, writes, wrote",
  send: "send*, sent, mail*, dm me, dms me, texted me, text* me, messag*, dm*, post*, leaves, left, text*, snapchat*, chat*, flirt*",
  // Near a child, and pictures.
  ask: "ask*, wants, wanna, wanted, beg*, demand*, invite*, inviting, trying to, tries to, tried to, offer*, convinc*, pressur*, told her to, told him to, tells her to, keeps telling, makes her, made her, getting her to, got her to, get her to, groom*, flirt*, hit* on, hitting on, request*",
  picture:
    "pic, pics, picture, photo, selfie, video, image, nudes, snaps, webcam, camera on, feet pics, bikini, underwear, screenshot, footage, face",
  meet: "meet, meeting, meetup alone, meet up, meets, hang out alone, come over, in private, privately, alone, private chat, date, dating, girlfriend, boyfriend, sleep over, hotel, kiss, sexual, sexually, sext*, dirty, secret, dont tell",
  posed:
    "autograph, selfie with, photo with, picture with, pic with, concert, at my meetup, school photo, family photo, birthday, photoshoot, drawing, yearbook, convention",
  nude: "nude, nudes, naked, nakeds, intimate, topless, sex tape, sextape, sex video, explicit, undressed, private pics, private photos, private pictures, private videos, sexual photos, sexual pictures, onlyfans, in the shower, lewds, private vids, private vid, sex vids, intimate vids, spicy pics",
  spread:
    "leak*, post*, shar*, sell*, sold, upload*, threaten*, blackmail*, publish*, spread*, show*, circulat*, everywhere, online, group chat, whole school, all over, telegram, reddit, passing around, pass* around, extort*, found, stole, hacked, has, putting, put, dropped, traded, trading",
  fakeprofile:
    "fake profile, fake account, fake page, fake accounts, fake insta, fake instagram, fake tiktok, impersonat*, catfish*, fake onlyfans, fake tinder, pretending to be me, deepfake*, deep fake, ai generated, made with ai, ai made, photoshopped",
  porn: "porn, pornhub, deepfake*, porn site, xvideos, onlyfans page, undress app, nudify, ai undress, naked body, nude body",
  // Violence, confinement, control.
  hit: "hit, hits, hitting, beat, beats, beating, beaten, punch*, slap*, chok*, strangl*, kick*, headbutt*, smack*, whip*, belt, knocked, abus*, hurts, spit on, spits, bit, bites, grabbed my throat, dragged",
  rough:
    "push*, shov*, throw*, threw, burn*, drag*, grab*, pull*, yank*, slam*, pin*, held me, holds me, toss*, hurl*, break*, broke",
  hard: "stairs, wall, floor, cigarette, hair, throat, neck, arm, plates, plate, knife, down, against, table, bed, ground, boiling, hot water, iron, bottle, out of the car, belt",
  lockin:
    "locks me in, locked me in, lock me in, locking me in, locks me up, locked me up, locks her in, locked her in, locks us in, locked us in, keeps me inside, keeps me locked, held me captive, trapped me, traps me, holds me hostage, locks him in, locked in the house, not allowed to leave, not allowed out, not allowed to see",
  lock: "lock*, trap*, confin*",
  room: "bedroom, room, basement, closet, bathroom, garage, inside, house, apartment, cellar, attic, shed",
  let: "let, lets, letting, allow, allows, allowed, forbids, stops me, stopped me, prevents, bans me",
  out: "leave, leaving, go out, going out, go outside, outside, out of the house, see my friends, see my family, talk to my family, talk to anyone, see anyone, work, have friends, have money, out alone, go anywhere, leave the house, leave him, leave her, call anyone, go home, use my phone, my own money, call my mom",
  smash:
    "smash*, broke, breaks, breaking, destroy*, shatter*, threw, throws, punch* holes, punched a hole, wreck*, trash*, kick* in",
  takes:
    "take*, took, taking, keeps, controls, controlling, hides, hid, confiscat*, withholds, spends all, steals, stole, decides, holds",
  means:
    "paycheck, salary, my wages, my money, all the money, passport, my id, bank card, debit card, my card, my cards, bank account, my keys, car keys, my documents, my papers, allowance, my meds, my medication, my phone, wheelchair, visa",
  spy: "track*, read*, check*, monitor*, spy*, spies, goes through, go through, going through, looks through, listen*, watch*, locat*, follow*, see where, see who, hack*, get into, clone, record, bug, intercept",
  myphone:
    "my phone, my messages, my texts, my location, my dms, my whatsapp, my calls, my emails, my cell, my snapchat, my instagram, where i am, who i talk to, who i text",
  theirphone:
    "my exs instagram, my exs snapchat, my exs account, my exs facebook, my exs dms, my wifes ~ phone, my husbands ~ phone, my girlfriends ~ phone, my boyfriends ~ phone, my exs ~ phone, my wifes ~ whatsapp, my husbands ~ whatsapp, my girlfriends ~ whatsapp, my boyfriends ~ whatsapp, my wifes ~ messages, my husbands ~ messages, my girlfriends ~ messages, my boyfriends ~ messages, my exs ~ messages, where my girlfriend goes, where my wife goes, where my husband goes, where my boyfriend goes, where my ex, someone elses phone, someones phone, someones messages, her location, his location, where my girlfriend is, where my wife is, where my husband is, my partners ~ phone, my partners ~ messages, my wifes ~ texts, my girlfriends ~ texts, my husbands ~ texts, my boyfriends ~ texts, my girlfriends ~ instagram, my boyfriends ~ instagram, my girlfriends ~ snapchat",
  force: "force*, forcing, make me, making me, makes me, want me to, arranged, against my will, sold",
  marry: "marry, married, marriage, get engaged to",
  // Touched, or not asked.
  grope:
    "touch*, grop*, grab*, fondl*, rub*, hand up, hand on, hands on, hand in, hand down, hands down, hands up, squeez*, felt me up, feels me up, stroke*, pinch*, kiss*, took off my, pulled down",
  private:
    "skirt, butt, ass, boob, boobs, breast, breasts, chest, thigh, thighs, crotch, pants, panties, underwear, bra, private parts, genitals, down there, between my legs, vagina, penis, butt cheeks, without my consent, without asking, in my sleep, inappropriately",
  refused:
    "said no, told him no, told her no, said stop, told him to stop, told her to stop, begged him to stop, didnt want, didnt consent, kept saying no, without consent, crying, frozen, froze",
  goeson:
    "kept going, didnt stop, wouldnt stop, continued, carried on, did it anyway, had sex, made me, forced, took off, went on, finished anyway, slept with me",
  ontop:
    "on top of me, inside me, undressing me, took my clothes off, clothes off, pants down, filming me naked",
  asleep: "woke up, asleep, passed out, unconscious, drunk, blacked out, drugged, sleeping",
  // Not wanting to be here.
  better:
    "better off, easier, relieved, happier, better without, lighter for, wouldnt care, wouldnt notice, not notice, be fine without",
  gone: "i was gone, im gone, if i disappeared, i wasnt here, i wasnt around, i werent here, without me, i was dead, i were gone, i vanished, im not here, i died, i never existed, if i left this world, when im gone",
  sleep: "fall asleep, go to sleep, sleep, close my eyes",
  neverwake:
    "never wake, not wake, dont wake, not come back, never come back, not waking up, never waking, stay asleep forever, never open",
  goodbye:
    "goodbye, good bye, farewell, last post, last message, said bye forever, thanked everyone for everything, gave away his, gave away her, gave away all, final message, note, take care of my",
  noanswer:
    "not answering, isnt answering, wont answer, doesnt answer, cant reach, phone is off, not replying, isnt replying, gone silent, went offline, not responding, wont pick up",
  cut: "cut, cuts, cutting, burn*, scratch*, slic*, carv*, hit myself, hitting myself, punch myself, bruise myself",
  body: "arm, arms, wrist, wrists, thigh, thighs, leg, legs, skin, myself, stomach, herself, himself, hips",
  purpose:
    "until it bleeds, till it bleeds, until it bruises, till it bruises, on purpose, to feel, to cope, feel better, feel something, feel alive, when im sad, when im stressed, when i feel, again last night, so nobody sees, hide it, punish, calms me, calm down, deserve it, relapse*, every night",
  noteat:
    "havent eaten, hasnt eaten, not eaten, not eating, stopped eating, didnt eat, no food, nothing but water, only water, only coffee, only ice, skipping meals, skip meals, living on coffee, starv*, dont eat, doesnt eat, just gum, only gum",
  thin: "thin, skinny, fit into, fit in, weight, lose, slim, fat, jeans, dress, body, summer, scale, pounds, kilos, bikini, wedding, prom, camera, size, look like, calories, diet",
  // Told to die.
  killself:
    "kill yourself, kill urself, kill your self, kys, k y s, end yourself, end your life, neck yourself, hang yourself, go die, please die, just die already, hope you die, hope u die, drink bleach, unalive yourself, rope yourself, should kill themselves, off yourself, go jump off, jump off a bridge, slit your wrists, die in a hole, you should die, u should die, deserve to die, off myself in, to off myself, should off myself",
  // Swallowed, mixed.
  toxin:
    "bleach, antifreeze, button battery, battery, batteries, detergent, dish soap, laundry pod, laundry pods, tide pod, tide pods, pod, dishwasher tablet, drain cleaner, cleaner, toilet cleaner, rat poison, poison, mouse poison, slug pellets, snail bait, pill, pills, ibuprofen, paracetamol, tylenol, advil, medication, meds, vitamins, nail polish remover, acetone, paint thinner, gasoline, petrol, lighter fluid, lamp oil, perfume, hand sanitizer, sanitizer, magnet, magnets, windshield fluid, ammonia, vape juice, nicotine, edible, edibles, gummies, weed, mushroom, mushrooms, berries, water beads, glue, bug spray, pesticide, fertilizer, essential oil, chlorine, resin, epoxy, coin, moth balls, mothballs, deodorant, glow stick, shampoo",
  foodtoxin:
    "chocolate, raw dough, dough, bread dough, yeast, xylitol, gum, grapes, grape, raisins, raisin, onion, onions, garlic, macadamia, avocado, lily, lilies, tulips, oleander, caffeine, coffee grounds, alcohol, beer, chicken bone, chicken bones, corn cob, sock, tinsel, string, needle, bone, brownie, peach pit, sago palm, philodendron, poinsettia, mouse, socks",
  chem: "bleach, ammonia, chlorine, drain cleaner, drain opener, toilet cleaner, toilet cleaners, toilet bowl cleaner, descaler, hydrogen peroxide, peroxide, clorox, domestos, harpic, ajax, lysol, mold remover, mould remover, rubbing alcohol, cleaning products, pool chlorine, muriatic acid, oven cleaner, bathroom cleaner, cleaners, cleaning chemicals, fumes",
  acid: "vinegar, ammonia, alcohol, acid, lemon juice, citric acid, windex, another cleaner, glass cleaner, together, throat, lungs, cough*, dizzy, burns, breathe, breathing, chest, eyes",
  mix: "mix*, combin*, pour* ~ into, pour* ~ on, add* ~ to, put ~ in, together with, inhal*, breath*, smell*, fumes, plus, vinegar and bleach, bleach and vinegar, ammonia and bleach, bleach and ammonia, throw in, threw in, blend*, used both",
  swallow:
    "ate, eaten, eating, swallow*, drank, drunk, drinking, lick*, chew*, got into, bit into, inhal*, ingest*, gulp*, took a sip, sipped, put ~ mouth, gobbled, consumed",
  // Nowhere to be found.
  search:
    "looking for, searching for, search for, cant find, cannot find, cant reach, cannot reach, couldnt reach, havent heard from, no news from, no word from, no contact with, no sign of, trying to find, trying to reach, not heard from, has anyone seen, lost contact, still under, trapped, unaccounted, lost touch, dont know where, get hold of, get ahold of, get through to, no trace of, havent seen, not seen since, nobody has seen, cant contact, couldnt find",
  vanished:
    "went missing, been missing, gone missing, still missing, is missing since, reported missing, disappeared, vanished, didnt come home, never came home, hasnt come home, not come home, not come back, hasnt come back, ran away, run away, kidnapped, abducted, taken by, missing since, missing for",
  disaster:
    "earthquake, flood, floods, flooding, hurricane, tornado, wildfire, wildfires, tsunami, landslide, bombing, bombs, airstrike, war, explosion, storm, cyclone, typhoon, eruption, collapse, collapsed, rubble, shipwreck, shooting, attack, evacuat*, mudslide, avalanche, quake, fire",
  days: "since, day, days, hours, last night, yesterday, week, weeks, this morning, month, months, year, years, tonight, today",
  // A child's body.
  bodygoal:
    "six pack, sixpack, six packs, abs, lose weight, lose belly, lose fat, belly fat, weight loss, losing weight, get skinny, skinny, slim down, slim, slimming, thin, thinner, thigh gap, flat stomach, flat belly, tiny waist, small waist, bulk, bulking, cutting diet, cut fat, shredded, ripped, jacked, get big, jawline, mewing, looksmax*, bone smash*, diet, dieting, calorie deficit, calories, creatine, pre workout, preworkout, steroids, muscles, biceps, too fat, chubby, get rid of fat, drop pounds, drop kilos, glutes, bigger butt, bigger boobs, abs workout, fat burn*, fasting, bubble butt, hourglass, body count down, waist",
  // A group put down.
  rob: "control everything, controls everything, control the, run the banks, run the media, run the world, run everything, own the media, own everything, pull the strings, rob, steal, stealing, come for our, come here for, come to steal, want our, take our, taking our, rape, raping, ruin, ruins, ruining, destroy, destroying, invade, invading, leech*, live off, living off, freeload*, corrupt, poison, infest*, breed like, replace us, replacing us, scam us, after our, spread disease, kill us, convert our, turn our kids, groom our, lazy, criminals, inferior, dirty, parasites, disgusting, terrorists, animals, subhuman",
  belong:
    "belong, belongs, place here, no place, business here, deserve, welcome, fit in here, integrate, want them, allowed here, be here, have rights, any rights, human, be allowed, vote, one of us",
  shouldgo:
    "should leave, must leave, have to leave, need to leave, go back, should go, must go, get out, be deported, deport, send them back, kick them out, kicked out, ban them, should be banned, be locked up, be sterilized, should die, be gassed, out of our country, out of here, go home, get rid of, should not exist, shouldnt exist, stay in the kitchen, be shot",
  rebut:
    "is wrong, its wrong, thats wrong, so wrong, myth, myths, racist, racists, racism, debunk*, they say, people say, who say, who think, people think, told me, told us, tells me, stereotype*, hate speech, against hate, respond*, response, prejudice, why i stopped, sexist, sexism, homophob*, islamophob*, antisemit*, xenophob*, rhetoric, tired of hearing, stop saying, debate, documentary, history of, not true, isnt true, fact check, conspiracy theor*",
  // To hurt somebody.
  suffer:
    "suffer, scare ~ so bad, silence ~ forever, shut ~ up forever, shut ~ up for good, get rid of ~ body, make ~ disappear, make ~ sick, get ~ sick, beat ~ up, beat the crap, beat the shit, kick ~ ass, break ~ face, break ~ legs, break ~ nose, smash ~ face, hurt, poison, drug, ruin ~ life, kill, stab, injure, punish, attack, torture, strangle, cripple, food poisoning, beat the hell, laxatives, burn ~ house, burn ~ car, slash ~ tires, knock ~ out, cut ~ brakes, get revenge, make ~ pay, jump him, jump her",
  will: "im gonna, im going to, i will, ill, i want to, i wanna, ways to, i could, gonna, want to, planning to, plan to, id like to, about to, ready to, help me",
  breath:
    "pass out, passing out, hold your breath, hold my breath, choke yourself, chok* each other, knock out, faint, fainting, black out, swallow a spoon of, eat a tide, lick public, jump in front, play with fire, set myself, run across the highway, run across the tracks, lie on the tracks, lay on the tracks, jump off the roof, jumping off the roof, eat a whole tube, overdos*, benadryl, on top of a train, on top of a moving, train surf*, bus surf*, roof of a train, on top of trains",
  trend:
    "trend, challenge, tiktok, dare, for views, for likes, viral, stunt, game, for a reel, on camera, for youtube, for a video, for insta, reels, shorts, vlog, livestream, live stream, content",
  make: "materials, ingredients, parts list, make, making, homemade, build, building, diy, tutorial, construct, craft, assemble, recipe for, at home, in the garage, how to, print, from household, mix your own",
  explosive:
    "explosive, explosives, bomb, bombs, pipe gun, pipe bomb, zip gun, ghost gun, slam fire, molotov, napalm, thermite, silencer, suppressor, nail bomb, grenade, gunpowder, tannerite, ied, dynamite, tear gas, nerve gas, chlorine gas, land mine, flash bang, flamethrower",
  // What somebody lives with.
  stillborn:
    "stillborn, still born, stillbirth, still birth, born sleeping, born asleep, born dead, born still, sleeping baby, born without a heartbeat, born silent, gave birth to our angel, delivered our angel, born an angel, died during birth, died in the womb",
  lost: "lost, losing, lose, no heartbeat, heart stopped, miscarr*, bleeding, didnt make it, doesnt have a heartbeat",
  baby: "baby, babies, twins, pregnancy, bean, heartbeat, ultrasound, scan, little one, twin",
  weeks: "week, weeks, pregnant, trimester, scan, ultrasound, wks, pregnancy, months along, months pregnant",
  died: "died, passed, passed away, buried, burying, bury, funeral, cremat*, ashes, is gone, dads gone, moms gone, mums gone, gone forever, gone too soon, dead, lost ~ battle, took his last, took her last, last breath, death of, took his own, took her own, killed in, killed by, left this world, in heaven, heaven, eulogy, headstone, grave, urn, wake",
  without: "without, since ~ died, first",
  tumour:
    "tumor, tumour, lump, malignant, mass, growth, shadow on, spot on my lung, cancer, metastas*, nodule, cyst, leukemia, leukaemia, aneurysm",
  found: "found, find, doctors, malignant, diagnosed, biopsy, mri, scan, results, chemo, spread",
  fired:
    "fired me, fired us, let me go, laid me off, sacked me, sacked us, terminated me, let go by, cut my job, kicked me out, lost my job, evict*, threw me out, dropped me from",
  sleepin:
    "sleeping in my car, sleeping in the car, sleep in my car, sleep in the car, slept in the car, living in the car, living in my car, living in our car, sleeping in our car, sleeping rough, sleeping on the street, sleeping in a shelter, sleeping on couches, couch surfing since, no roof, nowhere to sleep, nowhere to go tonight, living out of my car, sleeping in our van because",
  mock: "spit on, spits on, spat on, hate page, laugh at, laughs at, laughing at, make fun of, makes fun of, making fun of, mock*, bull*, call me, calls me, called me, calling me, beat up, beats up, exclude*, leave me out, throw things at, throws things at, gang up, picks on, pick on, picking on, threw my, shoved, shove, trip me, trips me, post memes of, group chat about, ignore me, insult*, tease*, humiliat*, call her, calls her, called her, calling her, call him, calls him, called him, calling him, calling names, name calling, whisper about, stare at, pull her hair, steal his lunch, steal her lunch, take his lunch, wont play with, wont sit with, nobody sits with",
  school: "school, class, classmates, recess, lunch, bus, locker room, kindergarten, college, work",
  insult:
    "fat, ugly, pig, bitch, cow, whore, slut, loser, cunt, faggot, retard, trash, worthless, idiot, disgusting, nobody likes you, freak, waste",
  comment:
    "comment, comments, commented, dm, dms, message, messages, under my, telling me, tells me, told me, tell me, everyone says, wrote",
  dieweak: "die, die already, rot, rot in hell, drop dead, go to hell and die, hope you choke, get cancer",
  feast: "christmas, birthday, first, thanksgiving, mothers day, fathers day, holidays",
  molest: "groped, grope, gropes, felt me up, feels me up, fondled, fondles, molested, molests",
  wrong:
    "its wrong, is wrong, thats wrong, isnt true, not true, debunk*, why i disagree, is nonsense, is a racist",
  lurk: "wait* outside, wait* in front, waiting for me, stand* outside, stands in front, sit* outside, park* outside, park* in front, lurk*, hang* around outside, hides behind, sneak*, peep*, peek*, watching me through, looks through my, stare* through, climb* over, broke into, breaks into, tried to get in, tries to get in, bang* on, parked outside, parked in front, parked across, parked near, sits in his car, sat outside, standing outside, stood outside, waiting outside, waiting by, sits across, sit across, stands across, photograph* me, photographs",
  past: "used to, left, escaped, escape from, got away, got out, survived, years ago, growing up, as a child, as a kid, my story, finally free, divorced, when i was little",
  against:
    "stop, stopping, prevent, prevention, protect, help my, help her, help him, help someone, help a, avoid, support, recover, heal, signs, hide, self harm, survive, deal with, report, forgive",
  theirs:
    "my exs ~ nudes, my exs ~ pics, my exs, her nudes, his nudes, their nudes, nudes of my ex, nudes of her, nudes of him, pics of my ex, of my ex",
  // A goodbye among thanks.
  endit:
    "im ~ end it, ill ~ end it, im ~ ending it, i ~ end it, gonna end it, going to end it, planning to end it, ready to end it, i ~ end everything, im ~ end everything, im ~ ending everything, end it all, ending it all, finish myself, be done with life, stop existing, checking out for good, check out for good",
  endwith:
    "end it with, ending it with, end it here, end it there, end everything with, it all with, the way they, end it early, end it all by, end it on",
  endlife:
    "i stop living, end my life, ending my life, put an end to my life, take myself out of this world, finish my life, not be alive much longer, i wont be alive",
  soon: "tonight, today, tomorrow, this week, this weekend, next week, next month, next year, this month, much longer, by morning, in the morning, by monday, by friday, by sunday, soon, after this, by the time you, christmas, for good, new years, my next birthday, this year, now",
  imalive:
    "i ~ be alive, ill ~ alive, i will ~ alive, im ~ alive, i wont ~ alive, i ~ live to see, ill ~ live to see, ill ~ make it to, me ~ being alive, i ~ still breathing",
  reason: "reason, reasons, point, sense, purpose, motivation, why",
  liveon:
    "stay alive, staying alive, be alive, being alive, keep living, keep on living, go on living, continue living, keep existing, keep breathing, still be breathing, remain alive, carry on living",
  lastday:
    "my last night, my last day, my last evening, my final night, my final day, my last morning, my last hours, my last sunset, my last comment, my last message, my final message, last video ill ever watch, last thing ill ever watch, last video i will ever watch, last thing i will ever see, last thing i watch",
  lastof:
    "last night in, last night at, last night of, last day at, last day in, last day of, last night here, last day here, last day as, last day with, last night with, last night out, final night of, final night in, final day of, final day at, final day in, final night at, last evening in, last evening at, last morning in, last comment on",
  farewell:
    "goodbye, good bye, bye, farewell, thank you for everything, thanks for everything, thanks for the, thank you for the, thanks for all, thank you for all, thanks for being, thank you for being, thanks for making, thank you for making, so long, love you all, sorry everyone, take care everyone",
  leaveworld:
    "leave this world, leaving this world, departing this world, not be on this earth, wont be on this earth, wont be on this planet, not be on this planet, make it through the night, wont see tomorrow, not see tomorrow, wont see the sunrise, dont plan on waking up, not planning on waking up, dont plan to wake up, not planning to wake up, dont intend to wake up, last thing before i die, before i take my, when im no longer alive",
  // Somebody of the family who comes too near.
  elder:
    "stepdad, stepfather, step dad, uncle, dad, father, daddy, grandpa, grandfather, stepbrother, step brother, cousin, foster dad, foster father, moms boyfriend, mums boyfriend, mothers boyfriend, mom boyfriend, godfather, stepmom, brother in law, family friend",
  touchme:
    "touches me, touched me, touches us, touched us, touching me, touch me, touches my body, touched my body, puts his hands on me, put his hands on me, feels my body, rubs my body, rubs up against me, makes me touch",
  touchsoft:
    "her hair, his hair, her toys, his toys, the piano, her heart, his heart, story touch*, speech touch*, words touch*, song touch*, letter touch*, video touch*, message touch*, tribute touch*, gesture touch*, music touch*, poem touch*, voice touch*, kindness touch*, up my, touches me up, touched me deeply, touched me so much, touches me deeply, to tears, never touched, on the shoulder, on the forehead, my heart, my soul",
  comesin:
    "comes into my room, comes in my room, came into my room, coming into my room, come into my room, comes to my room, sneaks into my room, sneaks in my room, comes to my bed, gets into my bed, gets in my bed, got into my bed, got in my bed, climbs into my bed, comes into my bed, lies down next to me, lays down next to me, gets under my blanket, sits on my bed",
  night:
    "at night, every night, nights, night, when im asleep, while i sleep, when i sleep, when mom is asleep, when everyone is asleep, when everyones asleep, drunk, when moms at work",
  kindnight:
    "snack*, food, cookies, goodnight, good night, tuck*, read*, check on, turn off, wake me, charger, borrow, wifi, vacuum, dog, cat, yells, snor*, to talk, ghost*, water",
  // What nobody is helped with.
  getsend:
    "make ~ dm me, make ~ text me, make ~ message me, get ~ to send me, getting ~ to send me, gets ~ to send me, make ~ send me, making ~ send me, get ~ to dm me, get ~ to text me, get ~ to snap me, get ~ to share, convinc* ~ to send, persuad* ~ to send, ask* ~ to send me, talk ~ into sending, trick* ~ into sending, get ~ sending me, get ~ to give me, get pics from, get pictures from, get selfies from, get photos from, ask* ~ for pics, ask* ~ for selfies",
  ownkid:
    "my kid, my kids, my son, my daughter, my niece, my nephew, our kids, my child, my children, grandkid, my grandson, my granddaughter, my little sister, my little brother, my teen, my teenager, parents to",
  dm: "dm, dms, private, privately, snaps, snap, number, numbers, home address, chats, in secret, without their parents, voice notes, messages",
  find: "find out where, find where, find, figure out where, track down, track, locate, look up, get the address, follow, follow around, keep following, keep watching, keep an eye on, show up, reach, contact",
  blockedme:
    "blocked me, ghosted me, has me blocked, doesnt want to see me, doesnt want me, wont talk to me, wont speak to me, doesnt want contact, doesnt want any contact, left me, restraining order, rejected me, dumped me, told me to leave, told me to stop, asked me to stop, told me to go away, hiding from me, changed her number, changed his number, changed their number, no contact, cut me off, moved away from me, unfriended me, said no to me, ignores me, avoiding me, avoids me, ran from me",
  lives:
    "lives, where ~ live, address, house, home, whereabouts, works at, where ~ works, her school, his school, her gym, his gym, her location, his location, hangs out, her new place, his new place, moved to, her work, his work, in person, her new account, his new account, new number",
  scare:
    "prank*, scar*, terrif*, troll*, mess with, messing with, tease, teasing, yell*, traumati*, frighten*, torment*, destroying, smash*, humiliat*, taunt*, bully, bullying, fake",
  cries:
    "cries, cry, crying, in tears, sob*, bawl*, wets, wet himself, wet herself, meltdown, pee himself, pee herself, pees, panics, begs me, breaks down, screams",
  makecry: "make ~ cry, making ~ cry, made ~ cry, making ~ scream, make ~ scream, make ~ bawl, making ~ sob",
  laugh:
    "laugh*, happy, happily, joy, surprise, surprised, surprising, santa, movie, song, musical, goodbye, calm*, soothe, comfort, cope, when ~ cries, why does, why do",
  breakin:
    "pick, picking, lockpick*, lock pick*, break into, breaking into, broke into, get into, getting into, sneak into, sneaking into, climb into, climbing into, unlock, open ~ door, open ~ window, jimmy, bump key",
  theirdoor:
    "neighbors ~ door, neighbours ~ door, neighbors ~ house, neighbours ~ house, neighbors ~ garage, neighbours ~ garage, neighbors ~ car, neighbours ~ car, neighbors ~ lock, neighbours ~ lock, neighbors ~ apartment, neighbours ~ flat, neighbors ~ shed, neighbours ~ shed, someone elses ~ house, someone elses ~ door, someone elses ~ car, someone elses ~ apartment, someone elses ~ flat, somebodys ~ house, someones ~ house, someones ~ car, someones ~ door, strangers ~ house, strangers ~ door, strangers ~ car, exs ~ house, exs ~ apartment, exs ~ flat, exs ~ car, exs ~ door, teachers ~ car, teachers ~ house, boss ~ office, bosses ~ house, coworkers ~ locker, classmates ~ locker, a house that isnt mine, peoples houses, other peoples",
};
