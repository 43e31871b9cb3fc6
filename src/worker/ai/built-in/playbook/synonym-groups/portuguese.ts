/** Words that creators use for the same thing, a group a line. */
export const PORTUGUESE = `
dinheiro ganhar pagar renda receber monetizar grana
preço cobrar valor
marca empresa patrocinador
visualizações views visualizacao
inscritos seguidores
caiu cair caíram queda
crescer aumentar bombar
postar publicar
gravar filmar
vergonha timidez medo nervoso tímido
cansado esgotado burnout
maldosos haters ódio negativos
roubar roubaram copiaram repostaram
banido suspensa bloqueada
música canção
equipamento material
luz iluminação
som áudio voz
começar iniciar iniciante
celular telefone
computador pc notebook
capa thumbnail miniatura
hora horário
gancho hook início
edição editar editor
barato orçamento
live vivo transmissão
sair abandonar embora
grátis graça presente recebido ganhei
falso fake clonaram
verificado verificação selo
usar colocar botar
borrado embaçado pixelado
pausa férias descanso
tirou perdi removeu cortou
monetização monetizar monetizacao
publi publicidade propaganda patrocinado
notebook computador pc macbook
processo processar advogado legal
golpe fraude falso suspeito
hackear hackearam invadiram senha
email mensagem direct
contrato acordo exclusividade
nota mei cnpj imposto
live stream twitch vivo
doações gorjetas presentes
resenha review teste comparar
quarto cômodo fundo
escuro luz lâmpada
eco chiado ruído
espaço memória hd armazenamento
travado erro lento
traduzir dublar idioma
sotaque pronúncia
motivação preguiça procrastinar
saturado cansado esgotado
filho filha criança bebê
gaguejar tropeçar enrolar
nome renomear usuário
apagar excluir tirar esconder
reagir react
borrar tapar
idade menor anos
despencou caiu alcance
roupa vestir
prender fisgar gancho
ódio xingar ofensa
título titulo`;
