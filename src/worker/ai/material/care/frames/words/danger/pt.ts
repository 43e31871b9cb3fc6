import type { Words } from "../../classes.ts";

/** What tells of danger without its name, in Portuguese. */
export const PT_DANGER: Words = {
  // Not wanting to be here.
  vanishwish:
    "quero sumir, queria sumir, queria so sumir, so queria sumir, vontade de sumir, quero desaparecer, queria desaparecer, vontade de desaparecer, quero deixar de existir, queria deixar de existir, deixar de existir, nao queria existir, nao quero existir, nao quero mais existir, nao quero estar aqui, nao quero mais estar aqui, nao queria estar aqui, nao queria mais estar aqui, nao quero mais viver, nao queria mais viver, sem vontade de viver, perdi a vontade de viver, nao tenho vontade de viver, quero que tudo acabe, queria que tudo acabasse, que isso acabe, que tudo acabe, dormir pra sempre, dormir para sempre, nao quero acordar, queria nao acordar, nao queria acordar, nao queria ter acordado, queria nao ter nascido, nao devia ter nascido, nao deveria ter nascido, preferia nao existir, preferia estar mort*, melhor morta, melhor morto, cansada de viver, cansado de viver, cansei de viver, cansada de existir, cansado de existir, cansei de existir, nao vejo sentido em viver, nao vejo sentido em continuar, nao vejo mais sentido, nao vejo sentido em nada, nao faz sentido viver, nao tem mais sentido viver, minha vida nao tem sentido, minha vida nao faz sentido, nao vejo saida, nao mereço viver, nao mereco viver, nao devia estar viv*, nao sou desse mundo, este mundo nao e pra mim, esse mundo nao e pra mim, tanto faz se eu morrer, nao ligo se eu morrer, descansar pra sempre, ir embora desse mundo, ir embora pra sempre, partir dessa vida, sair dessa vida, nao me vejo viv*, todo mundo ficaria melhor, todos ficariam melhor, nao tenho mais por que viver, desistir da vida, desistindo da vida, desisti da vida, desisti de viver",
  getaway:
    "praia, serra, ferias, ilha, redes sociais, fim de semana, viagem, semana, vergonha, sitio, espinha, espinhas, magica, chefe, acne, truque, boletos",
  nobodyminds:
    "ninguem ia notar, ninguem notaria, ninguem iria notar, ninguem ia perceber, ninguem perceberia, ninguem ia sentir falta, ninguem sentiria falta, ninguem sentiria minha falta, ninguem ia sentir minha falta, ninguem ia ligar, ninguem ligaria, ninguem se importaria, ninguem ia se importar, ninguem ia chorar, ninguem choraria, ninguem viria, ninguem iria, ninguem ia no, quem sentiria, quem ia sentir, alguem ia notar, alguem notaria",
  mygrave:
    "meu enterro, meu velorio, meu funeral, meu tumulo, eu morrer, eu morresse, se eu sumir, se eu for, se eu fosse, se eu nao estiver, eu sumisse",
  planned:
    "um plano e uma data, sei como e quando, sei quando e como, ja sei como vou fazer, plano pra me matar, cartas de despedida, escrevi minha carta, minha carta de despedida, escrevi as cartas, ja escrevi minha carta, ja me despedi de todo mundo, me despedi de todos, comprei a corda, comprei uma corda, ja escolhi a ponte, ja escolhi o lugar e",
  event:
    "casamento, lançamento, lancamento, estreia, festa, viagem, mudança, projeto, canal, aniversario, empresa, escalada, treino, live",
  lethal:
    "remedios, comprimidos, comprimido, pilulas, calmantes, corda, arma, revolver, lamina, gilete, faca, cartela, cartelas, tarja preta, chumbinho",
  athand:
    "na mao, na minha mao, nas maos, na minha frente, do meu lado, guardei, guardando, guardad*, juntei, juntando, acumulando, contei, contando, embaixo da cama, debaixo da cama, na cabeça, no pescoço, olhando pra, olhando para, separei, separad*",
  harmlessmeans:
    "vitamina*, suplemento*, medico, receita, rotina, pular corda, escalada, cozinha, chef, afiar, coleçao, cachorro, gato, violao, viagem, mala, cola quente, churrasco",
  jump: "pular, pulo, pularia, pule, me jogar, me jogo, se jogar, se joga, me atirar, se atirar, me tacar, se tacar, jogar o carro, bater o carro, na beira, na beirada, me soltar, deitar nos",
  height:
    "da ponte, de uma ponte, na ponte, da sacada, da varanda, do telhado, do terraço, do predio, de um predio, da janela, pela janela, na frente do trem, na frente do metro, na frente de um, nos trilhos, na linha do trem, do viaduto, num poste, contra um poste, contra um muro, no mar e, no rio, do penhasco, do ultimo andar, decimo andar, na pista",
  thinkof:
    "penso em, pensando em, pensei em, pensava em, quero, queria, vontade de, vou, vai, disse que, diz que, ameaça, ameacou, imagino, fico imaginando, quase, planejo, hoje a noite, querendo, ideia de, falou que",
  stunt:
    "bungee, parkour, paraquedas, piscina, lago, mar, tirolesa, drone, esqui, parapente, trampolim, nadar, gato, cachorro, foto, fotos, vista, cachoeira, cama elastica, carnaval, bloco, fantasia",
  howmuch:
    "quantos comprimidos, quantos remedios, quantas pilulas, quanto precisa, quantos precisa, que dose, qual dose, qual a dose, quanto tempo leva, quantos preciso, pesquisando no google, pesquisei no google, pesquisando como, jogando no google",
  tired: "cansad*, ressaca, alarme, atrasad*, cedo, inchad*",
  giveaway:
    "doando todas as coisas, doando as coisas dele, doando as coisas dela, dando as coisas dele, dando as coisas dela, deu todas as coisas, dando todas as coisas, doou tudo, deu tudo que, doando tudo, dando tudo que, distribuindo as coisas, dando minhas coisas, doando minhas coisas, doando todas as minhas, deixando tudo pra",
  nolonger:
    "nao vai precisar mais, nao vai mais precisar, nao vou mais precisar, nao vou precisar mais, pra onde vai, pra onde ele vai, pra onde ela vai, pra onde vou, nao vai estar mais, nao vai mais estar, nao vou mais estar, nao estarei, cuidem, cuida da mae, se despedindo, se despediu, despedida, adeus",
  farewellletter:
    "carta de despedida, cartas de despedida, carta de suicidio, bilhete de despedida, bilhete de suicidio, mensagem de despedida, carta suicida, textao de despedida",
  worldly:
    "personagem, rpg, trabalho, emprego, chefe, alunos, colegas, turma, professor, professora, escola, casa, carro, cabelo, time, verao, infancia, cidade, aposentadoria, clientes, canal, cigarro, açucar, modelo, empresa, formatura",
  // Held small at home.
  dictate:
    "controla, controlava, decide, decidia, me fala, manda em, vigia, confere, quer saber, tem que saber, precisa saber, tenho que falar, tenho que avisar, tenho que mandar, tenho que mostrar, tenho que provar, fica bravo, fica brava, surta, exige, obriga, escolhe, critica, acusa, pede print, pede foto",
  everystep:
    "cada passo, meus passos, tudo que eu faço, tudo que faço, tudo o que eu faço, o que eu faço, o que eu visto, que roupa, minhas roupas, a roupa que, o que eu como, com quem eu falo, com quem falo, com quem eu saio, com quem eu ando, quem eu sigo, onde eu vou, pra onde eu vou, onde eu to, onde estou, onde eu estou, cada minuto, que horas, o que eu gasto, cada centavo, minha localizaçao, o que eu posto, como me visto",
  forfun:
    "consertar, conserto, arrumar, carregar, dever de casa, liçao, boletim, castigo, hora de dormir, por um dia, por uma semana, 24 horas, 24h, o dia todo, look, looks, outfit, compras, estilista, provador",
  needask:
    "tenho que pedir permissao, tenho que pedir, pedir permissao, peço permissao, preciso da permissao, preciso de permissao, permissao dele, permissao dela, sem a permissao, sem pedir pra, tenho que perguntar pra, sou proibida, sou proibido, nao tenho permissao",
  ifleave:
    "se eu for embora, se eu largar, se eu deixar ele, se eu deixar ela, se eu terminar, se eu sair de casa, se eu me separar, se eu contar, se eu denunciar, se eu falar, se eu pedir divorcio, se eu pedir o divorcio, se eu sair, se eu tentar sair",
  threat:
    "matar as crianças, matar meus filhos, matar nossos, tira as crianças, tirar as crianças, tirar meus filhos, tira meus filhos, tomar meus filhos, as crianças, meus filhos, meu filho, minha filha, me matar, me mata, vai me matar, se mata, se matar, vai se matar, me achar, me acha, ir atras, vai atras, me arrepender, arrepender, acabar comigo, acaba comigo, acabar com minha, destruir, pagar, se machucar, me machucar, colocar fogo",
  violent:
    "fica violento, fica violenta, ficou violento, fica agressivo, fica agressiva, ficou agressivo, e agressivo comigo, e violento, e violenta, levanta a mao, levantou a mao, vem pra cima de mim, veio pra cima de mim, parte pra cima, partiu pra cima, me sacudiu, avança em mim, avançou em mim",
  afraid: "medo, apavorad*, assustad*, aterrorizad*, panico, pavor, tremo, tremendo",
  comeshome:
    "chega em casa, chegar em casa, voltar pra casa, volta pra casa, ir pra casa, chega do trabalho, quando chega, em casa, reaçao dele, reaçao dela, como ele vai reagir, o que ele vai fazer, o que ele pode fazer, o que ele faz, os passos dele, barulho da chave, o humor dele, irritar ele, que ele descubra",
  forbids:
    "nao me deixa, nao deixa eu, nao me deixava, nao permite, me proibe, me proibiu, proibiu, me impede, me fez largar, me fez apagar, me fez bloquear, me obrigou a largar, me obrigou a apagar, me obriga a apagar, me afastou, me afasta, me isolou, me isola, nao quer que eu",
  contact:
    "ver minha, ver meus, ver meu, falar com, meus amigos, minhas amigas, minha familia, sair sozinha, sair sozinho, sair com, ter amigos, ter amigas, trabalhar, meu emprego, um emprego, comprar, gastar, sair de casa, ir a lugar, ter dinheiro, meu proprio, ir ao medico, usar o, ter celular, estudar, ver ninguem, visitar",
  // Eating, and hurting oneself.
  throwup:
    "vomitar, vomito, vomitando, vomita, vomitei, provocar vomito, provoco vomito, dedo na garganta, dedos na garganta, laxante, laxantes, boto pra fora, coloco pra fora, botar pra fora",
  aftereat:
    "depois de comer, depois das refeiçoes, depois de cada refeiçao, apos as refeiçoes, apos comer, toda vez que como, toda vez que eu como, tudo que como, tudo que eu como, o que eu como, o que comi, de proposito, pra ficar, pra nao engordar, para nao engordar, pra emagrecer, pra caber, pra parecer, depois da janta, depois do almoço, depois de compulsao, depois de uma compulsao",
  sickly:
    "gravida, gravidez, quimio, intoxicaçao, gripe, virose, bebe, enxaqueca, refluxo, antibiotico, ressaca, enjoo, armario, cirurgia, tumor, ramada, quaresma, radioterapia, colonoscopia, frutos do mar",
  spitfood:
    "mastigo e cuspo, mastigar e cuspir, cuspo a comida, cuspir a comida, escondo comida, escondo a comida, esconder a comida, jogo a comida fora pra, falo que ja comi, digo que ja comi, finjo que como, finjo que comi, fingir que comi, minto sobre o que como",
  only: "so, somente, apenas, nada alem de, unicamente, a base de, vivendo de, vivo de, no maximo",
  tinyfood:
    "maça, maças, maca, ovo, ovos, pepino, pepinos, alface, aipo, bolacha, biscoito, chiclete, chicletes, gelo, cafe, coca zero, caldo, iogurte, banana, cenoura, cenouras, biscoito de arroz, morango, morangos",
  perday: "por dia, ao dia, o dia todo, o dia inteiro, todo dia, todos os dias, no dia, cada dia",
  eat: "como, come, comer, comendo, comi, me permito, janto, almoço",
  onlywater:
    "so agua, so com agua, so na agua, so na base da agua, so tomo agua, so bebo agua, so bebendo agua, so tomando agua, so cafe, a base de agua, agua e cafe",
  sinceday:
    "desde segunda, desde terça, desde quarta, desde quinta, desde sexta, desde sabado, desde domingo, desde a semana passada, dois dias, tres dias, quatro dias, cinco dias, 2 dias, 3 dias, 4 dias, 5 dias, dias sem, a semana toda, a semana inteira, dias seguidos",
  proud:
    "orgulh*, me sinto bem, me sinto forte, me sinto otima, no controle, leve, vazia, limpa, amo a sensaçao, euforic*",
  foodkind:
    "açucar, carne, gluten, lactose, leite, pao, fora, fast food, chocolate, industrializad*, cafe da manha, restaurante, doce, doces, fruta, verdura, massa, queijo, antes, ramada, tao bom, tao gostoso, caseir*, arroz",
  blade: "lamina, laminas, gilete, giletes, navalha, estilete, apontador, tesoura",
  relief:
    "unica coisa que ajuda, unica coisa que me ajuda, so isso ajuda, me acalma, me alivia, alivio, aliviar, pra me acalmar, pra sentir, me sinto melhor, recaida, recai, tive recaida, vontade de me cortar, embaixo do colchao, debaixo do colchao, embaixo da cama, quando to triste, quando estou triste, quando nao aguento, me punir, punir",
  grooming:
    "barbear, barba, pelo, pelos, cabelo, depil*, pernas, pele, barbeiro, rosto, cozinha, papel, patins, resenha, sobrancelha, costura, virilha, eva, grama",
  scars:
    "cicatriz, cicatrizes, cortes, marcas nos braços, marcas no braço, marcas dos cortes, marcas no pulso, machucados no braço",
  cover:
    "esconder, escondo, escondendo, disfarçar, disfarço, cobrir, cubro, tapar, manga longa, manga comprida, da minha mae, dos meus pais, ninguem veja, ninguem ver, desculpa, explicar",
  otherscars:
    "acne, cirurgia, cesarea, operaçao, acidente, tatuagem, tatuagens, catapora, espinha, espinhas, estria*, gato, cavalo, bicicleta, halloween, laser, queimadura, mosquito, joelho, de cabelo",
  // Pictures, messages, a body that isn't asked.
  mypics:
    "minhas fotos, minha foto, meus videos, meu video, fotos minhas, foto minha, video meu, videos meus, um video meu, uma foto minha, nossas conversas, minhas conversas, o que eu mandei, as fotos que eu mandei, as fotos que mandei, o video que eu mandei, o video que mandei, meus nudes, meus prints, prints das",
  everyone:
    "todo mundo, todos, meus pais, minha mae, meu pai, minha familia, meus amigos, minha escola, escola toda, escola inteira, colegio todo, meu chefe, meu trabalho, meus contatos, meus seguidores, meu marido, meu namorado, minha sala, sala toda, sala inteira, minha faculdade, minha igreja, a turma toda",
  orelse:
    "se eu nao pagar, se eu nao mandar, se eu nao enviar, se eu nao voltar, se eu bloquear, se eu terminar, se eu largar, senao, em troca, ameaç*, ameac*, chantag*, extor*, mais fotos, mais nudes, pix, bitcoin, em 24 horas",
  threaten:
    "ameaça, ameaçando, ameaçou, ameaçam, ameaca, ameacando, ameacou, chantageando, chantageia, chantageou, extorquindo, vai mandar, vai postar, vai divulgar, vai mostrar, vai espalhar, diz que vai, disse que vai, falou que vai",
  isent:
    "que eu mandei, que mandei, que enviei, que eu enviei, que eu tinha mandado, que tinha mandado, que mandei pro, so pro meu ex, que fiz pro, que fiz pra",
  seen: "viu, viram, ja viu, ja viram, tem, ta rodando, rindo, ri, zoando, sabe",
  spreadby:
    "vazaram, vazou, postaram, postou, espalharam, espalhou, divulgaram, divulgou, compartilharam, compartilhou, mandaram, colocaram na internet, jogaram na internet, circulando, rodando, esta na internet, estao na internet, ta na internet, tao na internet, ta no telegram, sem minha permissao, sem meu consentimento, sem minha autorizaçao",
  flood:
    "mensagens por dia, mensagens ao dia, ligaçoes por dia, me liga ~ vezes, me manda ~ vezes, de contas novas, contas novas, conta nova, contas fakes, contas fake, de outra conta, outras contas, outro numero, outros numeros, numeros diferentes, mesmo bloqueado, mesmo eu bloqueando, bloqueio e ele, bloqueei e ele, bloqueei mas, toda vez que bloqueio, toda vez que eu bloqueio, nao me deixa em paz, descobriu meu numero, achou meu numero novo, achou minha conta nova",
  gifts:
    "flores, presentes, presente, cartas, carta, pacotes, pacote, bilhetes, bilhete, rosas, encomendas, pelucia, chocolates",
  things:
    "fez coisas comigo, faz coisas comigo, fazia coisas comigo, me fez fazer coisas, me fazia pegar, me obrigou a tocar, me obrigava a tocar, me obrigava a pegar, me obriga a transar, me força a transar, me forçou, me forca a transar, me forcou, se aproveitou de mim, se aproveita de mim quando, abusou de mim, abusava de mim, abusa de mim, me pressiona pra transar, faz mesmo quando eu digo nao, faz mesmo eu dizendo nao, vinha na minha cama, deita na minha cama, vem na minha cama, deitava na minha cama",
  silence:
    "pra nao contar, pra eu nao contar, nao conta pra ninguem, nao contar pra ninguem, nao contar nada, nao conta pra sua mae, nao contar pra mae, nosso segredo, e segredo, nosso segredinho, ninguem ia acreditar, ninguem vai acreditar, ninguem acreditaria, pra nao falar nada, fica entre a gente",
  // What nobody is helped with, either.
  tracker:
    "gps, airtag, rastreador, localizador, app espiao, aplicativo espiao, programa espiao, camera escondida, camera oculta, camera espia, escuta, gravador, spyware, keylogger, mspy, clonar whatsapp",
  theirthing:
    "carro da minha mulher, carro da minha namorada, carro da minha ex, carro da minha esposa, carro do meu marido, carro do meu namorado, carro do meu ex, celular da minha ~ namorada, celular da minha ~ mulher, celular da minha ~ ex, celular da minha ~ esposa, celular do meu ~ marido, celular do meu ~ namorado, celular do meu ~ ex, carro dela, carro dele, bolsa dela, celular dela, celular dele, quarto dela, casa dela, vestiario, provador, banheiro feminino, banheiro das meninas, meus inquilinos, minha inquilina",
  putin:
    "colocar, coloco, por, instalar, instalo, esconder, escondo, botar, boto, no, na, escondido, sem ela, sem ele",
  detect:
    "achei, encontrei, encontrar um, achar um, detectar, descobrir se, saber se, tirar, remover, proteg*, contra, roubo, minhas chaves, cachorro, gato, meus filhos, policia, colocou, colocaram, me rastreia, meu ex",
  seek: "onde comprar, onde compro, onde acho, onde achar, onde arranjo, onde arranjar, onde arrumo, onde arrumar, onde consigo, onde conseguir, onde vende, onde encontro, como conseguir, como consigo, como arranjar, como comprar, quem vende, boca de, traficante, dealer, delivery, barato, comprar, conseguir",
  drug: "cocaina, padê, heroina, mdma, bala de, ecstasy, lsd, doce lsd, cristal, metanfetamina, ketamina, keta, maconha, beck, haxixe, crack, fentanil, xanax, tramadol, codeina, oxicodona, cogumelos magicos, ghb, lança perfume, loló, rivotril, anabolizante, anabolizantes, trembolona, zolpidem",
  nodrug:
    "recuper*, parar, larguei, largar, reabilit*, vici*, documentario, filme, perigos, ajuda, cafe, arroz, farinha, leite, maquiagem, cacau, solto, compacto, pedra, lavar, cha, bebe, quimica, chocolate em, gelatina, royal, de cafe, translucido",
  rx: "xanax, adderall, ritalina, ozempic, wegovy, mounjaro, codeina, valium, tramadol, antibiotico, antibioticos, calmantes, hormonio, hormonios, testosterona, rivotril, zolpidem, diazepam, cytotec, misoprostol, remedio abortivo, morfina, oxicodona, venvanse, roacutan, sibutramina, clonazepam, tarja preta",
  nodoctor:
    "sem receita, sem ir ao medico, sem medico, sem prescriçao, receita falsa, falsificar receita, falsificar uma receita, o medico nao quer, medico nao quis, medico nao receita, enganar o medico, convencer o medico, pelo telegram, pelo instagram, no mercado negro, do paraguai",
  explode: "explodir, explode, exploda, explosao, detonar, fazer bum, estourar, pelos ares",
  mixwhat:
    "misturar, misturo, mistura, quais produtos, que produtos, caseiro, caseira, ingredientes, combinar, transformar ~ em, botijao, fertilizante, polvora, predio, um carro, minha escola, temporizador, em casa, caixa de correio",
  science:
    "vulcao, mentos, experimento, experiencia, ciencia, balao, baloes, crianças, melancia, microondas, pipoca, bolo, biscoito, sabor, sabores, cores, views, visualizaçoes, canal, tiktok, seguidores, conta, evitar, minecraft, confete, banho, cabeça, salada, petardo infantil",
  firework:
    "rojao, rojoes, bombinha, bombinhas, fogos de artificio, fogos, botijao, panela de pressao, gasolina, polvora, drone",
  damage:
    "estrago, dano, arma, armas, machucar, destruir, explosivo, explosivos, estilhaços, perigoso, matar, policiais, pessoas, na galera",
  iexpose:
    "quero mostrar, eu posto, eu vazo, vou mostrar, quero postar, vou postar, quero vazar, vou vazar, como vazar, como vazo, como postar, quero divulgar, vou divulgar, como divulgar, quero espalhar, vou espalhar, quero mandar pra todo, vou mandar pra todo, quero compartilhar, onde postar, onde vazar, onde vender, como vender, quero vender, vou expor, quero expor, me ajuda a postar, me vingar, tenho nudes da, tenho nudes do, tenho os nudes, tenho fotos nuas da",
  undress:
    "tirar a roupa com ia, tirar roupa com ia, ia que tira a roupa, ia que tira roupa, app que tira a roupa, app que tira roupa, app pra tirar roupa, app para tirar roupa, despir com ia, remover a roupa, nude falso, nudes falsos, nude com ia, nudes com ia, nua com ia, pelada com ia, deepfake porno, deepfake pelad*, deepfake nu*, colocar o rosto dela em, colocar o rosto dele em, rosto num porno, rosto em um porno",
  winover:
    "como fazer, como faço pra, como faço para, como conseguir que, como ganhar, como conquistar, ganhar a, conquistar, fazer com que, truques pra, convencer",
  trustme:
    "confie em mim, confiar em mim, confiem em mim, confiança, se abrir comigo, se abra comigo, me encontrar, se encontrar comigo, gostar de mim, se apaixonar, guardar segredo, guarde segredo, nao contar pros pais, nao contar pra, nao conte, me mandar, me mande, me mandem, vir na minha, vir pra minha",
  unseen:
    "online, pela internet, na internet, dm, direct, no privado, privado, segredo, escondido, sozinha, sozinho, discord, roblox, snapchat, os pais, dos pais, minha casa, chat, instagram, whatsapp, zap",
  shutin:
    "trancar, tranco, trancado, trancada, trancando, prender, prendo, preso, presa, amarrar, amarrado, amarrada, enterrar, enterrado, enterrada, deixar, deixo, deixei, colocar, abandonar, abandono, pendurar",
  enclosed:
    "no porta malas, porta malas, no armario, no guarda roupa, numa gaiola, em uma gaiola, numa caixa, em uma caixa, na geladeira, no freezer, na secadora, numa mala, em uma mala, no porao, num caixao, em um caixao, viv*, no carro, na floresta, no mato, na estrada, numa arvore, no telhado, da sacada, no banheiro escuro",
  span: "24 horas, 24h, horas, a noite toda, a noite inteira, um dia inteiro, ganha, o ultimo a, ate que, ate ele, reais, mais tempo, dias",
  theiraddress:
    "endereço do meu ex, endereço da minha ex, endereço do meu professor, endereço da minha professora, endereço do meu chefe, endereço dela, endereço dele, telefone do meu ex, telefone da minha ex, numero da minha ex",
  publicize: "postar, publicar, divulgar, vazar, compartilhar, expor, espalhar, jogar na internet",
  feign: "fingir, finjo, simular, inventar, fazer de conta, mentir sobre, mentir que, dizer que tenho",
  gain: "doaçoes, doaçao, vaquinha, views, visualizaçoes, dinheiro, likes, seguidores, pena",
  spike:
    "na bebida dela, na bebida dele, na bebida da, na bebida do, na comida dela, na comida dele, na comida do, na comida da, no cafe dele, no cafe dela, no copo dela, no copo dele",
  drowse:
    "dormir, durma, dorme, veneno, remedio, gotas, droga, inconsciente, sem ela, sem ele, sem que, laxante, desmaie, apagar",
  // What somebody lives with.
  wouldbe:
    "faria hoje, hoje faria, faria anos, estaria fazendo, teria hoje, hoje teria, teria feito, completaria hoje, hoje completaria, completaria",
  parted:
    "saiu de casa, foi embora de casa, se separando, se separar, vao se separar, se separaram, estamos nos separando, nos separamos, divorciando, se divorciando, quer o divorcio, pediu o divorcio, pediu divorcio, pediu a separaçao",
  leftme:
    "me deixou, nos deixou, largou a gente, me largou, me abandonou, me traiu, me trai, traiu, nao me ama mais, nao volta mais, conheceu outra, arrumou outra, arrumou outro, tem outra, terminou comigo, terminou com a gente, se apaixonou por outr*",
  errand: "pao, wifi, compras, leite, cachorro, gato, sem palavras, de boca aberta, pizza, pegadinha, voltou",
  cantup:
    "nao consigo levantar, nao consigo sair da cama, nao saio da cama, sem sair da cama, nao levanto da cama, nao consigo nem tomar banho, sem tomar banho, sem forças pra levantar, sem força pra levantar, sem vontade de nada, nao tenho vontade de nada, choro todo dia, choro todos os dias, choro toda noite, chorando todo dia, chorando toda noite, choro sem motivo, nao paro de chorar, nada me faz feliz, nada me anima, nada me alegra, me odeio, odeio quem eu sou",
  numb: "nao sinto nada, nao sinto mais nada, vazia por dentro, vazio por dentro, morta por dentro, morto por dentro, me sinto sozinha, me sinto sozinho, me sinto tao sozinha, me sinto muito sozinha, tao sozinha, nao tenho ninguem, nao tenho amigos, ninguem pra conversar, sou um peso, me sinto um peso, um fardo, me sinto um lixo, me sinto inutil, nao sirvo pra nada, nao valho nada",
  ailing:
    "cancer, demencia, alzheimer, esclerose, tumor, avc, derrame, parkinson, leucemia, linfoma, quimio, quimioterapia, diabetes, diabetico, epilepsia, infarto, no hospital, internado, internada, uti, coma, muito doente, doente, diagnosticado, diagnosticada, diagnostico, insuficiencia, dialise, hemodialise, fibrose, lupus, transplante, bipolar, esquizofrenia, esquizofrenico, depressao, depressiva, depressivo, psicose, clinica de reabilitaçao, viciado, viciada, alcoolatra, paralisia, convulsoes, nao me reconhece, nao lembra de mim, nao sabe quem eu sou, terminal, descobriu um, descobriram um",
  illme:
    "tenho cancer, estou com cancer, to com cancer, tenho esclerose, tenho diabetes, tenho epilepsia, tenho lupus, tenho depressao, fui diagnosticad*, meu diagnostico, meu cancer, minha quimio, minha doença, minha diabetes, minha epilepsia, meu transplante, meu tumor, minha depressao, meu avc, sou bipolar, sou alcoolatra, sou viciad*, to doente, estou doente, to com depressao, morreu, faleceu, velorio, luto",
  // What a child tells by somebody else, and what is done to one.
  tellsus:
    "comentou, comenta, diz, disse, me escreveu, me escreve, me contou, me conta, nos comentarios, nos meus comentarios, na dm, no direct",
  touchesthem:
    "faz ele tirar a roupa, faz ela tirar a roupa, toca nela, toca nele, mexe com ela, mexe com ele, passa a mao nela, passa a mao nele, encosta nela, tocava nela, entra no quarto dela de noite",
  prank: "pegadinha, trollagem, desafio, vlog, video, trolagem",
  unwatched:
    "sozinhos na banheira, sozinho na banheira, sozinha na banheira, sozinhos no carro, sozinho no carro, sozinha no carro, sozinhos na piscina, sozinho na piscina, sozinha na piscina",
  torment: "fazer bullying, humilhar uma, humilhar um, zoar uma, zoar um, para humilhar, pra humilhar",
  peer: "menina, menino, garota, garoto, colega, sala, turma, alguem, professor, professora",
  bruises: "hematoma, hematomas, roxos no, olho roxo, marcas no pescoco",
  thrownout:
    "me expulsaram de casa, me expulsou de casa, me botaram pra fora, me colocaram pra fora, me botou pra fora, expulsa de casa, expulso de casa",
};
