import type { SentimentWords } from "./sentiment-words.ts";

export const portuguese: SentimentWords = {
  3: "amo amei adoro adorei adorando perfeit* incrivel* maravilh* excelente* sensacional* espetacular* fantastic* genial* magnific* otimo otima otimos otimas melhor melhores impecavel* esplendid* lindissim* fenomenal* extraordinari* obra-prima perola show brabo braba",
  2: "gosto gostei gostando bom boa bons boas bem bonit* lind* legal legais bacana top massa dahora daora obrigado obrigada obg brigado brigada valeu vlw parabens agradec* ajudou ajudando util uteis delicios* gostoso gostosa engracad* divertid* interessante* inspirador* inspiracao talento* qualidade recomend* respeito fofo fofa fofos encant* emocion* didatic* claro clara explicadinho mitou mito fera craque rainha rei admir* aprend* sucesso merece abencoe abencoado abraco abracos aplausos caprichad* relaxante* satisfatori*",
  1: "kkk* rsrs* haha* facil facinho pratic* simples fa ideal feliz felizes alegr* esperando ansios* calma paz ri",
  "-1": "caro cara-demais lento lenta longo longa demorad* confus* estranh* dificil* barulho faltou falta pena complicad* curto curta repetitiv* exagerad* sei-la fraquinh*",
  "-2": "ruim ruins mal chato chata chatos chatas chatice feio feia feios erro errado errada erros falso falsa mentira mentiras mentiroso mentirosa enganos* enganou decepcion* decepcao triste* irritante* inutil* pior piores perda clickbait bobagem besteira ridicul* golpe roubado roubou copiou copiado copia plagio fraco fraca enrolacao enrola enrolad* superestimad* insuportavel* cansativ* cansad* vergonha sem-graca tedio entediante*",
  "-3": "horrivel* horroros* terrivel* pessim* odeio odiei nojo nojento nojenta lixo merda porcaria patetic* desastre detesto detestei bosta ridiculo lamentavel*",
  phrases: [
    ["nada mal", 2],
    ["(?:muito|tao) (?:longo|longa|alto|alta|baixo|baixa|rapido|lento|curto|escuro|caro)", -2],
    ["nao (?:da|deu|consigo|consegui) (?:para |pra )?(?:ouvir|ver|entender|escutar|ler)(?: nada)?", -2],
    ["perda de tempo", -3],
    ["vale (?:muito )?a pena", 2],
    ["que (?:lindo|linda|delicia|legal|maximo|fofo|bom)", 3],
    ["que (?:chato|pena|feio|horror|nojo)", -2],
    ["nota (?:10|dez|mil)", 3],
    ["bom demais|boa demais|lindo demais|linda demais", 3],
    ["sem graca", -2],
    ["chorei de rir|morri de rir", 3],
    ["o pior", -3],
  ],
  denies: "nao nem nunca jamais nenhum nenhuma",
};
