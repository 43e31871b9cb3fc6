import type { NichePack } from "../niche.ts";
import { artDesign } from "./art-design.ts";
import { artificialIntelligence } from "./artificial-intelligence.ts";
import { beauty } from "./beauty.ts";
import { books } from "./books.ts";
import { business } from "./business.ts";
import { career } from "./career.ts";
import { cars } from "./cars.ts";
import { comedy } from "./comedy.ts";
import { cooking } from "./cooking.ts";
import { crypto } from "./crypto.ts";
import { dance } from "./dance.ts";
import { diyCrafts } from "./diy-crafts.ts";
import { education } from "./education.ts";
import { entertainment } from "./entertainment.ts";
import { fashion } from "./fashion.ts";
import { filmTv } from "./film-tv.ts";
import { fitness } from "./fitness.ts";
import { gaming } from "./gaming.ts";
import { gardening } from "./gardening.ts";
import { general } from "./general.ts";
import { history } from "./history.ts";
import { homeDecor } from "./home-decor.ts";
import { investing } from "./investing.ts";
import { kids } from "./kids.ts";
import { languageLearning } from "./language-learning.ts";
import { legalInsurance } from "./legal-insurance.ts";
import { lifestyle } from "./lifestyle.ts";
import { marketing } from "./marketing.ts";
import { meditation } from "./meditation.ts";
import { mentalHealth } from "./mental-health.ts";
import { minimalism } from "./minimalism.ts";
import { motivation } from "./motivation.ts";
import { motorcycles } from "./motorcycles.ts";
import { music } from "./music.ts";
import { newsCommentary } from "./news-commentary.ts";
import { outdoors } from "./outdoors.ts";
import { parenting } from "./parenting.ts";
import { personalFinance } from "./personal-finance.ts";
import { pets } from "./pets.ts";
import { photography } from "./photography.ts";
import { productReviews } from "./product-reviews.ts";
import { productivity } from "./productivity.ts";
import { programming } from "./programming.ts";
import { realEstate } from "./real-estate.ts";
import { relationships } from "./relationships.ts";
import { science } from "./science.ts";
import { skincare } from "./skincare.ts";
import { softwareBusiness } from "./software-business.ts";
import { space } from "./space.ts";
import { sports } from "./sports.ts";
import { sustainability } from "./sustainability.ts";
import { techGadgets } from "./tech-gadgets.ts";
import { travel } from "./travel.ts";
import { videography } from "./videography.ts";
import { yoga } from "./yoga.ts";

/** Every niche the built-in engine knows; the one for any topic at all comes last. */
export const NICHES: readonly NichePack[] = [
  artDesign,
  artificialIntelligence,
  beauty,
  books,
  business,
  career,
  cars,
  comedy,
  cooking,
  crypto,
  dance,
  diyCrafts,
  education,
  entertainment,
  fashion,
  filmTv,
  fitness,
  gaming,
  gardening,
  history,
  homeDecor,
  investing,
  kids,
  languageLearning,
  legalInsurance,
  lifestyle,
  marketing,
  meditation,
  mentalHealth,
  minimalism,
  motivation,
  motorcycles,
  music,
  newsCommentary,
  outdoors,
  parenting,
  personalFinance,
  pets,
  photography,
  productReviews,
  productivity,
  programming,
  realEstate,
  relationships,
  science,
  skincare,
  softwareBusiness,
  space,
  sports,
  sustainability,
  techGadgets,
  travel,
  videography,
  yoga,
  general,
];
