import type { Phrasing } from "./phrasing.ts";

const VIDEO = "(?:videos?|vlog|short|reel|roteiro|post|tiktok|serie|ideia)s?";

export const PT: Phrasing = {
  requests: `(?:oi|ola|bom|entao|por favor)|(?:quero|queria|gostaria de|preciso(?: de)?|vou|pode|me ajuda (?:a|com))(?: (?:fazer|gravar|escrever|criar|me ajudar com))?(?: (?:um|uma|o|outro))? ${VIDEO}(?: (?:sobre|de|onde (?:mostro|explico|conto)))?|(?:um|uma|meu) ${VIDEO} (?:sobre|de|onde (?:mostro|explico|conto))|${VIDEO} sobre`,
  forms: {
    "day-in-the-life": {
      start:
        "(?:um |uma )?(?:dia|semana|noite|manha) (?:n[ao] (?:minha )?vida(?: (?:de|como))?|comigo|de trabalho)(?: (?:um|uma))?|(?:meu dia|minha semana) (?:como|em|com|na|no)|(?:24 horas|24h|um dia|uma semana) (?:com|como|na|no|em)|vem comigo|vlog|arrume-se comigo",
      any: "dia na (?:minha )?vida",
    },
    myth: {
      start:
        "(?:minha |uma )?opini(?:ao|oes) (?:impopular(?:es)?|polemicas?|controversas?)(?: (?:sobre|d[eoa]))?|(?:os )?mitos (?:sobre|de|do|da)|a verdade (?:sobre|por tras d[eoa])|as mentiras (?:sobre|d[eoa])|pare de acreditar",
      any: "mitos?|(?:e |sao |esta |estao )?(?:superestimad|supervalorizad|subestimad)[oa]s?",
    },
    confession: {
      start:
        "confiss(?:ao|oes)(?: de)?|meus? (?:pior|piores|maior|maiores) (?:erro|erros|fracassos?)(?: (?:como|com|em|ao))?|o que ninguem (?:me |te )?(?:contou|conta|disse|fala|falou)(?: (?:de|sobre|do|da))?|(?:eu )?(?:estava errad[oa](?: (?:sobre|com|em))?|errei(?: com)?|me arrependo(?: de)?)|por que (?:eu )?(?:larguei|parei|desisti|vendi|nao)|(?:eu )?(?:matei|estraguei|perdi|gastei|joguei|menti|fracassei|odeio)|nunca (?:consegui|terminei)",
      any: "me arrependo|me arrependi",
    },
    review: {
      start:
        "(?:minha )?(?:resenha|opiniao|review|analise)(?: (?:sincera|honesta))?(?: (?:d[eoa]|sobre))|vale(?:m)? a pena|testando|testei|unboxing(?: d[eoa])?|comprei",
      any: "resenhas?|review|vale(?:m)? (?:mesmo )?a pena|unboxing|depois de (?:um|uma|\\d+) (?:ano|anos|mes|meses|semanas?)",
    },
    list: {
      start:
        "(?:os |as |meus |minhas )?(?:\\d+ )?(?:melhores|piores)|top \\d+|ranking(?: d[eoa]s?)?|(?:\\d+ |os |as |meus |minhas |algumas )?(?:erros|coisas|dicas|truques|ideias|maneiras|formas|razoes|sinais|receitas|habitos|licoes)(?: (?:que (?:voce|eu)(?: (?:precisa|deve|queria))?|para|pra|pro|d[eoa]s?|ao|com|sobre|em)){0,2}(?: (?:saber|fazer|evitar))?(?: antes de)?(?: (?:comprar|adotar|ter|comecar))?|\\d+",
      any: "ideias|dicas|truques",
    },
    question: {
      start:
        "por ?que|quando|quanto(?: (?:custa|tempo|rende))?|quant[oa]s|qual|quais|quem|onde|o que (?:e|sao|fazer|acontece)|devo|deveria|posso|pode|sera que|e (?:melhor|ruim|bom|seguro|verdade|normal)|precisa",
    },
    "how-to": {
      start:
        "como(?: (?:se|posso|tirar|faco))?|(?:um |o )?(?:guia|tutorial)(?: (?:de|para|sobre|completo|basico))*|aprend(?:a|er) a|ensinar(?: a)?|passo a passo",
      any: "tutorial|passo a passo|diy",
    },
    story: {
      start:
        "(?:meu|minha) primeir[oa]|minha historia(?: (?:com|de))?|(?:a vez|o dia|a noite) (?:que|em que)|a historia d[eoa]|como (?:eu )?(?:paguei|comecei|deixei|perdi|aprendi|consegui|ganhei|fiz|sai|conheci|superei|larguei)(?: a)?|o que (?:eu )?aprendi(?: (?:de|com))?|story ?time",
      any: "minha historia|(?:e )?tudo (?:o )?que deu errado",
    },
  },
  articles:
    "o|a|os|as|um|uma|uns|umas|meus?|minhas?|seus?|suas?|tod[oa]s?|d[eoa]s?|sobre|que|ao?|com|n[oa]|em|este|esta|se|me",
  or: "ou",
  between: ["(?:a )?diferencas? entre|comparando|comparacao (?:entre|de)|comparar", "e|com"],
  better: ["e|sao", "(?:mesmo )?(?:melhor(?:es)?|pior(?:es)?|mais (?:barat|saudav)\\w*)", "(?:do )?que|ou"],
  audience: "para|pra|pro|pros|pras",
  people:
    "iniciantes?|criancas|bebes|adolescentes|jovens|idosos|idosas|adultos|pessoas?|gente|quem(?:\\s+\\p{L}+){0,4}|aqueles|mulheres|homens|maes?|mamaes?|pais|papais|familias|casais|estudantes|alunos|professores|corredores|viajantes|preguicosos|introvertidos|autonomos|freelancers|empreendedores|veganos|todos|avos|leigos|especialistas",
  whose: "que|com mais de|acima de|odeia|tem|nunca|quer",
  novices: "iniciantes?|leigos",
  held: "sem|por menos de|com (?:so|apenas|pouco|pouca)|gastando pouco|com (?:o )?salario|com \\d+ reais|em (?:um |uma )?(?:apartamento|casa|cozinha|quarto|espaco|ap|quintal) (?:pequen[oa]|minuscul[oa]|alugad[oa])|com (?:restos|sobras)|barat[oa]",
  means: "com|usando",
  binding: "viver|lidar|trabalhar|comecar|falar|dia|conviver|brincar|errada|errado",
  tails: "porque .*$|em casa|de verdade|gratis|rapido|facil",
};
