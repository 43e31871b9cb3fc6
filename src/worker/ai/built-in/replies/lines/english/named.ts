import type { Named } from "../lines.ts";

/** What a critique is about. */
export const aspects: Named = [
  ["click ?bait|misleading|thumbnail|title", "the title"],
  ["music|song", "the music"],
  ["intro", "the intro"],
  ["ads?|sponsors?", "the ads"],
  ["captions?|subtitles|text|font", "the captions"],
  ["hear|audio|sound|mic|loud|quiet|volume|mumbl*|wind|echo", "the sound"],
  ["cuts?|shaky|dizzy|camera|blurry|focus|nauseous*", "the camera work"],
  ["dark|bright|light", "the light"],
  ["fast|slow|rushed|drag*|pace|speed|monoton*", "the pace"],
  ["long*|short|minutes|min|point|filler|length|rambl*|repeat*", "the length"],
];

/** What to ask back where something fails. */
export const troubles: Named = [
  ["glue|epoxy|resin|adhesive|silicone|grout|cement|plaster", "which {n} is it, and how warm is the room?"],
  ["paint|varnish|stain|primer|lacquer|wax|candle", "which product is it, and how warm is the room?"],
  [
    "sourdough|dough|bread|loaf|starter|yeast|focaccia|pizza",
    "which flour is it, how warm is your kitchen, and how long did it rise?",
  ],
  [
    "cake|cookies?|muffins?|brownies?|macarons?|meringue|souffle|pancakes?|cheesecake|pie|bake",
    "what does your oven really reach, and which tin did you use?",
  ],
  [
    "sauce|soup|curry|rice|pasta|meat|steak|chicken|salty|mayo|caramel|jam",
    "how much did you make, and on what heat?",
  ],
  [
    "plants?|basil|monstera|orchid|tomato(?:es)?|seeds?|seedlings?|leaves|cactus|succulents?|lawn|grass|roses?",
    "how much light does it get, and how often do you water it?",
  ],
  [
    "code*|install|npm|python|compile|script|plugin|build|api|docker|import|driver|update",
    "which version are you on, and what does the error say?",
  ],
  [
    "boot*|phone|laptop|pc|app|screen|console|wifi|bluetooth|printer|camera|mic|obs|server|router|error",
    "which device is it, and what does it show when it stops?",
  ],
  ["filament|print|layers?|nozzle|bed", "which filament is it, and at what temperatures?"],
  [
    "yarn|stitch(?:es)?|crochet*|knit*|sew*|fabric|thread|sweater|scarf|hem|seam",
    "which yarn or fabric is it, and which needle do you use?",
  ],
  ["hair|skin|curls?|dye|nails?|makeup|foundation|lashes", "what do you use at the moment, and since when?"],
  ["dog|puppy|cat|kitten|horse|parrot|rabbit", "how old is your animal, and what happens right before?"],
  ["bike|engine|car|brakes?|chain|motor|clutch|tyre|tire", "which model is it, and when did it start?"],
  ["guitar|piano|strings?|chord|amp|tuning|sing", "at what tempo does it fall apart, and what do you hear?"],
  [
    "views|subs|subscribers|channel|algorithm|followers|reels",
    "what do the first thirty seconds look like, and since when is it like that?",
  ],
  ["", "what did you use, and what happens exactly?"],
];
