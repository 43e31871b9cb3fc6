import type { IntentPhrases } from "./intent-phrases.ts";

export const portuguese: IntentPhrases = {
  collab: [
    "(?:bora|vamos|topa|toparia|topam|anima|animaria|aceita|aceitaria|gostaria de|gostaríamos|quer|queria|quero|podíamos|podemos|poderíamos|que tal|a gente (?:podia|pode)|abert[oa] a|rola) (?:[^ ]+ ){0,4}?(?:collab[a-z]*|colab[a-z]*|parceria|crossover|dueto|(?:gravar|fazer|cozinhar|live|vídeo|video|algo|juntar|unir)(?: [^ ]+){0,4} (?:junt[oa]s|comigo|em conjunto|forças|canais|junto))|uma (?:collab|colab)[a-z]*(?: [^ ]+){0,3} ?\\?",
  ],
  congrats: [
    "(?:uhu+l?|aee+|finalmente|uau|eba)[!,.]* (?:os )?\\d[\\d.,]*(?: ?mil|k|m)|\\d[\\d.,]*(?: ?mil|k|m) (?:inscritos|seguidores|subs) ?(?:!|🎉|🥳)|(?:orgulh[oa](?:s[oa])?|feliz) (?:de|por) (?:você|vc|ti)|parabéns (?:pel[oa]s|por|pra|para|aos) (?:[^ ]+ )?(?:\\d[^ ]*|mil|cem mil|um milhão|meio milhão|inscritos|seguidores|aniversário|placa|conquista|chegar|bater|alcançar)|parabéns (?:pela|pelo) (?:[^ ]+ )?(?:placa|conquista|marca|aniversário|casamento|bebê|prêmio|milhão)|feliz (?:aniversário|natal|ano|páscoa)|(?:você|vc|a gente|o canal) (?:[^ ]+ )?(?:bateu|chegou|alcançou|chegamos) (?:a |aos |nos |os |em )*(?:\\d[^ ]*|cem mil|um milhão)|(?:rumo|agora rumo) (?:aos?|a|ao) (?:\\d[^ ]*|milhão|um milhão|cem)|merece cada (?:um|inscrito)",
  ],
  request: [
    "^(?:faz|faça|fazer|traz|traga|sobe|posta) (?:um|uma|outro|outra|mais)(?: [^ ]+)? (?:de|da|do|sobre|com|pra|para)|podia (?:ter|fazer|rolar)|seria (?:legal|bom|ótimo|massa|top) (?:um|uma|ver|se)|(?:dá pra|dá para|podemos) (?:ter|ver) (?:um|uma|mais) (?:vídeo|parte|versão)|próximo (?:vídeo )?(?:podia|pode|faz|sobre|de)",
    "quando (?:vai ter|sai|tem) (?:um )?(?:vídeo|video) (?:sobre|de|do|da)",

    "(?:você |vc )?(?:pode|poderia|podia|deveria|tem que|precisa|consegue) (?:[^ ]+ ){0,3}?(?:fazer|falar|testar|mostrar|explicar|ensinar|trazer|postar|gravar|comparar|jogar)|(?:faz|faça|traz|traga|ensina|grava|posta|testa|mostra) (?:aí |logo |por favor )?(?:um|uma|mais|outro|outra|a parte|o|a) (?:[^ ]+ ){0,2}?(?:vídeo|video|parte|tutorial|receita|live|série|aula|vídeos|sobre|de|react)|(?:gostaria|adoraria|queria|quero) (?:de )?(?:ver|muito|um|uma|que você|mais)|parte (?:2|3|dois) (?:por favor|pf|pfv|plmds|já|logo)|(?:queremos|precisamos de|quero|cadê) (?:um|uma|mais|a parte) |(?:ideia|sugestão) (?:de|para|pra) v[ií]deo|mais vídeos (?:de|sobre|assim|como)|dia \\d+ pedindo",
  ],
  failure: [
    "(?:o meu|a minha|os meus|as minhas) (?:ficou|ficaram|saiu|saíram|virou|está|tá|queimou|não)",

    "(?:o que|onde) (?:eu )?(?:estou|tô|to|fiz|faço) (?:fazendo )?(?:de )?(?:errado|errando)|(?:não|nunca|nem) (?:me )?(?:deu certo|funcion(?:a|ou)|dá certo|pega|liga|abre|carrega|colou|secou|cresceu|endureceu|ficou (?:bom|boa|igual))(?: [^ ]+)?|(?:meu|minha|meus|minhas) [^,.]{1,25} (?:não|nunca|sempre|só) (?:[^ ]+)(?: [^ ]+){0,2}|(?:meu|minha|o meu|a minha) (?:[^ ]+ ){0,3}?(?:ficou|ficaram|saiu|virou) (?:muito |todo |toda |meio |super )*(?:dur[oa]|sec[oa]|murch[oa]|queimad[oa]|salgad[oa]|crua?|mole|solad[oa]|estranh[oa]|ruim|amarg[oa]|feia?o?)|(?:meu|minha) (?:[^ ]+ ){0,2}?(?:morreu|solou|queimou|rachou|quebrou|murchou|travou|desandou|afundou)|(?:dá|deu|aparece) (?:um )?erro|(?:tentei|fiz|testei|segui)(?: [^ ]+){0,5} (?:e|mas) … (?:não|nada|nunca|queimou|errado)|(?:aplicativo|app|programa|site|jogo|celular) (?:[^ ]+ )?(?:fecha|trava|travou|fechou|não abre|buga)|(?:fecha|trava|para) no passo|segui todos os passos|deu (?:tudo )?errado|desandou|não consigo fazer",
  ],
  correction: [
    "(?:você |vc )?(?:esqueceu|faltou) (?:de )?(?:dizer|falar|mencionar|avisar)",
    "^só (?:pra|para) (?:avisar|constar|esclarecer)|sem querer ser (?:chat[oa]|pedante)|você (?:fala|diz) [^,.?!]{2,30},? (?:mas )?(?:é|se fala) ",
    "(?:na verdade|na realidade|de fato),? [^,.?!]{2,60} não |(?:isso |já |foi |é )+(?:desmentid|refutad)[oa]|(?:os |vários |muitos )?estudos (?:[^ ]+ )?(?:dizem|mostram|provam|já)|(?:isso )?é (?:um )?mito|não (?:é|está) (?:bem |totalmente )?(?:correto|exato)|pronuncia[- ]se|se diz |fala-se ",
    "(?:põe|coloca|bota|adiciona|faltou|falta|devia ter|deveria ter|podia ter)(?: [^ ]+){0,2} (?:aviso|alerta|advertência)|(?:avisa|avise) (?:o pessoal|a galera|as pessoas|a gente|que é perigoso)|meu (?:fisio[a-z]*|médico|dentista|veterinário|eletricista|ortopedista) (?:me )?(?:disse|diz|falou|proibiu)(?: [^ ]+){0,8} (?:nunca|perigoso|proibido|não (?:fazer|faça)|evitar)",
    "^(?:não|errado|nada disso|falso)[,.] (?:(?:o|a|os|as) [^,.?!]{2,30} (?:é|são|foi|era|fica) |(?:é|são|foi|era) )",
    "^(?:só )?(?:um (?:pequeno )?detalhe|uma coisinha)[,:. ]",
    "(?:você|vc|cê|tu) (?:diz|disse|fala|falou|escreveu|colocou|mencionou|pôs|errou)(?: [^ ]+){1,12}?,? (?:mas|só que|na verdade|porém|quando|e na verdade|,)(?: [^ ]+){0,4} (?:é|são|era|eram|foi|fica|tem|seria|seriam)|no (?:vídeo|minuto \\d+)(?: [^ ]+){1,12},? (?:é|são|era|foi) (?:[^ ,]*)\\d",
    "(?:é|são|era|eram|foi|se chama|fica em|chama) (?:um[a]? |o |a )?[^,.?!]{1,30},? (?:e )?não (?!é|tem|dá|sei|me|se|tão|só|muito|mal|ruim|pode|vou|gostei|quero)[^,.?!]{1,30}|não é [^,.?!]{1,30},? (?:é|e sim|mas)|(?:na verdade|na realidade|de fato),? (?:é|são|era|eram|foi|o|a|não é)|(?:conta|data|ano|número|gráfico|mapa|fórmula|cálculo|soma|unidade)(?: [^ ]+){0,4} (?:está|tá|estão|tão) (?:errad[oa]s?|incorret[oa]s?)|(?:conta|soma) não (?:bate|fecha)|(?:pequena|uma) (?:correção|errata)|(?:pequeno|um) (?:erro|detalhe)[: ]|correção|se (?:escreve|fala|pronuncia)|(?:você|vc) (?:errou|se enganou|se confundiu|trocou)|(?:tem|há) um erro|o (?:certo|correto) (?:é|seria)|(?:você|vc) (?:disse|falou|escreveu|colocou) … (?:mas|e) (?:é|era|foi)|quis dizer|incorreto|está errado o|tá errado o",
  ],
  accusation: [
    "(?:o )?mesmo vídeo d[oae] |só traduziu|igualzinho (?:ao|a) d|quanto (?:você |vc )?(?:ganhou|recebeu) (?:pra|para|por)",
    "(?:parece|cheira a|soa como) (?:um |uma |pura )?(?:propaganda|publi|anúncio|golpe)",
    "(?:isso|esse vídeo|esse video|esse post) (?:é|foi|tá|está) (?:publi|pago|paga|patrocinado|armado|editado|combinado|propaganda)|publi (?:disfarçada|e (?:você|vc|nem|não))|quanto (?:te )?pagaram|não (?:é|pode ser|parece) real(?:[.,! ]|$)|nem avis(?:a|ou) que é|(?:ideia|vídeo|receita|piada) (?:é|era) d[oae] ",
    "(?:é|uma|pura) cópia d[eoa]|(?:copiando|copia) (?:o|a|os|as|do|da|d[eo]) [^ ]+",

    "roubad[oa]|roubou|copiou|copiad[oa]|plági[^ ]*|plagi[^ ]*|(?:isso é|é tudo|é|tudo|que) (?:fake|falso|mentira|armação|armado|encenado|encenação|ia(?= ?(?:[.,!?]|$))|montagem)|fake|(?:publi|propaganda|publicidade) (?:disfarçada|escondida|enganosa)|(?:é|só|virou) (?:publi|propaganda)|patrocinad[oa]|vendid[oa]|mentiros[oa]|golpista|(?:feito|gerado) (?:por|com) ia|dá(?: os)? créditos|se vendeu",
  ],
  critique: [
    "(?:podia|poderia|devia) ser (?:um pouco )?mais (?:curt|long|lent|rápid|clar|alt|baix)[^ ]*",
    "mal dá|pouco conteúdo|enche linguiça|(?:muita|tanta) enrolação|na velocidade",

    "(?:tá|está|ficou|é) (?:muito |bem )?(?:péssim[oa]|ruim|horrível)|minutos de (?:enrolação|conversa|intro|propaganda)|chat[oa](?!gpt)|(?:muito|longo|longa|rápido|lento|baixo|baixa|alto|alta|escuro|cansativo|enrolad[oa]) demais|(?:muito|tão|bem|meio) (?:alt[oa]|baix[oa]|long[oa]|rápid[oa]|lent[oa]|escur[oa]|cansativ[oa]|confus[oa]|enrolad[oa]|chat[oa]|ruim|repetitiv[oa]|acelerad[oa])|não (?:gostei|entendi(?: nada)?|curti|consegui (?:ouvir|entender|ver)|dá (?:para|pra) (?:ouvir|ver|entender|ler|escutar|enxergar))|(?:é|ficou|tá|está|muito|que) ruim|péssim[oa]|horrível|decepcion[^ ]+|enrola(?: muito| demais|ção)?|vai direto ao ponto|perda de tempo|clickbait|título enganoso|enganos[oa]|superestimad[oa]|o pior|a pior|pior (?:vídeo|coisa)|(?:o áudio|o som|a música|o microfone|o volume|a imagem|a edição) (?:[^ ]+ ){0,3}?(?:ruim|alt[oa]|baix[oa]|péssim[oa]|horrível|atrapalha|estourad[oa]|chiando|cobre)|muita (?:propaganda|publi|música|enrolação)|atrapalha|falta(?:m|va|ou|ram)? (?:explicar|mostrar|dizer|mais|a|o|os|as)|antes era melhor|era melhor antes|desinscrev[^ ]*|que (?:chatice|decepção|porcaria|lixo)|fala (?:muito|rápido|demais)|sem graça|dá tontura",
  ],
  disagreement: [
    "(?:não|pouco) (?:me )?convenc(?:e|eu|i|ido|ida)|(?:eu )?duvido|fiquei na dúvida|acho (?:que )?(?:meio |um pouco )?(?:exagerad[oa]|forçad[oa])|acho (?:que )?(?:[^ ]+ ){1,5}(?:melhor|pior|mais|menos)",
    "^(?:eu )?(?:entendo|respeito|compreendo) (?:seu |sua |o |a )[^ ]+(?: [^ ]+){0,7},? mas|^com todo (?:o )?respeito|^desculpa,? mas",
    "não (?:concordo|estou de acordo|tô de acordo|acho|vejo) (?:muito|tanto|totalmente|bem|assim|isso|não)?|não (?:tenho certeza|sei) se (?:concordo|é)|exagerou|exagero seu|depende|continuo (?:achando|preferindo)|discordo (?:um pouco|em parte)",
    "se informa|se informe|vai estudar|pesquisa (?:antes|melhor|direito)|estuda (?:antes|melhor)|^(?:você|vc) (?:diz|disse|falou|afirma)(?: [^ ]+){1,12}?,? (?:mas|porém|só que)|de onde você tirou|fonte\\?",

    "outra opinião|penso diferente|vejo diferente",

    "discordo|(?:o |justamente o |exatamente o )?contrário|ao contrário|não concordo|não é (?:bem assim|verdade|assim)|opinião impopular|não acho|(?:eu )?prefiro|nada a ver|não vejo assim|está errad[oa]|tá errad[oa]|não (?:é )?procede|você está enganad[oa]",
  ],
  sarcasm: [
    "\\d+ minutos? (?:pra|para) (?:nos |me )?(?:dizer|falar|explicar|mostrar|ensinar) ",
    "(?:nossa|uau|wow|uai|olha|oh|caramba)[,.!]* (?:que|tão|super|muito) (?:original|inovador[a]?|revolucionári[oa]|criativ[oa]|novidade|surpresa)(?:[,.! …]|$)|^que (?:original|inovador|revolucionário)(?:[,. …]|$)|nunca (?:vi|tinha visto) (?:um|uma|alguém)(?: [^ ]+){0,5}(?:\\.\\.\\.|…| antes)|(?:ótimo|legal|oba|eba),? (?:mais|outr[oa]) (?:um|uma)?(?: [^ ]+){1,4},? (?:era|tudo que|o mundo|justo|só isso)|era (?:tudo |só )?(?:o )?que (?:eu |a gente |o mundo )?(?:precisava|faltava)|obrigad[oa],? (?:tô|estou) curad[oa]",
    "minutos? (?:pra|para|e) não (?:dizer|falar|explicar|ensinar|diz|fala)(?: absolutamente)? nada|(?:útil|ótimo|genial|incrível|interessante|obrigad[oa]|valeu|educativo|impressionante|parabéns)[,.!]* (?:[^ ]+ ){0,3}?não (?:aprendi|entendi)(?: absolutamente)? nada",
    "parabéns[,!.]* (?:você |vc )?(?:descobriu|inventou)",
    "^(?:aham|sei|tá bom),? (?:claro|sei|acredito|com certeza)|até parece|conta outra",

    "água molha|capitão óbvio|(?:nossa|uau|wow|uai|olha),? (?:que|quanta|como é) (?:novidade|surpresa|original|descoberta|inovador|inovação|genial[.! ]*$|revolucionário|criativo)|que (?:novidade|surpresa|descoberta)[.! ]*$|quem diria|não me diga|jura\\?|descobriu (?:a américa|o fogo|a roda|a pólvora|o brasil)|(?:ótimo|que bom|legal|oba|parabéns),? mais um (?:vídeo|canal)|era só o que faltava|obrigad[oa] por nada|valeu por nada|claro,? (?:porque )?todo mundo tem|palmas lentas|inventou a roda",
  ],
  joke: [
    "^pov:?|^quando (?:o|a|seu|sua|você|meu|minha) [^,.?!]+:|^ninguém: |o (?:cachorro|gato|bebê|vizinho) (?:no fundo|atrás|julgando)|o cara (?:disse|falou|pensou|simplesmente)",
    "^eu (?:[a-z]+ndo|com|às)",

    "(?:ótimo|valeu|obrigad[oa]|perfeito|legal|maravilha|que bom|parabéns|beleza)[,.!]* (?:e )?agora (?:meu|minha|tenho|quero|eu|vou|o|a|tô|estou|meus)|(?:eu )?(?:tô|estou|to) (?:morta?|morrendo|passando mal|chorando de rir)|morri|me (?:matou|acabei)(?! o)|(?:meu|minha) (?:carteira|bolso|dieta|vizinh[oa]|cachorr[oa]|gat[oa]|mãe|marido|esposa|conta|boleto|cartão|sogra) (?:já |agora |só )*(?:me (?:odeia|olha|julga)|tá me|está me|acha que|pergunt|chora|chorando|tá|está|agora|vai|não gost)|eu (?:às 3|vendo|depois|quando|tentando|fingindo|com zero)|me senti (?:atacad[oa]|ofendid[oa])|ninguém:|cuspi|engasguei|perguntando para um amigo|pedindo para um amigo|expectativa x realidade|plot twist",
  ],
  laughs: [
    "(?:eu )?(?:morri|chorei|gritei|surtei|engasguei|tô rindo|to rindo|rindo até agora)|me (?:matou|quebrou|acabei|pegou)|não aguentei|😭|💀",
    "k{3,}[^ ]*|(?:rs)+|a?ha(?:ha)+|he(?:he)+|lol|😂|🤣|(?:chorei|morri|ri|rindo|chorando)(?: [^ ]+)? (?:de rir|muito|alto|demais|horrores)|(?:muito|tão|que) (?:engraçad[oa]|hilário)|engraçad[oa]|ri (?:muito|demais|alto)|passei mal de rir",
  ],
  first: [
    "quem (?:mais )?(?:veio|vem|chegou) (?:do|da|de|pelo|pela|por)|antes de viralizar|(?:vendo|assistindo|ouvindo|aqui)(?: [^ ]+){0,2} em 20\\d\\d",
    "cheguei (?:antes|primeiro|na hora|voando|correndo)",
    "^primeir[oa](?:[!., ]|$)(?!(?:vez|parte|que|coisa|temporada))|quem (?:mais |aí |ainda )*(?:tá|está|vê|vendo|assistindo|ouvindo|aqui|voltou)(?: [^ ]+){0,4} 20\\d\\d|20\\d\\d (?:e|ainda|alguém|aqui)|(?:cheguei|chegando) (?:muito |tão |bem )?(?:cedo|rápido)|tão cedo|há \\d+ (?:minutos?|segundos?)|\\d+ (?:minutos?|segundos?) atrás",
    "^(?:primeir[oa]|first|segund[oa]|cheguei cedo)(?: a comentar| comentário| aqui)?[!. ]*$|(?:quem|alguém) (?:aí |mais )?(?:vendo|assistindo|ouvindo|tá|está|aqui)(?: [^ ]+){0,4} (?:20\\d\\d|\\?)|cheguei cedo",
  ],
  milestone: [
    "(?:\\d+|um|uma|dois|duas|três|seis) (?:dias?|semanas?|mês|meses|anos?) sem (?:fumar|beber|álcool|cigarro|açúcar)",
    "(?:hoje |finalmente |acabei de |já |enfim |eu )*(?:passei|terminei|consegui|corri|vendi|ganhei|alcancei|cheguei a|fiz|tirei|comprei|publiquei|bati|conquistei|concluí|perdi|passar|terminar|vender|conseguir) (?:no|na|em|meu|minha|meus|minhas|o emprego|um emprego|a vaga|a carteira|\\d+)(?! (?:pai|mãe|avó|avô|emprego|trabalho))|me formei|fui (?:aprovad[oa]|contratad[oa]|promovid[oa]|aceit[oa])|aprovad[oa] (?:no|na|em)|\\d+ (?:dias|meses|anos|semanas) (?:sóbri[oa]|limp[oa]|sem (?:fumar|beber|álcool|cigarro))|(?:meu|minha) primeir[oa] (?:maratona|venda|cliente|pão|carro|casa|vídeo|música|corrida|emprego|bolo)(?! não)",
  ],
  subscribed: [
    "(?:inscrit[oa]|me inscrevi|novo inscrito|já me inscrevi)[.! ]*$",
    "(?:me )?(?:inscrevi|inscrev[oe]r?|inscrit[oa])(?: agora| na hora| já)?|nov[oa] (?:inscrit[oa]|seguidor[a]?)|ganhou (?:um|uma|mais um|mais uma) (?:inscrit[oa]|seguidor[a]?|fã)|(?:acabei de|acabo de) (?:descobrir|encontrar|conhecer|achar|me inscrever)|(?:descobri|conheci|encontrei|achei) (?:o |seu |teu |esse |hoje )+(?:canal)?|como (?:eu )?(?:não|nunca) (?:conhecia|conheci|tinha visto)|mais um inscrito",
  ],
  returning: [
    "(?:te |vos )?(?:acompanho|sigo|assisto|vejo|conheço|aqui|inscrit[oa]|acompanhando) (?:[^ ]+ )?(?:desde|há|faz)|desde (?:20\\d\\d|o início|o começo|sempre|os)|(?:segunda|terceira|quarta|quinta|décima|\\d+ª?) vez que|(?:sempre )?(?:volto|voltei|voltando) (?:aqui|sempre|para|pra|nesse|neste|todo)|(?:vendo|assistindo|revendo) (?:de novo|pela)|cresci (?:vendo|assistindo|com)|tod[oa] (?:domingo|dia|semana|noite) (?:eu )?(?:vejo|assisto|venho)|fã (?:antigo|antiga|de longa|das antigas)|de novo aqui|aqui de novo",
  ],
  memory: [
    "me (?:lembr(?:a|ou|ei)|fez lembrar|faz lembrar|recorda|traz|trouxe) (?:a|o|da|do|de|muito|minha|meu|quando|memórias|lembranças|tanto)?|quando (?:eu )?era (?:criança|pequen[oa]|menor|menin[oa]|jovem|moleque)|(?:minha|meu) (?:avó|avô|vó|vô|mãe|pai|tia|tio|vovó|vovô) (?:sempre |também )?(?:fazia|tinha|cozinhava|dizia|preparava|me|costumava)|(?:na |minha |da minha |de )infância|saudades?|nostalgia|nostálgic[oa]|bons tempos|que lembrança|na minha época|antigamente",
  ],
  thanks: [
    "graças a (?:você|esse|este|seu|seus)(?: |[.,!]|$)",
    "graças a você|graças a ti",

    "obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradeç[^ ]*|grat[oa]|gratidão|me (?:ajud(?:ou|a|aram)|salv(?:ou|aram)|serviu)|ajudou (?:muito|demais|bastante)|(?:muito|super|bem) útil|(?:deu|dá) (?:super )?certo|funcionou|finalmente (?:alguém|entendi|um vídeo)|era (?:tudo|exatamente) o que (?:eu )?(?:precisava|procurava)|exatamente o que eu|aprendi (?:muito|demais|bastante)|deus (?:te|lhe|os) abençoe|deus abençoe|melhoras",
  ],
  praise: [
    "melhor (?:do )?que (?:o |a |meu |minha |os |qualquer )*(?:[^ ]+ )?(?:professora?|professores|escola|faculdade|aula)",

    "(?:é|são|está|tá) (?:tão|muito|super|bem) (?:calm[oa]|doce|suave|fof[oa]|clar[oa]|gostos[oa]|tranquil[oa]|agradável|acolhedora?|elegante|natural|relaxante|limp[oa]|profissional)|(?:dá|transmite) (?:muita |tanta )?(?:paz|calma)",

    "(?:amou|adorou|amaram|adoraram)",

    "boca aberta|sem palavras|lágrimas?|que (?:talento|voz|dom|nível)|graças a você",

    "ótim[oa]s?|incrív(?:el|eis)|parabéns|top(?:zera|per)?|show|maravilhos[oa]s?|lind[oa]s?|perfeit[oa]s?|excelentes?|sensacional|fantástic[oa]|espetacular|(?:eu )?(?:ador(?:ei|o)|am(?:ei|o)|curti)|gostei(?: muito| demais)?|muito (?:bom|boa|bem|lindo|linda|legal|massa|top|fofo|fofa|interessante|inspirador|didático|foda|brabo|gostoso|relaxante|bonito|bonita)|que (?:vídeo|canal|trabalho|lindo|linda|delícia|massa|legal|fofo|talento|arte|aula|top|show|bom|perfeição|maravilha|capricho|edição|demais)|(?:bom|boa|lindo|belo|ótimo) (?:demais|vídeo|trabalho|conteúdo|canal)|(?:é|você é|vc é|mano é|tu é) (?:fera|brabo|braba|demais|foda|o melhor|a melhor|gênio|mito|incrível|10)|fera|brab[oa]|mitou|mito|melhor (?:canal|vídeo|pessoa|conteúdo|youtuber|receita)|o melhor|a melhor|arrasou|arrasa|arrasando|lacrou|mandou (?:bem|muito)|sem palavras|merec(?:e|ia) (?:mais|muito|milhões|um milhão)|subestimad[oa]|continu(?:a|e)|não para|nota (?:10|1000|mil)|10\\/10|arrepi[^ ]*|inspira[^ ]*|qualidade|talento|rainha|rei|lenda|ansios[oa]|mal posso esperar|(?:explica|ensina|faz) (?:muito |super |tão )?(?:bem|melhor)|ninguém (?:explica|faz|ensina)|obra de arte|obra[- ]prima|delícia|demais|massa|legal|da hora|irado|dahora|daora|respeito|aula|uau|nossa|impressionante|bem (?:feito|explicado)|apaixonad[oa]|de outro nível|pesado|monstro",
  ],
  tip: [
    "^(?:uma )?dica ?:|(?:eu|aqui em casa|aqui) (?:sempre |também |costumo |uso |faço |coloco |boto |ponho |deixo |troco |misturo )+(?:com|um|uma|no|na|o|a|os)|se (?:você )?(?:colocar|adicionar|deixar|congelar|trocar|usar|botar)|também (?:dá|funciona|fica|pode)|fica (?:melhor|ótimo|uma delícia) (?:com|se)|(?:para|pra) quem (?:quiser|perguntou|não)|experimenta (?:com|colocar)",
  ],
  agreement: [
    "(?:pura verdade|verdade(?: pura)?|a mais pura verdade)(?:[.! ]|$)|(?:concordo|totalmente|exatamente|exato|isso mesmo|isso aí|sim[.! ]*$)|(?:tem|tens|você tem) (?:toda )?razão|(?:sou|é) (?:literalmente )?eu(?:[.! ]|$| toda| todo)|eu (?:também|tb|todinh[oa])|me identifi[^ ]+|comigo (?:também|é assim)|falou tudo|disse tudo|amém|literalmente|a verdade|é verdade",
  ],
  greeting: [
    "(?:abraços?|olá|oi|saudações|beijos?|cumprimentos|salve|um salve|bom dia|boa (?:tarde|noite)|alô)(?: [^ ]+){0,3} (?:do|da|de|dos|das|desde|aqui d[eoa]) |(?:olá|oi|oie|salve|bom dia|boa (?:tarde|noite)|e aí|eae|opa|fala)(?:,? [^ ]+){0,3}[!., 👋❤️]*$|(?:te )?(?:assistindo|vendo|acompanhando) (?:aqui )?d[eoa] (?!novo|hospital)",
  ],
  gear: [
    "(?:qual|que|quais)(?: é| seu| o nome d[oa]| a| o| tipo de| marca de)*(?: [^ ]+)? ?(?:câmera|camera|microfone|mic|lente|tripé|luz|luzes|iluminação|programa|app|aplicativo|editor|software|notebook|pc|computador|celular|drone|pincel|tinta|cola|cera|linha|lã|agulha|tecido|farinha|panela|frigideira|faca|forno|batedeira|máquina|ferramenta|furadeira|impressora|filtro|fonte|teclado|violão|guitarra|bike|tênis|barraca|mochila|terra|adubo|óleo|batom|shampoo|marca|setup|equipamento)(?: |\\?|$|,)|(?:qual|que|quais) [^ ]+(?: [^ ]+)? (?:você|vc|tu) (?:usa|usou|utiliza|está usando)|(?:grava|edita|filma|desenha|pinta) com (?:o )?(?:quê|que|qual)|(?:com que|com qual|em que|com o que) (?:[^ ]+ )?(?:você|vc) (?:grava|edita|filma)",
  ],
  price: [
    "quanto (?:custa|custou|é|foi|fica|sai|saiu|você pagou|pagou|tá|está|gastou|deu)(?! tempo)|(?:qual (?:o|é o) )?(?:preço|valor)\\??|preço",
  ],
  link: [
    "onde (?:[^ ]+ ){0,4}?(?:compr[^ ]+|encontr[^ ]+|ach[oa][^ ]*|consig[^ ]+|consegu[^ ]+|vende|baix[^ ]+|arrum[^ ]+)|(?:o |tem |manda o |passa o )?link|(?:você |vc )?vende(?: [^ ]+){0,2}\\?|de onde (?:é|são|vem) (?:a|o|essa|esse|sua|seu)",
  ],
  place: [
    "onde (?:fica|é|foi|está|gravou|você (?:está|gravou|filmou)|vc (?:está|tá|gravou)|tá)|que (?:lugar|praia|cidade|restaurante|parque|país) é|qual (?:o |é o |é a |a )?(?:lugar|praia|cidade|local|localização)|localização",
  ],
  schedule: [
    "quando (?:[^ ]+ ){0,3}?(?:próxim[oa]|parte|sai|posta|vídeo|video|volta|live|novo|nova|lança|episódio)|(?:próximo vídeo|parte \\d)(?: [^ ]+)? ?(?:quando|\\?)|cadê (?:a parte|o próximo|a continuação)|que dias? você posta|de quanto em quanto",
  ],
  song: [
    "(?:qual|que|nome d[aeo]|qual o nome d[aeo]|alguém sabe)(?: (?:é|o|a|essa|nome d[aeo]|da))* ?(?:música|musica|som|canção|trilha)(?: [^ ]+){0,4}\\??|(?:música|musica)\\?",
  ],
  personal: [
    "quantos anos (?:você |vc |tu )?(?:tem|tens)|qual (?:a )?(?:sua|tua) (?:idade|altura|religião)|(?:você |vc )?(?:tem|é) (?:namorad[oa]|casad[oa]|solteir[oa]|filhos|gay|evangélic[oa])|onde (?:você|vc|tu) (?:mora|vive)|(?:você|vc) (?:mora|é) (?:onde|de onde)|de onde (?:você|vc) é|qual (?:é )?(?:o )?seu (?:nome|signo|insta|número|salário)|quanto (?:você|vc) (?:ganha|pesa|mede)",
  ],
  "how-to": ["como "],
  asks: [
    "(?:como (?!amo|é bom|sempre)|qual|quais|onde|quando|por ?qu[eê]|quem|quant[oa]s?|alguém sabe|o que|que (?:horas|tipo|marca)|posso|pode|dá (?:pra|para)|serve|funciona (?:com|em|no|na|para|pra)|tem como|é (?:normal|possível|preciso|necessário)|precisa|preciso|será que|vocês?? (?:tem|usa|vende|sabe|acha)|vc (?:tem|usa|vende|sabe|acha)|cadê)",
  ],
  marvels: [
    "que [^ ?]+[.! ]*$|como (?:é bom|amo|você é|é lindo)|que (?:vídeo|lindo|linda|canal|trabalho|delícia|massa)",
  ],
  contrast: ["mas|porém|só que|pena que|apesar|entretanto"],
  story: ["(?:eu|meu|minha|meus|minhas|me|nós|nosso|nossa|tô|estou|fui|fiz|tenho)"],
  aspect: [
    "áudio|som|música|microfone|volume|introdução|título|thumb|final|luz|legenda|ritmo|edição|câmera|propaganda|letra",
  ],
  backhanded: [
    "quem diria que|não (?:achei|pensei|esperava) que (?:você|alguém|fosse)|(?:quase|até) (?:engraçad[oa]|bom|boa)",
    "(?:pra|para) (?:quem|alguém|um (?:iniciante|amador)|uma (?:menina|mulher|iniciante))(?: [^.?!]{0,50}) (?:até que |tá |está |ficou |é )?(?:não (?:tá|está|ficou) (?:tão |nada )?(?:ruim|mal)|até que (?:bom|boa|bem)|bom|boa|bem|ótimo|muito bem)|(?:achei|pensei|esperava|achava|jurava) (?:que )?(?:[^ ]+ ){0,6}?(?:ruim|lixo|chat[oa]|pior|horrível|péssim[oa]|besteira|nada)(?: [^ ]+){0,3},? (?:mas|e)|(?:finalmente|até que enfim) (?:um|uma) (?:vídeo|video)? ?(?:bom|boa|decente|que presta)|(?:surpreendentemente|até que) (?:bom|boa|útil|decente|ficou|tá|é)|menos (?:ruim|chat[oa]) (?:do )?que|melhor (?:do )?que (?:o|a|os|as|seu|seus) (?:anterior(?:es)?|último|última|outros|antigos)|nada mal (?:pra|para)|quase (?:parece )?profissional|odeio admitir",
  ],
  dismisses: [
    "^(?:meh|chato|cringe|próximo|paia|fraco|e\\?|e daí|ninguém (?:liga|perguntou)|quem perguntou|tô fora|zzz+)[.!? ]*$",
  ],
  tags: [
    "(?:isso |esse |essa |olha )?(?:é|somos|és) (?:muito |literalmente |tão |super |a |o )*(?:você|vc|nós|a gente|tu|nois)(?:[ .!😂,]|$)|^(?:olha|bora|vamos|lembra|temos que|a gente (?:quando|precisa|tem)|nós|você (?:quando|depois)|lembrei de (?:você|vc|ti)|te falei|falei|precisamos)|(?:temos que|precisamos|vamos|bora) (?:fazer|ir|testar|tentar)",
  ],
  lacks: [
    "(?:eu )?(?:queria|gostaria) (?:ter visto|que)|faltou|falta|senti falta|podia ter|poderia ter|pena|demais|muito (?:rápido|curto|longo)|pouco",
  ],
  facts: [
    "^(?:mas )?(?:os|as|o|a) [^ ]+(?: [^ ]+)? não (?:têm|tem|são|é|eram|era|comem|usam|usavam|vivem|podem|existem?) ",
  ],
};
