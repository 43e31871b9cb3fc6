/** Words that creators use for the same thing, a group a line. */
export const ENGLISH = `
money earn pay paid income revenue cash profit salary
price charge rate fee cost quote
brand company sponsor advertiser sponsorship
views viewers traffic reach
subscriber follower fan audience
drop fall crash down decrease decline tank plummet
grow growth blow explode increase gain
upload post publish
film record shoot
scared shy nervous anxious afraid embarrassed awkward anxiety
tired exhausted burnout burned drained overwhelmed
mean hate hateful nasty rude haters troll negative toxic
steal stolen reposted reuploaded copied stole reupload repost
banned suspended disabled terminated
song music track
clip footage scene
rejected rejection denied
equipment gear setup
light lighting lamp
sound audio voice noise
beginner start starter begin new newbie
quit stop give leave
description caption bio
flop fail bad failed flopped
mic microphone lavalier
compare comparing jealous envy
job work school study
kid child children
face faceless anonymous
collaboration collaborate
subtitle caption
delete remove hide unlist private
length long short duration minutes seconds
time hour when
timestamp chapter marker
text word
stuck plateau stagnant
metrics stats analytics numbers data
tip advice
examples example ideas
hook opening intro beginning
blurry quality pixelated
shaky stabilize steady
background backdrop set
echo reverb
membership members patreon donation
price cheap budget affordable dollars
camera iphone dslr webcam
live stream livestream
ad advertisement sponsored advertising
free gifted gift
fake impersonate pretend clone
leave swipe skip scroll
holiday vacation break month pause
convert turn cut
cross crosspost repost
verified verification checkmark badge tick
edit cut editing
allowed permission legal
suck terrible ugly awful
tax taxes
computer laptop macbook chromebook pc
react reaction commentary
structure outline layout organize
explain explanation understand confusing
big huge famous bigger giant large
notice noticed attention
offer offered buy sell sold
perfect best ideal right
silence pause gap
stutter stumble mumble um uhm
delete wipe erase scrap
restart scratch fresh over
name rename rebrand handle username
family wife husband kids partner parent mom dad
child kid toddler baby son daughter
adult 18 mature inappropriate
lawsuit sue court lawyer legal
scam fraud phishing fake suspicious
hack hacked stolen login password
email mail message inbox
contract agreement exclusivity clause
refuse decline reject no
invoice receipt bookkeeping accounting
business company llc register
tax deduct irs write
stream streaming twitch
donation tip donate
gift present freebie
review test unbox compare
tutorial lesson howto teach
podcast interview guest
recipe cooking kitchen
room bedroom space
angle position height
dark gloomy dim
focus blurry sharp
wind outdoors outside
storage memory drive backup disk
stuck frozen hang failed
slow lag stutter freeze
translate dub language subtitles
accent pronunciation foreign
country abroad region overseas
weekly week schedule routine
procrastinate lazy motivation discipline
sad depressed hopeless down
obsessed addicted refresh checking
expert professional qualified impostor
old age young teen
quote charge rate
percent percentage ratio
explode viral overnight
sleep night tired
click clicked ctr
swipe scroll skip
notification bell alert
playlist series
link url website
pinned pin
blur hide censor logo
permission consent allowed`;
