import type { Named } from "../lines.ts";

/** What a critique is about. */
export const aspects: Named = [
  ["clickbait|titulo*|miniatura|enganos*", "el título"],
  ["musica|cancion", "la música"],
  ["intro", "la intro"],
  ["publicidad|anuncios?", "los anuncios"],
  ["subtitulos|texto|letra", "los subtítulos"],
  ["oye|escucha|audio|sonido|micro|volumen", "el sonido"],
  ["camara|mareo|marea|enfoque|borros*", "la cámara"],
  ["oscur*|luz|ilumina*", "la luz"],
  ["rapido|lento|deprisa|acelerad*|ritmo", "el ritmo"],
  ["larg*|cort*|enrollas|grano|minutos|extiendes*|repites*", "la duración"],
];

/** What to ask back where something fails. */
export const troubles: Named = [
  [
    "pegamento|cola|resina|silicona|epoxi|cemento|yeso",
    "¿qué producto es y qué temperatura hay en la habitación?",
  ],
  ["pintura|barniz|cera|vela", "¿qué producto es y qué temperatura hay en la habitación?"],
  [
    "masa|pan|levadura|pizza",
    "¿qué harina [usas|usa], qué temperatura hay en la cocina y cuánto tiempo levó?",
  ],
  [
    "pastel|tarta|bizcocho|galletas?|torta|horno|merengue",
    "¿a cuánto llega de verdad [tu|su] horno y qué molde [usaste|usó]?",
  ],
  ["salsa|arroz|carne|pollo|sopa|salad*|caramelo", "¿cuánta cantidad [hiciste|hizo] y a qué fuego?"],
  [
    "plantas?|albahaca|orquidea|tomates?|semillas?|hojas|cactus",
    "¿cuánta luz recibe y cada cuánto la [riegas|riega]?",
  ],
  ["codigo|instal*|python|plugin|script|version", "¿qué versión [usas|usa] y qué dice el error?"],
  [
    "movil|ordenador|pc|app|camara|micro|pantalla|error|wifi|impresora",
    "¿qué aparato es y qué muestra cuando se para?",
  ],
  ["lana|tejido|costura|tela|ganchillo|crochet*", "¿qué hilo o tela es y qué aguja [usas|usa]?"],
  ["pelo|piel|rizos|unas|maquillaje", "¿qué [usas|usa] ahora y desde cuándo?"],
  ["perr*|gat*|caballo", "¿qué edad tiene y qué pasa justo antes?"],
  ["moto|coche|bici|motor|frenos?", "¿qué modelo es y cuándo empezó?"],
  ["", "¿qué [usaste|usó] y qué pasa exactamente?"],
];
