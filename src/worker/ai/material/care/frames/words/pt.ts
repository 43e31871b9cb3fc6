import type { Words } from "../classes.ts";

export const PT_WORDS: Words = {
  // Who.
  i: "eu, estou, to, tou, tenho, sou, nos, estamos",
  me: "me, mim, nos, comigo, em mim, a gente",
  my: "meu, minha, meus, minhas, nosso, nossa, nossos, nossas",
  they: "ele, ela, eles, elas, dele, dela, seu, sua",
  them: "ela, ele, nela, nele, dela, dele, bater nela, lhe",
  stranger:
    "desconhecido, desconhecida, estranho, cara, homem, alguem, moço, rapaz, sujeito, seguidor, seguidora, inscrito, inscrita, fa, mod, moderador, moderadora, hater, stalker, mulher, pessoa, maluco, doido, tarado, velho, pervertido, tipo, gajo, fulano, espectador, uma conta, senhor, menino mais velho",
  adult: "adulto, adulta, homem mais velho, mais velho",
  ex: "ex, ex namorado, ex marido, ex namorada, ex mulher, ex esposa, ex companheiro",
  partner:
    "marido, mulher, esposo, esposa, namorado, namorada, parceiro, parceira, companheiro, noivo, noiva, namo",
  parent: "pai, mae, padrasto, madrasta, tio, tia, pais, avo, painho, mainha",
  relative:
    "irmao, irma, avo, vovo, vo, primo, prima, tio, tia, pai, mae, pais, sobrinho, sobrinha, vizinha, avos, irmaos, voinha, titia, titio",
  friend: "amigo, amiga, colega, melhor amigo, melhor amiga",
  kid: "filho, filha, bebe, criança, menina, menino, filhos, filhinho, filhinha, irmazinha, irmaozinho, sobrinha, sobrinho, neto, neta, nenem, caçula, pequeno, pequena",
  minor:
    "menor, menor de idade, menores, menina, menino, criança, adolescente, novinha, irmazinha, irmaozinho",
  pet: "cachorro, cachorra, cachorrinho, cachorrinha, gato, gata, gatinho, gatinha, cao, cadela, filhote, coelho, pet, hamster, papagaio, doguinho",
  known:
    "chefe, patrao, patroa, vizinho, vizinha, professor, professora, treinador, colega, colegas, medico, pastor, padre, gerente, empresa, senhorio, agencia, supervisor, personal, instrutor",
  crowd:
    "turma, colegas, escola, todos, todo mundo, meninas, meninos, alunos, sala, colegio, classe, crianças",
  group:
    "muçulmanos, muçulmano, judeus, judeu, imigrantes, imigrante, migrantes, refugiados, estrangeiros, negros, negras, pretos, ciganos, gays, homossexuais, lesbicas, trans, travestis, arabes, africanos, asiaticos, chineses, latinos, venezuelanos, haitianos, brasileiros, nordestinos, indios, indigenas, mulheres, deficientes, gordos, favelados, pobres, mendigos, angolanos, bolivianos, indianos",
  // Where, when and how.
  place:
    "academia, trabalho, casa, carro, escola, colegio, faculdade, escritorio, apartamento, predio, portao, porta, rua, lugares, locais, ponto, metro, loja, janela, parque, onde eu moro, onde moro, onde eu treino, onde eu gravo, igreja, serviço, ginasio, bairro",
  myhome:
    "minha ~ casa, meu ~ portao, minha ~ porta, minha ~ janela, minha ~ rua, meu ~ predio, meu ~ apartamento, meu ~ ape, meu ~ carro, meu ~ bairro, meu ~ trabalho, onde eu moro, onde moro, ate em casa, em casa, nossa casa, meu ~ serviço",
  whereabouts:
    "onde eu moro, onde moro, meu endereço, onde eu trabalho, onde trabalho, minha morada, em que escola, em qual escola, qual escola, meus horarios, minha rotina, a escola dos meus, minha placa, que horas eu saio",
  again:
    "sempre, todo dia, todos os dias, toda vez, toda noite, toda hora, direto, constantemente, de novo, outra vez, fica, ficam, ficou, nao para de, vive, ontem a noite, a noite, semanas, meses, em todo lugar, toda semana, toda manha, ja e a terceira, continua",
  fear: "medo, assustada, assustado, apavorad*, panico, terror, insegur*, preocupad*, obcecad*, desesperad*, receio, pavor, perigo, cismad*",
  rage: "bravo, brava, bebe, bebado, bebeu, ciume, ciumes, ciumento, raiva, furioso, nervoso, grita, gritando, briga, brigamos, brigar, surta, drogado, irritado, chapado, puto",
  not: "duvido, nao, nunca, nem, sem, jamais, num, n",
  never: "nunca, jamais, nao mistur*, por que nao, perigo, perigos, evite, evitar",
  play: "xadrez, fifa, jogo, jogos, videogame, partida, mario, tenis, poker, uno, monopoly, futebol, xbox, playstation, minecraft, roblox, fortnite, gta, pegadinha, desafio, corrida, esquete, travesseiro, recorde, receita, filme, serie, novela, livro, musica, letra, documentario, caso, casos, true crime, anime, podcast, personagem, lego, halloween, fantasia, karaoke, boxe, judo, jiu jitsu, sinuca, nintendo, treino, luta livre, free fire",
  how: "como posso, como fazer, meu cachorro pode, cachorro pode, gato pode, dicas, e seguro, quero, formas de, jeitos de, como",
  secret:
    "sem ela saber, sem ele saber, sem que ela saiba, sem que ele saiba, escondido, escondida, sem perceber, em segredo, oculto, airtag, sem permissao, pelas costas, sem que perceba",
  // Followed and watched.
  pursue:
    "aparec*, segue, seguiu, seguem, seguindo, seguia, segui*, espera, esperando, esperava, vigia, vigiando, observ*, persegu*, filma, filmando, ronda, rondando, passando na frente, passa na frente, passando em frente, passa em frente, vem, veio, vindo, estaciona, toca a campainha, bate na porta, bate no portao, espia, espiando, me encontra, parado, plantado, aborda, deixa bilhetes, deixa presentes, me procura, fotograf*, atras de mim, surge, brota",
  tail: "me segue, me seguiu, me seguem, me seguia, me seguindo, me persegue, me perseguiu, atras de mim, me perseguindo, ta me seguindo, correu atras de mim",
  know: "sabe, sabem, sabia, descobriu, descobriram, publicou, postou, tem, achou, encontrou, vazou, espalhou, divulgou, expos, conseguiu",
  send: "manda, mandou, mandam, mandando, envia, enviou, enviam, enviando, escreve, escreveu, deixa, deixou, mandar, enviar, conversa, conversando, fala, falando, chama, chamou, chamando, dm",
  // Near a child, and pictures.
  ask: "pede, pediu, pedindo, pedia, pedem, pedir, quer, queria, querendo, chama, chamou, chamando, convida, convidou, insiste, oferece, ofereceu, tenta, manda, mandou, escreve, escreveu, conversa, conversando, convenc*, da em cima, dando em cima, aborda, abordou, propos, exige, assedi*, alicia*",
  picture:
    "foto, fotos, fotinha, imagem, imagens, video, videos, selfie, selfies, nudes, webcam, camera, print, rosto, cara nua",
  meet: "sair, encontrar, encontro, se encontrar, a sos, sozinha, sozinho, em particular, no privado, privado, no pv, pv, namorar, namorada, beijar, beijo, sexo, sexual, sexuais, motel, hotel, segredo, casa dele, me conhecer, conhecer",
  posed: "autografo, show, foto com, aniversario, foto da escola, ensaio fotografico, selfie com, formatura",
  nude: "nua, nu, nuas, nus, nudes, nude, pelada, pelado, peladas, intimas, intimos, intima, fotos intimas, video intimo, sexuais, sem roupa, sextape, video de sexo, pack, no banho, topless, explicitas, privadas",
  spread:
    "public*, post*, vaz*, compartilh*, divulg*, vend*, amea*, chantag*, extor*, espalh*, mostr*, internet, grupo, telegram, whatsapp, circul*, roub*, hacke*, colocou, colocaram, mand*, redes, tem, usa, usam, usando, repass*, exp*",
  fakeprofile:
    "perfil falso, perfis falsos, conta falsa, contas falsas, perfil fake, conta fake, se passando por mim, se passa por mim, deepfake*, deep fake, com ia, com inteligencia artificial, onlyfans falso, fake meu",
  porn: "porno, pornografia, pornografic*, site porno, xvideos, deepfake*, onlyfans, corpo nu",
  // Violence, confinement, control.
  hit: "bate, bateu, batem, batia, batendo, bater, espanc*, agred*, agride, soco, socos, soca, tapa, tapas, chuta, chutou, enforca, enforcou, esgana, esganou, estrangul*, murro, murros, surra, apanha, apanhei, machuca, machucou, maltrat*, cospe, morde, mordeu, cinto, cintada, cintadas, abusa, queimou, esmurr*",
  rough:
    "empurr*, joga, jogou, jogava, jogar, taca, tacou, atira, atirou, queim*, agarr*, puxa, puxou, arrast*, aperta, apertou, sacod*, segur*, quebra, quebrou, arremess*, lança, lançou",
  hard: "escada, escadas, parede, chao, cigarro, cabelo, cabelos, pescoço, garganta, braço, pratos, prato, faca, mesa, agua quente, ferro, garrafa, cabeça",
  lockin:
    "me tranca, me trancou, trancada em casa, me prende, me prendeu, me deixa trancada, trancou no quarto, tranca no quarto, me mantem presa, trancada, me mantem trancada, presa em casa, carcere privado",
  lock: "tranc*, fech*, prend*",
  room: "quarto, banheiro, porao, casa, garagem, armario",
  let: "deixa, deixam, deixava, deixou, permite, permitem, proibe, impede, proibiu",
  out: "sair, ver minha, ver meus, ver meu, falar com, trabalhar, ter amigos, ter amigas, sozinha, ir embora, ir a lugar, ligar pra, usar o celular, estudar, visitar, saia, saio, largar ele, me separar, terminar",
  smash: "quebrou, quebra, quebrava, destru*, arrebent*, jogou, tacou, rasg*, espatif*, detonou",
  takes:
    "leva, levou, pega, pegou, tira, tirou, tomou, toma, controla, esconde, escondeu, fica com, ficou com, retem, reteve, rouba, gasta, confisc*, manda no",
  means:
    "salario, meu dinheiro, todo o dinheiro, passaporte, documento, documentos, meus documentos, cartao, cartoes, minhas chaves, chaves, rg, minha conta do banco, o celular, meu celular, meu telefone, remedios, meu pagamento",
  spy: "entrar no, entrar na, acessar, invadir, mexe, mexer, olha, olhar, le, ler, espia, espiar, espion*, controla, controlar, rastre*, vigia, vigiar, localizar, localiza, hacke*, invad*, clonar, ver as, ver o, saber onde, seguir, gravar, escutar, fuça, fuçar, monitor*, entrar no",
  myphone:
    "meu celular, meu telefone, minhas mensagens, meu whatsapp, meu zap, minha localizaçao, minhas ligaçoes, minhas redes, minhas conversas, com quem eu falo, onde eu estou, onde estou, meu instagram, meu insta",
  theirphone:
    "instagram do meu ~ ex, instagram da minha ~ ex, conta do meu ~ ex, conta da minha ~ ex, instagram da minha ~ namorada, instagram do meu ~ namorado, onde esta minha mulher, onde ta minha namorada, celular da minha ~ namorada, celular do meu ~ namorado, celular da minha ~ mulher, celular da minha ~ esposa, celular do meu ~ marido, whatsapp da minha ~ namorada, whatsapp do meu ~ namorado, whatsapp da minha ~ mulher, whatsapp da minha ~ esposa, whatsapp do meu ~ marido, zap da minha ~ namorada, zap do meu ~ namorado, zap da minha ~ mulher, zap do meu ~ marido, mensagens da minha ~ namorada, mensagens do meu ~ namorado, mensagens da minha ~ mulher, mensagens do meu ~ marido, conversas da minha ~ namorada, conversas do meu ~ namorado, conversas do meu ~ marido, instagram da minha ~ ex, instagram do meu ~ ex, onde minha namorada, onde meu namorado, onde minha mulher, onde meu marido, onde minha ex, celular de outra pessoa, celular dos outros",
  force: "obrig*, forç*, querem que eu, quer que eu, vend*, a força",
  marry: "casar, casamento, case, casa com, noivar",
  // Touched, or not asked.
  grope:
    "tocou, toca, tocando, passou a mao, passa a mao, passando a mao, mao na, mao no, apalp*, agarrou, agarra, alis*, beijou, encoxa, encoxou, esfreg*, enfiou a mao, apertou, belisc*, pegou na, pegou no, tirou minha roupa",
  private:
    "bunda, peito, peitos, seios, seio, saia, coxa, coxas, virilha, calcinha, sutia, partes intimas, pernas, por baixo, sem minha permissao, sem permissao, sem consentimento, vagina, nadegas, enquanto eu dormia, cintura",
  refused:
    "disse nao, dizendo nao, falei nao, falei que nao, disse que nao, pedi pra parar, mandei parar, nao queria, sem consentimento, chorando, congelei, travei, pedindo pra parar, implorei",
  goeson:
    "continuou, nao parou, insistiu, fez mesmo assim, me forçou, me obrigou, seguiu, nao quis parar, transou comigo",
  ontop: "em cima de mim, dentro de mim, tirando minha roupa, sem minha roupa",
  asleep: "acordei, dormindo, desacordada, inconsciente, bebada, drogada, apaguei, apagada",
  // Not wanting to be here.
  better: "melhor, tranquilos, feliz, felizes, aliviad*, mais facil, notaria, sentiria falta, bem sem",
  gone: "se eu sumisse, eu sumisse, sem mim, se eu nao estivesse, eu nao estivesse, se eu morresse, eu morresse, se eu nao existisse, se eu desaparecesse, quando eu nao estiver, se eu fosse embora pra sempre, eu nao existisse, se eu nao tivesse aqui, eu nao tivesse nascido",
  sleep: "dormir, fechar os olhos, pegar no sono, adormecer, deitar",
  neverwake:
    "nao acordar, nunca mais acordar, nunca acordar, nao acordar mais, pra sempre, nao acordar nunca, jamais acordar",
  goodbye:
    "adeus, se despediu, carta de despedida, despedida, ultima mensagem, desculpa por tudo, obrigada por tudo, obrigado por tudo, mensagem de adeus",
  noanswer:
    "nao responde, nao atende, telefone desligado, celular desligado, sumiu, nao ta respondendo, nao esta respondendo, parou de responder",
  cut: "corto, cortei, cortar, cortando, queimo, me queimei, arranho, me machuco, me bato",
  body: "braço, braços, pulso, pulsos, coxa, coxas, perna, pernas, pele, barriga",
  purpose:
    "ate sangrar, ate ficar roxo, de proposito, pra sentir, para sentir, pra aliviar, me acalma, quando to triste, quando fico triste, quando estou mal, me punir, de novo, esconder, recai, aliviar a dor, pra descontar, toda noite",
  noteat:
    "sem comer, nao como, nao comi, nao come, nao comeu, so agua, so tomo agua, so bebo agua, parei de comer, parou de comer, pulando refeiçoes, passar fome, so cafe",
  thin: "magra, magro, emagrecer, peso, quilos, kg, caber, vestido, verao, gorda, corpo, secar, biquini, praia, casamento, tamanho, calorias, dieta, calça",
  // Told to die.
  killself:
    "se mata logo, vai se matar, vai morrer logo, se mate, mate se, suicide se, vai se suicidar, se suicida, devia se matar, deveria se matar, devia morrer, deveria morrer, se joga da ponte, se enforca, tomara que morra, tomara que voce morra, espero que morra, espero que voce morra, merece morrer, se joga de um predio, corta os pulsos, kys, morre logo, morra, vai morrer",
  dieweak: "se mata, morre, mata te, se matar, morrer",
  insult:
    "gorda, gordo, feia, feio, nojenta, nojento, puta, vadia, lixo, idiota, inutil, porca, porco, imbecil, ninguem gosta, viado, retardada, escrota, baleia",
  comment:
    "comentam, comenta, comentario, comentarios, mensagem, mensagens, falam, dizem, escrevem, mandam, dm, direct, video meu, meus videos",
  // Swallowed, mixed.
  toxin:
    "agua sanitaria, candida, cloro, detergente, desinfetante, pilha, pilhas, bateria, baterias, capsula, sabao, veneno, raticida, chumbinho, remedio, remedios, comprimido, comprimidos, ibuprofeno, paracetamol, acetona, gasolina, perfume, ima, imas, alcool gel, amonia, nicotina, cogumelo, cogumelos, inseticida, pesticida, cola, oleo essencial, moeda, limpador, amaciante, maconha, soda caustica, querosene, naftalina, lixivia",
  foodtoxin:
    "chocolate, massa crua, massa, massa de pao, xilitol, chiclete, uva, uvas, passas, uva passa, cebola, alho, macadamia, abacate, lirio, lirios, azaleia, comigo ninguem pode, cafe, alcool, cerveja, osso, ossos, meia, linha, agulha, osso de frango, fermento",
  chem: "agua sanitaria, candida, cloro, amonia, amoniaco, desentupidor, agua oxigenada, acido muriatico, soda caustica, desinfetante, limpa limo, tira limo, produtos de limpeza, hipoclorito, lixivia, qboa, q boa, kiboa, limpador, lysoform, gases, vapores",
  acid: "vinagre, amonia, alcool, limao, acido, outro produto, garganta, tossindo, tosse, tont*, respirar, olhos, peito, ardendo, arde, pulmao, sufoc*, detergente",
  mix: "mistur*, junt*, combin*, coloq*, joguei, com vinagre, com amonia, com alcool, respir*, inal*, cheir*, e vinagre, junto com",
  swallow:
    "comeu, comido, comeram, engoliu, engolido, bebeu, bebido, lambeu, mordeu, ingeriu, chupou, tomou, inalou, mastigou, abocanhou, botou na boca, colocou na boca, mamou",
  // Nowhere to be found.
  search:
    "procuro, procurando, procuramos, nao acho, nao encontro, nao consigo falar, nao consigo contato, sem noticias, sem noticia, nao sei nada, nao tenho noticias, nao responde, nao atende, perdi contato, nos escombros, preso nos, presa nos, alguem viu, ilhad*, incomunicav*, soterrad*, encontrar, nao localizo, nao consigo achar, ninguem viu, nenhum sinal, sem contato",
  vanished:
    "desaparecido, desaparecida, desapareceu, desapareceram, sumiu, sumiram, nao voltou, nao chegou em casa, fugiu, sequestr*, foi levada, foi levado, esta sumida, ta sumida, ta sumido",
  disaster:
    "terremoto, sismo, tremor, enchente, enchentes, alagamento, inundaçao, deslizamento, desabamento, furacao, tornado, incendio, incendios, tsunami, bombardeio, guerra, explosao, tempestade, ciclone, tufao, erupçao, escombros, avalanche, atentado, tiroteio, barragem, temporal",
  days: "desde, dia, dias, horas, ontem, semana, semanas, hoje, mes, meses, ano, anos, noite, manha",
  // A child's body.
  bodygoal:
    "tanquinho, six pack, sixpack, abdomen, abdominal, abdominais, emagrecer, emagreça, emagrece, perder peso, perder barriga, queimar gordura, barriga chapada, barriga negativa, cintura, magra, magro, dieta, dietas, deficit calorico, calorias, secar, definir, definiçao, bulking, cutting, musculo, musculos, biceps, creatina, pre treino, anabolizante, anabolizantes, gorda, gordo, gordinha, gordinho, trincado, gluteos, bumbum, jejum, mandibula, mewing, looksmaxxing, barriga, ficar forte, shape, chapar",
  // A group put down.
  rob: "controlam tudo, controlam o, controlam os, controlam a, dominam o mundo, dominam tudo, mandam em tudo, mandam no mundo, puxam as cordas, comandam tudo, roubar, roubam, vem roubar, vem tirar, tiram nossos, tiram nosso, tomam, estupram, estuprar, destroem, estragam, invadem, invadir, invasao, vivem de, bolsa familia, parasitas, criminosos, bandidos, sujos, vagabundos, preguiçosos, inferiores, terroristas, corrompem, doutrinam, infestam, ratos, praga, escoria, lixo, ladroes, estupradores, selvagens, nojo, burros, sustentar",
  belong:
    "deviam estar, deveriam estar, pertencem, tem lugar, merecem, encaixam, integram, se integram, bem vindos, deviam viver, deveriam viver, deviam votar, deveriam votar, direitos, deviam entrar, deveriam entrar, tem direito, cabem, sao gente, deviam ter, deveriam ter, deviam existir, deveriam existir",
  shouldgo:
    "deviam ir embora, deveriam ir embora, tem que ir embora, voltem pra, voltar pro pais, deviam voltar, deveriam voltar, fora daqui, tem que expulsar, expulsar, deportar, deportados, deviam morrer, deveriam morrer, tem que sair, proibir, pra cozinha, mandar embora, tem que acabar, no pais deles",
  rebut:
    "mito, mitos, e mentira, e falso, racismo, racista, racistas, xenofob*, dizem que, me disseram, me falaram, falam que, quem diz, desment*, contra o odio, preconceito, preconceitos, estereotip*, machismo, homofob*, islamofob*, antissemit*, respondo, resposta, respondendo, debate, historia d*, documentario, parem de dizer, nao e verdade, esta errado",
  // To hurt somebody.
  suffer:
    "calar pra sempre, calar para sempre, calar a boca de, fazer sumir, sumir com, dar um fim, sofrer, sofra, quebrar a cara, quebro a cara, arrebentar, dar uma surra, dou uma surra, encher de porrada, machucar, envenen*, matar, esfaquear, espancar, arruinar a vida, acabar com a vida, destruir a vida, me vingar, vingança, pagar caro, que pague, dopar, drogar, laxante, passar mal, adoecer, torturar, queimar a casa, queimar o carro, furar os pneus, afogar, bater, meter a porrada, ferrar com, quebrar as pernas",
  will: "vou, quero, como, vontade de, formas de, jeitos de, planejo, penso em, to pensando em, maneiras de",
  breath:
    "prender a respiraçao, desmaiar, desmaio, apagao, asfixi*, se enforcar, surfar no trem, surf no trem, em cima do trem, em cima do onibus, pular do telhado, pular da ponte, botar fogo em mim, atravessar a rodovia, deitar nos trilhos, comer detergente, cheirar desodorante, inalar desodorante, roleta russa",
  trend:
    "desafio, desafios, tiktok, viral, challenge, trend, likes, views, video, videos, youtube, reels, live, seguidores, brincadeira, trollagem, modinha",
  make: "fazer, fabricar, fabrica, caseiro, caseira, caseiros, caseiras, construir, tutorial, montar, preparar, receita, em casa, como se faz, imprimir",
  explosive:
    "explosivo, explosivos, bomba caseira, bombas caseiras, bomba, molotov, coquetel molotov, napalm, termita, silenciador, granada, polvora, dinamite, pistola, espingarda, arma de fogo, armas de fogo, gas lacrimogeneo, arma caseira, bomba de cano, lança chamas",
  // What somebody lives with.
  stillborn:
    "nasceu morto, nasceu morta, nasceu sem vida, nasceu dormindo, natimorto, natimorta, obito fetal, morte fetal, nascido morto, nascida morta, nasceu sem batimento, morreu no parto, morreu na minha barriga, morto na barriga, nasceu anjo, bebe anjo",
  lost: "perdi, perdemos, perdeu, perder, sem batimento, sem batimentos, nao tinha batimento, aborto, sangrando, parou de bater",
  baby: "bebe, bebes, gravidez, gemeos, coraçao, batimento, batimentos, ultrassom, nenem, coraçaozinho",
  weeks: "semana, semanas, gravida, gravidez, meses, ultrassom, trimestre",
  died: "morreu, morreram, faleceu, faleceram, enterr*, enterro, funeral, cinzas, velorio, velamos, crema*, se foi, partiu, morto, morta, ultimo suspiro, no ceu, lapide, sepult*, virou estrela, virou estrelinha, nos deixou, tirou a propria vida",
  without: "sem",
  tumour:
    "tumor, caroço, nodulo, maligno, maligna, massa, mancha no pulmao, metastase, cancer, leucemia, cisto, aneurisma",
  found:
    "acharam, achou, encontraram, descobriram, descobrimos, deu, biopsia, medicos, medico, resultado, resultados, exame, ressonancia, maligno, maligna, diagnost*, apareceu",
  fired:
    "mandou embora, me demitiu, demitiu, demitid*, me dispensou, dispensou, mandado embora, mandada embora, despediu, pos na rua, botou na rua, despej*, me botou pra fora",
  sleepin:
    "dormindo no carro, durmo no carro, dormimos no carro, morando no carro, moramos no carro, dormindo na rua, durmo na rua, sem teto desde, nao temos onde dormir, nao tenho onde dormir, ficamos na rua, morando na rua",
  mock: "cospem, cospe, riem, ri, zoam, zoa, xingam, xinga, batem, bate, chamam, chama, excluem, empurram, implicam, implica, jogam, ameaçam, humilham, fazem memes, debocham, isolam, tiram sarro, perseguem, machucam",
  school: "escola, colegio, sala, turma, recreio, trabalho, classe, faculdade, refeitorio, intervalo, creche",
  feast: "natal, aniversario, primeiro, primeira, dia das maes, dia dos pais",
  molest: "apalp*, encoxou, encoxa, me encoxou, passou a mao em mim, bolinou, bolina, abusou de mim",
  wrong:
    "por que isso esta errado, por que esta errado, esta errado, desment*, nao e verdade, e mentira isso",
  lurk: "me espera, esperando na frente, esperando fora, espera na frente, me esperando, vigia, vigiando, plantado, parado na frente, estacionado na frente, rondando, escondido, espreita*, olha pela, tenta entrar, tentou entrar, bate no portao, parado em frente, parado fora, estacionado em frente, estacionado fora, sentado no carro, me esperou, parada na frente, fica na frente",
  past: "larguei, deixei, fugi, escapei, sai de, sobrevivi, anos atras, quando criança, na infancia, minha historia, me separei, superei, me livrei, terminei",
  against:
    "evitar, prevenir, proteger, ajudar, parar, impedir, superar, curar, sinais, esconder, denunciar, perdoar, sobreviver",
  theirs: "do meu ex, da minha ex, nudes dela, nudes dele, fotos dela, de uma menina",
  // A goodbye among thanks.
  endit:
    "e meu fim, vai ser meu fim, e o meu fim, acabar com tudo, acabo com tudo, vou terminar tudo, terminar com tudo, por um fim em tudo, ponho um fim em tudo, dar um fim em tudo, dar fim em tudo, dou um fim em tudo, acabar com isso tudo, vou embora pra sempre, vou embora para sempre, vou sumir pra sempre, sumir de vez, partir pra sempre, deixar de existir, acaba tudo pra mim, vou acabar com isso de vez",
  endwith: "tudo que, tudo o que, tudo da, tudo do, tudo de, tudo no, tudo na, tudo em",
  endlife:
    "acabar com a minha vida, acabar com minha vida, acabo com a minha vida, por fim na minha vida, por fim a minha vida, dar fim na minha vida, dar fim a minha vida, tirar a minha vida, tirar minha vida",
  soon: "hoje, hoje a noite, esta noite, amanha, semana que vem, proxima semana, essa semana, mes que vem, logo, em breve, fim de semana, depois disso, agora, natal, ano que vem, muito tempo",
  imalive:
    "estar viv*, esteja viv*, estarei viv*, continuar viv*, tar viv*, to viv*, estou viv*, vou viver, chegar viv*, chegue viv*, chego viv*",
  reason: "motivo, motivos, razao, razoes, sentido, pra que, por que",
  liveon:
    "continuar viv*, ficar viv*, estar viv*, continuar vivendo, seguir viv*, seguir vivendo, continuar respirando, me manter viv*, permanecer viv*",
  lastday:
    "minha ultima noite, meu ultimo dia, minhas ultimas horas, minha ultima tarde, minha ultima mensagem, meu ultimo comentario, o ultimo video que vou, a ultima coisa que vou, o ultimo video que vejo",
  lastof:
    "ultima noite em, ultima noite no, ultima noite na, ultima noite de, ultimo dia de, ultimo dia no, ultimo dia na, ultimo dia em, ultimo dia como, ultimo dia com, ultima noite com, ultima noite da, ultima noite do, ultimo dia do, ultimo dia da",
  farewell:
    "adeus, me despeço, obrigada por tudo, obrigado por tudo, obrigada pelos, obrigado pelos, obrigada por, obrigado por, valeu por tudo, valeu pelos, tchau, me perdoem, fiquem bem, se cuidem",
  leaveworld:
    "ir embora desse mundo, deixar esse mundo, deixar este mundo, sair desse mundo, vou desse mundo, nao vou estar mais nesse mundo, nao vou ver o amanhecer, nao vou chegar ate amanha, nao passo dessa noite, nao passo de hoje, nao pretendo acordar, nao planejo acordar, parto desse mundo",
  // Somebody of the family who comes too near.
  elder:
    "padrasto, tio, pai, painho, avo, meio irmao, primo, cunhado, padrinho, namorado da minha mae, marido da minha mae, companheiro da minha mae",
  touchme:
    "me toca, me tocava, me tocou, toca em mim, tocava em mim, tocou em mim, me tocando, tocando em mim, encosta em mim, pega em mim, passa a mao em mim, passava a mao em mim, me alisa, me alisava, me acaricia, me bolina",
  touchsoft:
    "historia do meu ~ me, palavras do meu ~ me, musica do meu ~ me, carta do meu ~ me, discurso do meu ~ me, homenagem do meu ~ me, video do meu ~ me, gesto do meu ~ me, fala do meu ~ me, mensagem do meu ~ me, historia me toca, palavras me toca, musica me toca, carta me toca, discurso me toca, homenagem me toca, video me toca, gesto me toca, fala me toca, mensagem me toca, historia me tocou, palavras me tocou, musica me tocou, carta me tocou, discurso me tocou, homenagem me tocou, video me tocou, gesto me tocou, fala me tocou, mensagem me tocou, historia me tocam, palavras me tocam, musica me tocam, carta me tocam, discurso me tocam, homenagem me tocam, video me tocam, gesto me tocam, fala me tocam, mensagem me tocam, toca violao, toca piano, toca guitarra, toca uma musica, toca musica, toca uma cançao, toca cavaquinho, toca sanfona, toca flauta, toca o coraçao, tocou o coraçao, toca a alma, toca profundamente, tocou profundamente, tocou muito fundo",
  comesin:
    "entra no meu quarto, entrava no meu quarto, vem no meu quarto, vem pro meu quarto, vem ao meu quarto, vem pra minha cama, vem na minha cama, deita na minha cama, deita comigo, deita do meu lado, entra na minha cama, sobe na minha cama, senta na minha cama",
  night:
    "de noite, a noite, a noite toda, toda noite, todas as noites, de madrugada, quando eu durmo, enquanto eu durmo, quando todo mundo dorme, bebado, quando minha mae nao ta",
  kindnight:
    "comida, boa noite, cobrir, ler, carregador, apagar, luz, cachorro, gato, ronca, acordar, agua, biscoito*, wifi",
  // What nobody is helped with.
  getsend:
    "convencer ~ mandar, convencer ~ enviar, fazer ~ mandar, fazer ~ mandarem, fazer com que ~ mande, fazer com que ~ mandem, que ~ me mand*, que ~ me envi*, que ~ me pass*, faço ~ me mandar*, fazer ~ me mandar*, convencer ~ a me mandar*, convenço ~ a me mandar*, pedir ~ fotos pra, pedir ~ fotos de, conseguir fotos de, consigo fotos de, pra ~ me mandar*, pra ~ me enviar*",
  ownkid:
    "meu filho, minha filha, meus filhos, minhas filhas, meu sobrinho, minha sobrinha, meus netos, minha neta, meu neto, meus sobrinhos",
  dm: "dm, dms, privado, no privado, direct, pv, no pv, numero, endereço, escondido, em segredo, mensagens, whatsapp, zap",
  find: "descobrir, descubro, encontrar, encontro, achar, acho, localizar, localizo, saber onde, rastrear, seguir, perseguir, vigiar, ir atras, procurar",
  blockedme:
    "me bloqueou, me bloqueia, ta me bloqueando, me deu block, nao quer me ver, nao quer mais me ver, nao fala comigo, nao quer falar comigo, me largou, me deixou, medida protetiva, me rejeitou, nao quer contato, me ignora, me ignorou, trocou de numero, se esconde de mim, fugiu de mim, me evita, pediu pra eu parar, que eu deixe em paz",
  lives:
    "mora, morando, endereço, casa, onde ~ trabalha, onde ~ estuda, onde esta, onde ta, escola dela, escola dele, academia dela, localizaçao, se mudou, numero novo, conta nova",
  scare:
    "pegadinha*, trollar, trollando, trollagem, assustar, assustando, susto*, zoar, zoando, gritar, humilhar, humilhando, aterroriz*, atormentar, provocar, prank*",
  cries: "chora, chore, chorar, chorando, choro, lagrimas, faz xixi, grite, panico, desespero",
  makecry: "fazer chorar, fazendo chorar, faço chorar, fazer ~ chorar, fazendo ~ chorar",
  laugh:
    "rir, rindo, risada*, alegria, feliz, emoçao, acalmar, consolar, filme, musica, surpresa, por que ~ chora, parar de chorar, pare de chorar, quando ~ chora, papai noel",
  breakin: "abrir, abro, arromb*, entrar na, entrar no, invadir, invado, forçar, micha, gazua, pular",
  theirdoor:
    "porta ~ vizinh*, fechadura ~ vizinh*, casa ~ vizinh*, apartamento ~ vizinh*, carro ~ vizinh*, garagem ~ vizinh*, cadeado ~ vizinh*, muro ~ vizinh*, casa dos outros, casa de outra pessoa, casa de alguem, carro dos outros, carro de alguem, casa alheia, casa da minha ex, casa do meu ex, apartamento da minha ex, casa do meu chefe, sala do meu chefe, armario de outro",
};
