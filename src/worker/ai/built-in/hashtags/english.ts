/** English hashtags by niche, without their #. Several words are written as one, as creators do. */
export const english: Readonly<Record<string, string>> = {
  general:
    "howto tutorial tipsandtricks learnsomethingnew didyouknow stepbystep beginnersguide behindthescenes explained smallcreator contentcreator newvideo lessonslearned worthknowing firsttry",
  "art-design":
    "arttutorial drawingtips artprocess sketchbook digitalart watercolorpainting artistlife learntodraw illustration graphicdesign artstudio drawingpractice",
  "artificial-intelligence":
    "artificialintelligence aitools generativeai aitutorial machinelearning promptengineering aitips aiexplained aiforbeginners chatbots futureofwork aiworkflow",
  beauty:
    "makeuptutorial makeuptips beautytips everydaymakeup makeuplook nailart hairtutorial makeupforbeginners drugstoremakeup beautyroutine grwm naturalmakeup",
  books:
    "booktok bookstagram booktube bookreview bookrecommendations currentlyreading tbrlist bookworm readinglist bookclub readersofinstagram booklover",
  business:
    "smallbusiness smallbusinesstips entrepreneurlife startup businesstips sidehustle womeninbusiness businessowner startabusiness founderstory solopreneur bootstrapping",
  career:
    "careertips jobsearch jobinterviewtips resumetips careeradvice careerchange interviewprep worklife salarynegotiation jobhunt linkedintips newjob",
  cars: "carsofinstagram carreview projectcar carmaintenance cardetailing carcommunity carenthusiast classiccars electriccars carrestoration carmods usedcars",
  comedy:
    "comedyskit funnyvideo standupcomedy comedian sketchcomedy relatablehumor comedyreels improvcomedy funnyskits jokes dailyhumor comedycreator",
  cooking:
    "easyrecipes homecooking recipevideo dinnerideas cookingtips weeknightdinner foodtok mealprep quickmeals comfortfood learntocook homemadefood",
  crypto:
    "crypto bitcoin cryptocurrency blockchain ethereum cryptoexplained cryptonews cryptoforbeginners defi web3 cryptosafety cryptoeducation",
  dance:
    "dancetutorial dancevideo choreography dancechallenge dancersofinstagram learntodance hiphopdance dancepractice danceclass dancecover dancetok dancelife",
  "diy-crafts":
    "diyproject diycrafts handmade craftideas crochet knitting upcycling woodworking papercraft craftersofinstagram sewingproject makersgonnamake",
  education:
    "studytips studywithme edutok learnontiktok studymotivation teachersofinstagram examprep studentlife studygram notetaking onlinelearning teachertips",
  entertainment:
    "popculture memes celebritynews funnymemes entertainmentnews fandom realitytv throwback dailymemes poptalk internetculture fantheory",
  fashion:
    "outfitideas ootd fashiontips styleinspo thrifted capsulewardrobe streetstyle outfitinspiration stylingtips everydayoutfit thriftfinds fashiontok",
  "film-tv":
    "filmtok moviereview movierecommendations whattowatch filmreview tvseries cinema movienight filmanalysis seriesrecommendations movietok behindthescenesfilm",
  fitness:
    "homeworkout workoutroutine fitnesstips strengthtraining gymtips beginnerworkout fitnessjourney formcheck gymlife workoutmotivation mobilitywork fittok",
  gaming:
    "gaming gamer gameplay gamingcommunity indiegames gamingsetup gamingtips letsplay speedrun retrogaming esports streamer",
  gardening:
    "gardeningtips growyourownfood vegetablegarden houseplants gardenlife urbangarden plantcare balconygarden gardeningforbeginners plantparent raisedbeds gardentok",
  history:
    "historytok historyfacts ancienthistory worldhistory historylovers medievalhistory hiddenhistory historyexplained archaeology onthisday historybuff familyhistory",
  "home-decor":
    "homedecor interiordesign homedecorideas roommakeover smallspaces diyhomedecor homestyling budgetdecor livingroomdecor rentalfriendly cozyhome hometok",
  investing:
    "investing investingtips stockmarket indexfunds longterminvesting investingforbeginners dividendinvesting valueinvesting portfolio passiveinvesting etfs investor",
  kids: "kidsactivities kidscrafts learningthroughplay toddleractivities kidsvideo storytime preschoolactivities kidssongs playideas rainydayactivities funforkids busytoddler",
  "language-learning":
    "languagelearning learnenglish learnspanish polyglot languagetips englishvocabulary speakingpractice learnlanguages studylanguages pronunciation languagestudy dailyenglish",
  "legal-insurance":
    "knowyourrights legaltips lawtok lawyerlife insurancetips legaladvice tenantrights contractlaw consumerrights insuranceexplained employmentlaw legaleducation",
  lifestyle:
    "dayinmylife morningroutine vlog dailyvlog weeklyvlog slowliving lifestylevlog resetday livingalone silentvlog realisticvlog eveningroutine",
  marketing:
    "digitalmarketing socialmediatips marketingtips contentstrategy contentmarketing socialmediamarketing copywriting brandstrategy emailmarketing seotips marketingstrategy smallbusinessmarketing",
  meditation:
    "meditation mindfulness guidedmeditation breathwork meditationpractice innerpeace calmmind mindfulliving meditationforbeginners stressrelief dailymeditation soundbath",
  "mental-health":
    "mentalhealthmatters mentalhealthawareness anxietyrelief selfcare therapytok copingskills burnoutrecovery emotionalhealth adhdtips healingjourney selfcompassion mentalwellness",
  minimalism:
    "minimalism minimalistliving declutter decluttering simpleliving lessismore intentionalliving minimalisthome declutterwithme slowlife ownless minimalistwardrobe",
  motivation:
    "motivation selfimprovement mindset dailymotivation personalgrowth discipline habitbuilding goalsetting selfdevelopment growthmindset goodhabits confidencetips",
  motorcycles:
    "motorcycle bikelife motovlog motorcyclesofinstagram motorcycletravel caferacer bikersofinstagram ridesafe motorcyclemaintenance adventurebike newrider motolife",
  music:
    "musicproducer newmusic singersongwriter musiciansofinstagram guitarlesson homestudio coversong musicproduction pianocover songwriting originalmusic musictheory",
  "news-commentary":
    "currentevents newsexplained newscommentary worldnews politicsexplained medialiteracy newsanalysis factcheck dailynews journalism localnews newsupdate",
  outdoors:
    "hikingadventures campinglife getoutside backpacking wildcamping hikingtips camping outdoorlife trailtime bushcraft campinggear naturelovers",
  parenting:
    "parentingtips momlife dadlife gentleparenting toddlerlife newmom parentinghacks familylife motherhoodunplugged parentlife newparents raisingkids",
  "personal-finance":
    "personalfinance moneytips budgeting savingmoney financialliteracy debtfreejourney moneysavingtips budgetwithme frugalliving financialfreedom moneytok financetips",
  pets: "dogsofinstagram catsofinstagram dogtraining petcare puppytraining petsofinstagram dogtips cattips rescuedog petparents dogmom pettok",
  photography:
    "photographytips streetphotography portraitphotography photographyforbeginners landscapephotography cameratips photoediting lightroomtips behindthelens naturephotography photoshootideas photographer",
  "product-reviews":
    "productreview honestreview unboxing amazonfinds testedandreviewed worthit buyingguide reviewvideo productcomparison beforeyoubuy firstimpressions tryingitout",
  productivity:
    "productivitytips timemanagement productivityhacks planwithme todolist getthingsdone deepwork workfromhome notionsetup focustips morningplanning organizedlife",
  programming:
    "programming learntocode coding webdevelopment codingtips developerlife python javascript softwareengineer codingforbeginners codenewbie devtok",
  "real-estate":
    "realestate realestatetips firsttimehomebuyer housetour homebuyingtips realestateinvesting realtorlife mortgagetips propertyinvestment househunting hometour homeownership",
  relationships:
    "relationshipadvice datingtips relationshiptips couplegoals datingadvice healthyrelationships communicationskills moderndating marriageadvice longdistance breakuprecovery selfworth",
  science:
    "sciencetok sciencefacts scienceexperiment learnscience physics chemistry biology scienceexplained scicomm scienceiscool stem curiousminds",
  skincare:
    "skincareroutine skincaretips skincareforbeginners sunscreen acnetips skinbarrier skintok healthyskin skincarecommunity dryskincare morningskincare sensitiveskincare",
  "software-business":
    "saas buildinpublic indiehackers b2bmarketing saasfounder startuplife productledgrowth b2bsales microsaas saasgrowth softwarestartup productmanagement",
  space:
    "astronomy spacefacts astrophotography spaceexploration nightsky stargazing solarsystem universe spacetok cosmos telescope spacescience",
  sports:
    "sportstraining athletelife soccerskills basketballtraining runningtips sportshighlights gameday footballtraining sportstok matchanalysis runningcommunity trackandfield",
  sustainability:
    "sustainableliving zerowaste ecofriendly sustainability plasticfree sustainabletips lowwasteliving climateaction secondhandfirst greenliving reducereuserecycle ecotips",
  "tech-gadgets":
    "techtok techreview gadgets smartphonetips newtech techtips desksetup smarthome gadgetreview androidtips techunboxing budgettech",
  travel:
    "traveltips budgettravel solotravel travelvlog hiddengems travelguide backpackerlife travelitinerary slowtravel weekendgetaway traveltok citybreak",
  videography:
    "videoediting filmmaking videographytips cinematography editingtips filmmakersworld videographer cameragear colorgrading shortfilm smartphonefilmmaking editingtutorial",
  yoga: "yogaforbeginners yogapractice morningyoga yogaflow yogaeveryday yogateacher yogaathome vinyasaflow yogapose yogajourney dailyyoga yinyoga",
};
