import type { Words } from "../../classes.ts";

/** What tells of somebody else's danger, and of what is around one, in Portuguese. */
export const PT_AROUND: Words = {
  followed:
    "que eu sigo, que sigo, que acompanho, influencer, influenciador, influenciadora, criador, criadora, youtuber, streamer, tiktoker, idolo, aluno, aluna, paciente, cliente, menina, menino, garota, garoto, amiga da internet, amigo da internet, mina, amg",
  wishdeath:
    "quer morrer, quer se matar, se matar, vai se matar, quer se suicidar, quer tirar a propria vida, tirar a propria vida, fala em se matar, fala em morrer, fala em suicidio, fala de suicidio, fala da morte, falando em morrer, falando em se matar, diz que vai se matar, nao quer mais viver, nao quer viver, nao quer mais estar aqui, nao quer mais existir, nao aguenta mais viver, nao aguenta mais a vida, cansada de viver, cansado de viver, e suicida, suicida, pensamentos suicidas, carta de despedida, mensagem de despedida, video de despedida, post de despedida, audio de despedida, story de despedida, se despedindo de todo mundo, se despedindo de todos, se despediu de todos, se despediu de todo mundo, carta de suicidio, acabar com a vida, acabar com tudo, por fim na vida, dar fim na vida, dar um fim, quer sumir do mundo, melhor sem ele, melhor sem ela, nao ve sentido na vida, nao ve sentido em viver, se jogar, nao quer acordar, nunca ter nascido, nao ter nascido, melhor nao ter nascido, dizendo adeus pra todo mundo, dizendo adeus pra todos, adeus pra sempre, boa noite pra sempre, disse adeus pra sempre, nao vai mais estar aqui amanha, cansou da vida, cansou de viver, desistiu da vida, desistir da vida, desistindo da vida, a vida nao vale, se enforcar, se pendurar, dar um tiro, ir embora desse mundo, cortar os pulsos, queria se matar, queria morrer, vai se enforcar, nao queria viver, nao queria mais viver, queria tirar a propria vida, vai se jogar",
  harmsself:
    "se corta, se cortando, se cortou de novo, ta se cortando, se machuca de proposito, se machuca escondid*, se machucando, se mutila, se automutila, se mutilando, se queima de proposito, cortes no braço, cortes nos braços, cortes no pulso, cortes nos pulsos, automutilacao",
  wonteat:
    "nao come, nao come mais, nao ta comendo, nao esta comendo, parou de comer, nao quer comer, quase nao come, ta sem comer, esta sem comer, dias sem comer, vomita depois, vomita o que come, força o vomito, provoca vomito, escuto ela vomitar, ouço ela vomitar, ouço ela vomitando, escuto ela vomitando, passa fome de proposito, tem anorexia, tem bulimia, e anorexica, e bulimica, conta cada caloria, pula todas as refeiçoes, transtorno alimentar, so come gelo, so come alface, so come maça, so toma agua, vive de cafe, passa fome pra, se mata de fome, esconde comida, esconde a comida, se pesa toda hora, se pesa todo dia, se pesa cinco vezes, pula o almoço, pula a janta, pula refeiçoes",
  ishurt:
    "bate nela, bate nele, bate na mulher, bate na esposa, bate nos filhos, bate nas crianças, bate na namorada, agride ela, agride a mulher, agride os filhos, apanha do, apanha da, apanha em casa, apanhando do, apanhando em casa, leva surra, espanca, e agredida, e agredido, e maltratada, sofre agressao, sofre violencia, sofre maus tratos, namorado violento, marido violento, boca machucada, labio cortado, olho roxo, cheia de roxos, cheio de roxos, cheia de hematomas, tem hematomas, com hematomas, diz que caiu, disse que caiu, medo de voltar pra casa, medo do marido, medo do namorado, medo do pai, empurra ela, enforca ela, bateu nela, enforcou ela, deu uma surra, marcas de queimadura, socou ela",
  breakup:
    "com ele, com ela, com o namorado, com a namorada, o relacionamento, a ligaçao, o contrato, a temporada",
  otherwise:
    "personagem, rpg, romance, conto, peça, peça de teatro, musica, piano, violao, guitarra, violino, coraçao, roteiro, curta, documentario, pegadinha, trollagem, ficcional, ficticio, modelo, emprego, pro meu trabalho, meu antigo, açucar, cafe, alcool, cigarro, cabelo, unha, filme, serie, jogo, minecraft, anime, gato, gata, cachorro, cachorra, legumes, verdura, rir, vergonha, carne, saudade, colegas, formatura, chefao, jogador, time, halloween, cosplay, escalada, pesca, nos de marinheiro, bola, bateria, claras, bolo, massa, cozinhando, franja, barbeando, cebola, maquiagem, tutorial, efeitos, explicada, explicado, cultura, imoveis, investir, leilao, festa de despedida, papel, prova",
  wishgone:
    "nao me vejo chegando aos, nao vou chegar aos 18, nao vou chegar aos 20, nao passo desse ano, nao passo deste ano, nao tenho lugar nesse mundo, nao tenho lugar no mundo, to sobrando nesse mundo, todos dormiriam melhor se, todo mundo dormiria melhor se, nao acordar nunca mais, nunca mais acordar, sentido em acordar, sentido em levantar, sentido pra viver, sentido em viver, sentido na minha vida, tomara que eu nao acorde, queria nao acordar, queria que um carro, acordar morta, acordar morto, amanhecer morta, amanhecer morto",
  cantbear:
    "nao suporto mais isso tudo, nao suporto mais existir, nao aguento mais isso tudo, nao aguento mais existir",
  endsoon: "logo acaba, logo tudo acaba, em breve acaba, vou dar um fim, ja ja acaba, falta pouco pra acabar",
  crashdiet:
    "dieta maluca, dieta radical, dieta extrema, dieta relampago, dieta express, dieta da agua, dieta do ovo, dieta militar, dieta da lua, dieta liquida, dieta doida, jejum seco, jejum de agua, jejum extremo, parar de comer antes, nao comer antes, nao comer pra, ficar sem comer pra, ficar sem comer ate, pular refeiçoes pra, emagrecer rapido, emagrecer muito rapido, secar rapido, perder dois numeros",
  thinner:
    "perder, perdi, perde, perca, emagrecer, emagreci, emagreça, secar, sequei, baixar, eliminar, eliminei, menos",
  dieting:
    "dieta, por dia, ao dia, todo dia, diarias, o que eu como, como so, comendo so, comer so, so como, em um dia, pra formatura, para a formatura, pro casamento, antes do casamento, antes da formatura, biquini, verao, jejum, emagrecer, magra, secar",
  otherweight:
    "cachorro, gato, peixe, cavalo, mochila, mala, bagagem, bike, carro, barra, halter, deficit, queim*, superavit, receita, cafe da manha, almoço, jantar, lanche, sobremesa, porçao, biscoito, seguidores, agachamento, supino, medico, cirurgia, lixo, tralha",
  tookmuch:
    "tomei todos, tomou todos, tomei todas, tomou todas, tomei um monte, tomou um monte, tomei muitos, tomou muitos, tomei muito, tomou muito, tomei varios, tomou varios, tomei uma cartela, tomou uma cartela, tomei a cartela, tomou a cartela, tomei uma caixa, tomou uma caixa, tomei a caixa, tomou a caixa, tomei um punhado, tomou um punhado, engoli, engoliu, tomei uns, tomou uns, tomei tipo, tomou tipo",
  pills:
    "remedio, remedios, comprimido, comprimidos, pilula, pilulas, calmante, calmantes, antidepressivo, antidepressivos, paracetamol, dipirona, ibuprofeno, rivotril, clonazepam, dramin, insulina, aspirina, tarja preta",
  toomany:
    "demais pra, e demais, sao demais, e letal, e mortal, seria letal, e fatal, nao acordar, pra morrer, pra nao acordar, overdose, dose letal",
  vitamins:
    "vitamina, vitaminas, suplemento, suplementos, colageno, magnesio, fotos, louça, cachorro, gato, receitado, receitada, na hora certa, cafe da manha",
  abuseword:
    "abuso, abusos, abusou, abusava, abusada, abusado, maltratava, maus tratos, assedio, assediou, trote",
  secretgame:
    "brincadeira secreta, brincadeiras secretas, jogo secreto, jogos secretos, joguinho secreto, joguinhos secretos, nosso segredo, nosso segredinho, brincadeira especial, brincar de medico",
  oddtouch:
    "massagem estranha, massagens estranhas, me faz massagem, faz massagem em mim, passa a mao na minha perna, passa a mao na minha coxa, passou a mao na minha coxa, mao na minha coxa, mao na minha perna, me beija, me beijou, me olha trocar, olha a gente trocar, olha a gente tomar banho, pesa a gente sem roupa, tirar a roupa na frente, no colo dele, toca meu joelho, toca no meu joelho, mao no meu joelho, mao na minha cintura, pega na minha cintura, me chama pra ficar sozinha, sozinha com ele, a sos com ele, diz que sou linda",
  wokeblank:
    "nao lembro de nada, nao me lembro de nada, nao lembrava de nada, sem lembrar de nada, nao lembro como cheguei, apaguei e",
  undone:
    "minha roupa, sem roupa, minha calcinha, minhas roupas, meio nua, pelada, pelado, na cama dele, numa cama, em um hotel, no hotel, minha bebida, meu copo, hematomas, toda roxa",
  knowsplace:
    "sabe onde eu moro, sabe onde moro, sabe meu endereço, sabe meu predio, conhece meu predio, tem meu endereço, viu meu endereço, sabe meu apartamento, sabe minha rua",
  keepstexting:
    "nao para de me mandar, fica me mandando, manda mensagem todo dia, me manda mensagem todo dia, nao para de me ligar, me liga todo dia, fica me ligando, achou meu instagram, achou meu numero, pegou meu numero, fica me esperando, me espera",
  imteen:
    "to no 5 ano, to no 6 ano, to no 7 ano, to no 8 ano, to no 9 ano, estou no 5 ano, estou no 6 ano, estou no 7 ano, estou no 8 ano, estou no 9 ano, to no fundamental, estou no fundamental, sou menor de idade",
  teentrouble:
    "gravida, gravidez, menstruaçao atrasada, atrasada, menstruaçao nao veio, teste positivo, deu positivo, me expulsaram, me botaram pra fora, me botou pra fora, me colocaram pra fora, fugi de casa, sem lugar pra dormir, nao tenho pra onde ir, medo de contar, nao sei pra quem contar, nao consigo contar, nao posso contar, sofro bullying, bullying, me batem na escola, me zoam, me chantageia, minha mae bebe, meu pai bebe, meu namorado tem 2*, to com medo, com muito medo, tenho medo, me odeio, choro toda noite, nao tem comida, deixam a gente sozinho, ouço vozes, transei, bebada, bebado, viciada, viciado, o teste deu positivo, na rua, morando na rua, sem casa, minha mae nao sabe, meus pais nao sabem",
  onlineadult:
    "cara da internet, cara na internet, homem da internet, homem na internet, alguem da internet, menino da internet, cara do discord, cara do roblox, cara do free fire, namorado da internet, namorado virtual, homem mais velho, cara mais velho, namorado mais velho, um adulto, um desconhecido",
  lovesme:
    "me ama, que me ama, apaixonado, apaixonada, meu namorado, me ver, me encontrar, se encontrar, encontrar, fotos, foto, nao contar, segredo, me buscar, presentes, madura pra minha idade, sua namorada, me chama de namorada, mandar foto",
  leavebehind:
    "finjo abandonar, fingir que abandono, fingi que abandonei, finjo que vou embora, fingindo abandonar, fingir que vou embora, finjo que deixo, me escondo do meu, me escondo da minha, trollagem abandonei, joguei os brinquedos, comi o doce",
  filming:
    "filmo, filmar, filmando, filmei, gravo, gravar, gravando, gravei, posto, postar, publicar, vlog, camera, video, reel, tiktok, youtube",
  tantrum:
    "birra, birras, chilique, chiliques, pirraça, pirraças, chora, chorando, choro, castigo, banho, xixi na cama, surto",
  gonequiet:
    "cadeira vazia, cadeira dele vazia, cadeira dela vazia, dormiu pra sempre, adormeceu pra sempre, descansou, virou estrelinha, virou estrela, nao ta mais aqui, nao esta mais aqui, nao esta mais entre nos, nao ta mais com a gente, nao esta mais com a gente, nos deixou, se foi, la do ceu, no ceu, com os anjos, ultimo audio da, ultimo audio do, roupa ainda tem o cheiro",
  nap: "sofa, filme, carro, aula, onibus, canal, jogo, viagem, ferias, aposentou, trabalho, novela, missa, cinema, teatro, poltrona, rede, soneca",
  abstain:
    "sem alcool, sem beber, sem uma gota, sem droga, sem drogas, sem usar, sem maconha, sem fumar maconha, sem cocaina, sem apostar, sem jogar no tigrinho, sem pornografia, sem remedio, nao bebo, nao uso, limpo, limpa, sobrio, sobria",
  mocktail:
    "drink, drinks, receita, receitas, bebida, bebidas, cerveja, vinho, festa, casamento, agua, cafe, casa limpa, pele, celular, ramada, horas, jejum, perfume, tonico",
  foreclosed:
    "o banco tomou, banco tomou nossa casa, tomaram nossa casa, tomaram minha casa, perdemos a casa, perdi minha casa, perdemos o sitio, ordem de despejo, cortaram a luz, cortaram a agua, nao consigo pagar o aluguel, nao consigo pagar aluguel, cesta basica, passando fome em casa, leilao da nossa casa, cortaram o gas, sem luz em casa faz, nao tem o que comer em casa, deixo de comer pros meus",
  wontmakeit:
    "nao vai sobreviver, nao vai resistir, nao passa dessa semana, nao passa desta semana, nao passa de hoje, nao passa dessa noite, tem poucos dias, tem pouco tempo, restam dias, ultimos dias com, ultima noite com, vai ser sacrificad*, vamos sacrificar, ter que sacrificar, eutanasia amanha, o veterinario disse que, tivemos que sacrificar, precisou ser sacrificad*, teve que ser sacrificad*",
  toevent:
    "festa, casamento, estreia, aeroporto, a tempo, reuniao, jogo, torneio, show, jantar, voo, prova, enem, final, escola, viagem, praia",
  notbio:
    "nao e meu pai biologico, nao e meu pai de verdade, meu pai biologico, minha mae biologica, nao sou filha do meu pai, nao sou filho do meu pai, sou adotada, sou adotado, descobri que sou adotad*, descobri que fui adotad*, teste de dna, exame de dna, filha de doador, filho de doador",
  lostpart:
    "tirei a mama, tiraram minha mama, tirei um seio, tiraram meu seio, perdi a mama, perdi uma perna, perdi a perna, amputei, amputaram minha, perdi a visao, minha mastectomia, minha bolsa de colostomia, minha cadeira de rodas, nunca mais vou andar",
  bornearly:
    "nasceu prematuro, nasceu prematura, nasceram prematuros, nasceram prematuras, nasceu de ~ semanas, nasceram de ~ semanas, nasceu com ~ semanas, nasceram com ~ semanas, bebe prematuro, bebe prematura, gemeos prematuros, na incubadora, na uti neonatal",
  noose: "no de forca, fazer uma forca, corda no pescoço",
  innerpain: "barulho na minha cabeça, vozes na minha cabeça, a dor, essa dor, meus pensamentos, esse vazio",
  stopwish:
    "acabe de vez, pare de vez, parasse de vez, acabasse de vez, pare pra sempre, acabe pra sempre, suma pra sempre",
  pranking: "pegadinha com, pegadinhas com, trollando, trollei, trollagem com, prank com",
  tookpast: "tomei, tomou, engoli, engoliu, tomado",
  longfast: "jejum de ~ dias, dias de jejum, dias sem comer",
  slimfor:
    "vestido, casamento, formatura, biquini, magra, magro, emagrecer, perder, peso, barriga, casting, caber",
  devout:
    "ramada, quaresma, deus, oraçao, igreja, dopamina, redes, digital, celular, açucar, cachorro, gato, medico, intermitente",
  intrudes:
    "entra no banheiro quando eu, entra no banheiro quando to, entra quando eu to trocando, entra quando to me trocando, entra quando eu me troco, me olha no banho, me olha tomando banho, me espia no banho, me olha dormir, me faz dormir com ele, me filma no banho, toma banho comigo, pesa a gente sem roupa, pesa a gente pelada, tirar a roupa na frente dele, trocar na frente dele",
  emptycrib:
    "bebe que nao veio pra casa, bebe que nunca veio, berço vazio, berço ta vazio, berço esta vazio, berço continua vazio, colo vazio, voltamos sem o bebe, quarto do bebe vazio",
  forgetsme:
    "nao me reconhece, nao me reconheceu, nao sabe quem eu sou, nao lembra de mim, nao se lembra de mim, esqueceu meu nome, esquece meu nome",
  fitness:
    "corte de cabelo, maquiagem, peruca, fantasia, transformaçao, dieta, oculos, face id, trico, croche, molde, costura, polainas",
  notanother:
    "nao aguento mais um dia, nao aguento outro dia, nao aguento mais uma semana, nao sei quanto tempo mais aguento, nao sei ate quando aguento, nao vou aguentar muito, nao consigo encarar outro dia, nao passo dessa semana",
  mundane:
    "provas, calor, frio, cafe, açucar, transito, anuncios, editando, dieta, alergia, camera, celular, treino, chuva, wifi",
  hiddenin:
    "no quarto da minha, no quarto do meu, na mochila da minha, na mochila do meu, na gaveta da minha, na gaveta do meu, no quarto dela, no quarto dele, na mochila dela, na mochila dele, debaixo da cama dela, debaixo da cama dele, no estojo dela",
  keepsake:
    "me deu o, me deu a, me deu todas as, me deu todos os, me deixou o, me deixou a, ta doando tudo, esta doando tudo, doou todas as coisas, deu todas as coisas",
  saidbye: "me disse adeus, disse adeus, se despediu de mim, se despediu, me pediu pra cuidar d*",
  leavetaking:
    "mudou, mudando, faculdade, exterior, emprego novo, aeroporto, viagem, ferias, verao, exercito, intercambio, voo",
  harmsme:
    "to me cortando, estou me cortando, voltei a me cortar, me cortei de novo, me cortei outra vez, to me machucando, estou me machucando de proposito",
  notbelieved:
    "ninguem vai acreditar em mim se, ninguem vai acreditar se eu, que ninguem vai acreditar em mim, ninguem acreditaria em mim",
  oddtale: "fantasma, ovni, loteria, famoso, ganhei, pesquei",
  erased:
    "apagou todos os videos, apagou tudo, apagou a conta, nao responde, sumiu desde, ninguem consegue falar",
  // A farewell without the word.
  lovesorry:
    "ama a gente ~ desculpa, ama a gente ~ perdao, ama a gente ~ perdoar, amo voces ~ perdoem, amo voces ~ desculpa, amo voces ~ perdao, amo vcs ~ desculpa, amo vcs ~ perdoem, ama todos ~ desculpa, ama todo mundo ~ desculpa, nos ama ~ perdao, nos ama ~ desculpa, desculpa ~ ama a gente, desculpa ~ amo voces, perdao ~ amo voces, pedindo desculpa por tudo, pedindo perdao por tudo, pediu perdao pra todo, pediu perdao a todo, pediu desculpa por tudo, me perdoem",
  lovesus:
    "ela ama a gente ~ desculpa, ele ama a gente ~ desculpa, ama a gente e pedindo desculpa, ama a gente e pede desculpa, ama a gente e sente muito, ama a gente ~ perdoar",
  loveall: "amo voces, amo vcs, ama a gente, nos ama, ama todos, ama todo mundo",
  lovesone:
    "me ama ~ desculpa, me ama ~ perdao, te amo ~ desculpa, te amo ~ perdao, te amo ~ perdoa, desculpa por tudo, perdao por tudo, me perdoa por tudo",
  charge:
    "nao foi minha culpa, nao e minha culpa, culpa nao foi minha, nao me procurem, nao me procure, nao me procura, nao chorem, nao chora por mim, nao chorar, nao foi culpa, nao e culpa, nao foi sua culpa, nao e sua culpa, foi bom conhecer*, foi um prazer conhecer*, quando voces lerem, quando lerem isso, quando voce ler, lembrem de mim",
  careof:
    "cuida do meu, cuida da minha, cuida dos meus, cuida das minhas, cuidem do meu, cuidem da minha, cuidem dos meus, cuida da mae, cuida da mamae, fica com meu gato, fica com meu cachorro",
  leftword:
    "deixou um bilhete, deixou uma carta, deixou um recado, deixou escrito, escreveu, me escreveu, mandou um audio, mandou mensagem, mandou uma mensagem, me mandou, mandou no grupo, postou, no story, nos stories, no status",
  silent:
    "celular desligado, telefone desligado, desligou o celular, celular ta desligado, nao atende, nao responde, nao ta atendendo, parou de responder, sumiu, desapareceu, saiu de casa, nao voltou, nao chegou em casa, ninguem sabe onde, ninguem acha, se trancou, trancou a porta",
  wiped: "apagou tudo, apagou todas, apagou as fotos, apagou suas, apagou o perfil",
  sorryfor:
    "desculpa por nao, desculpa pela demora, desculpa pelo, desculpa pelo atraso, desculpa o atraso, desculpa por faltar, show, turne, ingresso*, louça, leite, jantar, cafe, atraso, aniversario, cancel*, episodio, marca, empresa, fas, seguidores, inscritos, divorcio",
  // What an animal has left.
  vet: "veterinario, veterinaria, vet",
  deadline:
    "tem ate, so tem ate, so tem mais, tem mais uns dias, tem mais alguns dias, so tem ~ dias, so tem ~ semanas, deram ~ semanas, deram ~ dias, deu ~ semanas, deu ~ dias, restam ~ dias, restam ~ semanas, nao vai passar d*, seus ultimos dias, nossos ultimos dias",
  petchore:
    "pra aprender, para aprender, antibiotico*, pontos, colar, vacin*, adestra*, concurso, promocao, desconto, raçao, tosa, quarentena, plano",
  // Somebody who is gone, spoken of or to.
  ashes: "cinzas d*, espalhar ~ cinzas, espalhamos ~ cinzas, jogar ~ cinzas, jogamos ~ cinzas, suas cinzas",
  emptyroom:
    "quarto dele continua, quarto dela continua, quarto dele esta igual, quarto dela esta igual, quarto dele ta igual, quarto dela ta igual, seu quarto continua, nao mexi no quarto dele, nao mexi no quarto dela, nao mexemos no quarto, esvaziar o quarto dele, esvaziar o quarto dela",
  yougone:
    "sem voce, sem vc, sem ti, voce se foi, voce partiu, que voce se foi, que voce partiu, desde que voce",
  // Made to undress.
  forced: "me obrig*, me forç*, me faz gravar, me faz posar",
  barely: "biquini, calcinha, lingerie, pelada, pelado, sem roupa, sem camisa, de maio, de sunga, no banho",
  // So little in a day.
  onlyate:
    "so como, como so, so to comendo, como apenas, como menos de, nao passo de, como no maximo, vivo com",
  // A child by its class at school.
  imchild:
    "sou do terceiro ano, sou do quarto ano, sou do quinto ano, sou do sexto ano, sou do 3 ano, sou do 4 ano, sou do 5 ano, sou do 6 ano, to no terceiro ano, to no quarto ano, to no quinto ano, to no sexto ano, estou no terceiro ano, estou no quarto ano, estou no quinto ano, estou no sexto ano, to no 4 ano, to no 5 ano, to no 6 ano, estou no 4 ano, estou no 5 ano, estou no 6 ano, to na quarta serie, to na quinta serie, estou na quarta serie, estou na quinta serie",
};
