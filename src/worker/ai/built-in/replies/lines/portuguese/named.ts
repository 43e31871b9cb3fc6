import type { Named } from "../lines.ts";

/** What a critique is about. */
export const aspects: Named = [
  ["clickbait|titulo*|thumb|enganos*", "o título"],
  ["musica|cancao", "a música"],
  ["intro|vinheta", "a introdução"],
  ["propaganda|publi", "a propaganda"],
  ["legendas?|texto|letra", "a legenda"],
  ["ouvir|audio|som|microfone|volume|escutar", "o som"],
  ["camera|tontura|foco|tremid*", "a imagem"],
  ["escur*|luz|ilumina*", "a luz"],
  ["rapid*|lent*|acelerad*|ritmo", "o ritmo"],
  ["long*|curt*|enrola*|ponto|minutos|fala muito|fala demais", "a duração"],
];

/** What to ask back where something fails. */
export const troubles: Named = [
  ["cola|resina|silicone|epoxi|cimento|gesso", "qual produto é e qual a temperatura do ambiente?"],
  ["tinta|verniz|cera|vela", "qual produto é e qual a temperatura do ambiente?"],
  [
    "massa|pao|fermento|pizza|levain",
    "qual farinha você usa, como está a temperatura da cozinha e quanto tempo descansou?",
  ],
  [
    "bolo|biscoitos?|torta|forno|merengue|cookies?",
    "quanto o seu forno esquenta de verdade e qual forma você usou?",
  ],
  ["molho|arroz|carne|frango|sopa|caramelo|salgad*", "quanto você fez e em que fogo?"],
  [
    "plantas?|manjericao|orquidea|tomates?|sementes?|folhas|cacto|suculentas?",
    "quanta luz pega e de quanto em quanto tempo você rega?",
  ],
  ["codigo|instal*|python|plugin|script|versao", "qual versão você usa e o que diz o erro?"],
  [
    "celular|notebook|pc|app|aplicativo|programa|tela|erro|wifi|impressora|microfone|camera",
    "qual aparelho é e o que aparece quando trava?",
  ],
  ["linha|tecido|costura|croche|trico", "qual fio ou tecido é e qual agulha você usa?"],
  ["cabelo|pele|cachos|unhas|maquiagem", "o que você usa hoje e desde quando?"],
  ["cachorr*|gat*|cavalo", "que idade tem o bicho e o que acontece logo antes?"],
  ["moto|carro|bike|bicicleta|motor|freios?", "qual modelo é e quando começou?"],
  ["", "o que você usou e o que acontece exatamente?"],
];
