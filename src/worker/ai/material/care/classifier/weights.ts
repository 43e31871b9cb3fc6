/** Trained by tests/support/care/train.ts: a weight in hundredths, and the features that have it. */
export const WEIGHTS = `
-1240:#
-760:@play
-520:@event,ou
-480:@publicize,als
-460:@trend,youtu*
-420:die
-380:@touchsoft,mes
-360:eine,el,ela
-340:@errand,@grooming,as,dormir,toca
-320:fur,meme,oder,pas,wie,work
-300:@foodkind,@span,du,tio,to the
-280:@forfun,@lastof,aerop*,calor,comentarios,como,compa*,cozin*,dia,for,ideas,keys,one,sie,voce
-260:@foodtoxin,@getaway,@science,brand,cocin*,do i,einen,me a,minut*,o que,peopl*,people,prime*,produ*,publi*,se me,short,tot,tu,una,viewe*,what
-240:10,@seek,@tinyfood,a _ a,cinco,cook,coupe,filme*,how,insta*,instagram,my uncle,new,picture,should i,trabajo,vor,your
-220:@gifts,@rebut,@spread,ab,anos,cafe,camer*,camera,cinq,conte*,ensin*,fifa,job,peque*,perso*,pour,qui,tikto*,titul*,une,use,will,youtube,zum
-200:@laugh,@rob,antes,ask,bei,ce,conse*,creat*,cuisi*,d,doesnt _ to,doesnt want,gonna,graba*,hat meinen,inter*,jardi*,m _ fait,metro,meu _ nao,mi _ no,mi madre,pesso*,reels,schlaft,schne*,segun*,sobre,thumb*,tiktok,to _ me
-200:viewers
-180:3,@feast,@make,@never,@otherscars,a noite,anos y,app,apren*,aux,beat,bild,chang*,de _ en,decor*,gehen,go _ bed,hasht*,i _ my,image*,impre*,left,lo,los,ma _ m,madre,marca,me hizo,me to,mi padre,mon _ a,my _ wont,my baby
-180:nao quer,noite,now,o,or,part,pictu*,progr*,ramen,rire,seu,start,text,to bed,toujo*,toujours,um cachorro,video*,want _ go,wiede*
-160:@mixwhat,a _ des,a cinq,a house,amigo*,amigos,and _ renovate,appre*,assis*,audie*,auf,bater*,bateria,beat _ at,beat me,chant*,corre*,corte,count*,dad,das,de,deux,each,ensen*,erste*,etwas,expli*,fez,final*,funf,get,haare
-160:hat _ zum,histo*,i renovate,ils,im gonna,inscritos,is,is sleeping,jokes,keep,las,link,lost,made _ laugh,me _ flores,me laugh,me toca,mi tio,mich tot,monet*,muss,muss ich,my _ left,my video,niche,norma*,nuevo,old,pergu*
-160:plant*,profi*,rate,renov*,renovate,renovate _ house,renovate a,resul*,revie*,rien,ronca,room,schlaft noch,schreib,sein,sola,spons*,suscr*,ta dormindo,tag,tema,texto,titel,titulo,ton,tres,ultim*,ve,which,why,wifi,zwei
-140:@gain,@means,@nodrug,@spy,@tired,a,a _ les,a la,a new,abonn*,aeroporto,alt,and it,ans,answe*,answer,at home,aufru*,ausge*,beim,broco*,cambi*,can,cheve*,cheveux,cinco anos,comec*,comeu,condu*,cozinhar,dad _ all,dates
-140:day at,deine,deine*,deman*,des,desen*,dessi*,die haare,dm,dois,dormindo,dort,dort encore,early,ein,et _ veux,faca,for a,fruhe*,gleic*,hashtags,home,hours,hoy,i _ a,i burned,idea,knock*,knocked,komme*,lass,laughing
-140:les cheveux,leute,libre,loves,lugar,madre no,me _ las,me _ no,me _ toujours,mehr _ lachen,mehr vor,mein onkel,meine _ hat,meu bebe,meu tio,minia*,mir die,mois,mom _ let,my dad,my mom,neigh*,nicht,nicht _ vor,no aeroporto
-140:no quiere,no se,nouve*,numeros,of a,onkel,organ*,outfi*,para,parte,porte*,premi*,prese*,propo*,quali*,quest*,quien,recon*,regalo,repar*,respo*,schwe*,se _ mi,segundos,shoul*,should,sind,soll,test,than,thumbnail
-140:tiene _ nuevo,tiene trabajo,titre,to _ to,to go,trabajo nuevo,uncle,vater,ven,videos,vor lachen,watch,where,wird,write,yoga,you,youtuber
-120:100,11 anos,12 _ old,2,@lastday,@rough,a _ ans,a picture,afrai*,afraid,aguento _ esse,ai _ ans,ai _ mon,ai rate,airpo*,algor*,all day,and _ the,and i,at _ to,ate,ate my,auch,audience,avec le,away,bate no,bebe _ me,beste
-120:bette*,bezah*,bike,bin _ jahre,camar*,campi*,camping,can i,canal,car _ inside,car keys,cat _ after,cat vomits,ce soir,cette,change,clip,clips,colle*,comes,comeu _ sobremesa,comeu minha,coupe les,cuisine,cut,dad jokes
-120:de _ de,de um,dead,dein,desenho,deu,dia _ casa,dir,divid*,do,do _ have,does,einer,el mundo,elle,en mi,esse calor,exame*,fans,faut,fez rir,filmer,find,finde*,first car,forgot _ birthday,franc*,frase,free,fruher,gano,gato
-120:gebra*,gehen zelten,gesch*,geschnitten,grabar,gravar,grave,handy,hat _ nachtisch,hat einen,hat mir,help,heure*,heures,horas,how to,hurt,i cook,ich _ mich,ich _ zelten,ich gehen,ikea,ingle*,ingles,j _ rate,jahre,jahre alt
-120:je _ mon,jokes _ day,jokes all,kaput*,keys inside,koche*,kochen,lache,laiss*,laugh*,let me,letter,letter to,levou _ aeroporto,levou no,life _ a,links,lisbo*,lista,lo que,locke*,locked,locked _ car,long,looks,lost _ keys
-120:loves trains,ma mamie,mais _ calor,mais esse,marat*,marke,marqu*,me _ al,me _ dormir,me _ el,me _ picture,me _ rir,me fez,me levou,me llevo,me muero,meine mutter,meine oma,meinen _ gegessen,meinen nachtisch,mejor*,melho*
-120:mettr*,mettre,miedo a,minha avo,minha sobremesa,mit,mon _ dort,mon bebe,mon oncle,muero,muero de,murio _ movil,murio el,my _ ate,my _ lost,my _ vomits,nachtisch,nachtisch gegessen,name,nao _ cozinhar,nimm,nombr*,nome
-120:normal,oncle,padre,paid,pequeno,perde*,perdeu,perdeu _ dente,perdeu um,perdio,perdio _ llaves,perfe*,por,pregu*,probl*,queda,querer,question,rapid*,rate mon,real,regal*,repon*,resultado,review,richt*,rir,rpm,sabe cozinhar
-120:schla*,scree*,semana,sente*,show,small,sobre*,sobremesa,sound,sourd*,sourdough,step,strea*,sujet,suscriptores,taugh*,taught,taught me,teach*,telep*,telephone,tells _ jokes,tells dad,tempo,ten,tengo _ anos,the _ keys
-120:the keys,thema,to,to _ a,toget*,together,um dente,um desenho,un mois,und _ gehen,und _ sie,verdu*,veut pas,views,voice,vomits,vomits after,warum,weddi*,wedding,week,wer,who,wie _ ich,wife _ me,zelte*,zelten,zu
-100:10 anos,30,5am,8,@belong,@breakin,@drug,@mix,a _ job,a _ rire,a dirigir,a fait,a los,a mange,a month,a offert,a tooth,abgen*,abgenommen,acamp*,acampar,account,adsen*,adsense,aeropuerto,after _ days,airport,al
-100:al aeropuerto,alone,alone _ ikea,alone in,and no,ander*,angla*,anglais,angst _ spinnen,ans demain,antwo*,anunc*,apprend,apprend _ anglais,apprend l,aranh*,aranha,arreg*,assun*,au,aufrufe,bain,beats,bebe me,bebe nao,begin*
-100:best,beste freundin,bett,better,blut,blut abgenommen,brand _ me,brother _ me,c,c est,calle*,called,called _ from,called me,camara,cant cook,cards,casa,casse _ telephone,chain*,chaine,chess,chois*,cinq _ demain,cinq ans
-100:cinq heures,cocinar,cocino,colla*,comentario,comer _ mundo,comer el,comer verdura,como _ a,compare,con _ calor,confi*,could,creator,data,de _ no,de aranha,de la,de pelo,de risa,deadl*,decis*,dejo _ wifi,dejo sin,dem
-100:der _ an,descr*,dessin,detes*,deteste,deu flores,dia libre,dibuj*,dient*,diente,diese,diese*,dio,dio _ dia,dio el,direct,dirig*,dirigir,dividimos,dividimos _ cachorro,dividimos um,do _ tonight,drew,drew _ a,drew me,drove
-100:drove _ to,ducha,durmi*,durmiendo,e _ dividimos,e _ fomos,e eu,e o,e quero,eat,edito*,editor,el _ libre,el calor,el dia,en casa,enreg*,ensina,ensina ingles,ensinou,ensinou _ dirigir,ensinou a,entra*,entre,entre*,erkla*
-100:ersten,espec*,esta durmiendo,etre,eu _ acampar,eu dividimos,eu fomos,ex _ i,ex and,fait _ dessin,fait rire,fertig,filmen,filmi*,filming,finden,five,fomos,fomos acampar,foota*,footage,for _ early,for _ month,for work
-100:forma*,fotog*,frage,frenc*,french,freund schminkt,from italy,funci*,garde*,gave me,gebracht,geges*,gegessen,gens,gewon*,gewonnen,ghost*,ghosted,ghosted _ after,ghosted me,girlf*,girlfriend,go to,gonna _ it,gonna do
-100:goodbye _ my,goodbye _ to,goodbye letter,got _ new,graba,grabo,grava*,gross*,guard*,hacer,hat _ lotto,hat im,hat mein,he _ while,he proposed,heute _ abgenommen,heute blut,hit a,hizo reir,hook,i _ this,i _ with,i left
-100:i need,ich _ unter,ich lache,ich meine,idee,im _ gewonnen,im lotto,in die,in ikea,influ*,inscr*,irma,is _ me,is _ of,is teaching,italy,jaja,je _ mort,je m,jour,kamer*,kamera,kanal*,kaputt,keep the,keine,l _ de,l anglais
-100:la,la ducha,lache _ tot,lache mich,lachen gebracht,laisse,lange,last _ at,laugh,left _ alone,left _ work,left for,left my,let,letter _ my,life of,light,limit*,limpiar,lisboa,llevo _ aeropuerto,llevo al,logo,logos,lol
-100:lost _ tooth,lost a,loter*,loteria,lotto,lotto gewonnen,lunch,m _ l,m _ offert,m apprend,made me,madre _ dejo,mae nao,marque,mas _ el,me _ comer,me _ drive,me _ in,me _ ingles,me _ italy,me _ les,me _ reir,me _ uma
-100:me alone,me at,me dio,me ensina,me ensinou,me french,me from,me on,me ven,medo _ aranha,mein _ in,mein _ schlaft,mein _ schminkt,mein _ tag,mein _ will,meine _ freundin,meine beste,mejor,memes,mes _ sont,mes tenues,mesma
-100:meu _ perdeu,meus,mi _ perdio,mi bebe,mich _ lachen,minha irma,minute,mir _ haare,mir _ heute,mismo,momen*,mon pere,more,morgens,movil,mudou,music,my _ car,my _ taught,my _ tells,my girlfriend,my neighbor,my room
-100:my sourdough,nachs*,namen,nao _ dormir,natur*,need,neighbor,new job,ni,no _ cocinar,no _ con,no _ dormir,noite toda,nom,note _ tenues,note mes,numbers,of the,offer*,offert,pago,pais,pao,parte*,pasta,perder,perdio _ diente
-100:perdio un,person,petit*,place,plane,plata*,plays,preci*,primeiro,print*,private,profile,prome*,proposed,proposed _ i,proposed while,prova*,prueb*,puede,puedo con,quant*,que,que voce,quer dormir,quiere dormir,quiero _ el
-100:quiero comer,recog*,reel,repea*,resto*,reten*,ronca _ noite,ronca a,ronfl*,ronfle,ronfle _ la,ronfle toute,rua,sabe cocinar,sag,satz,schac*,schach,schlussel,schlussel verloren,schmi*,schminkt,schminkt mich,scrip*,searc*
-100:seconds,semai*,short*,sieh,sin wifi,son,song _ me,spinn*,spinnen,sua,subsc*,sueno,sueno jaja,suis _ de,suis mort,sur,surpr*,sushi,swim,t,taught _ to,teaching,teaching _ french,teaching me,tem _ de,tem medo,tenue*,tenues
-100:teste,that,the airport,the same,these,title,to _ first,to be,to drive,toca bateria,tonig*,tonight,tooth,tour,toute,toute _ nuit,trois,ultimo,un,un dessin,un diente,unas,vater hat,venen*,veneno,verda*,verdura,voit
-100:vor spinnen,voz,want _ sleep,weigh*,weight,welch*,werde,wife left,with this,words,work early,works,wrong,wurde _ blut,wurde heute,y quiero,zum _ gebracht,zum lachen,zusch*
-80:12 year,a _ for,a _ un,a nadar,a video,after _ dates,ai _ aux,ai mal,anfan*,anos _ quiero,ao,arreglo,ask _ out,ask her,asking _ to,assunto,at cards,at chess,ate _ leftovers,auf _ schaukel,autof*,autofahren
-80:autofahren beigebracht,autom*,aux bras,avant,bate _ fifa,beige*,beigebracht,bici,boulot _ voyager,boulot pour,boyfriend _ the,brauc*,bringt,broke,cadea*,celul*,charg*,chist*,claim,combi*,comer,comio,comio mi,compl*,conta
-80:cooki*,corri*,corto _ unas,corto las,corto*,cote,creve,creve de,cried at,dad _ the,dates lol,de _ dans,deadline,decid*,deixa eu,deixe,der schaukel,description,desenho _ mim,desenho pra,desse*,dessert,dibujo,die _ verloren
-80:die _ von,die schlussel,doesnt let,duas,duele*,duelen,duelen _ brazos,duelen los,ecris,editi*,editing,einen hund,empre*,en _ ducha,engli*,ensena,er schubst,erzah*,escolheu,escolheu _ roupa,escolheu minha,esse
-80:esta _ cocino,eu _ um,expla*,failed my,faz _ anos,faz cinco,fez _ desenho,fez um,final,flore*,flores,font,frag,freiw*,freiwillig,freiwillig _ bus,freiwillig im,fur uns,gave _ a,gemus*,gemuse,gemuse essen,geschenk
-80:gonna _ her,gonna ask,goodbye to,grandma,grosse,habit*,handy _ gemacht,handy kaputt,hasst,hat _ autofahren,hat _ schlussel,have _ cat,have _ to,her out,herma*,heute,hit,hizo un,i am,ich _ mein,icu,im _ ask,image,impor*
-80:in _ icu,in den,ins,into a,irma _ minhas,irma pega,it tonight,j _ mal,je creve,je quitte,kaputt gemacht,kein _ essen,kein gemuse,keys _ the,keys in,killi*,killing,kocht,kocht _ uns,kocht fur,la bici,la camera,la gente
-80:lado,las unas,later,leben _ im,leben freiwillig,left me,lefto*,leftovers,losing _ without,losing weight,ma _ a,ma _ veut,macar*,mache*,machen,mae _ deixa,mal _ bras,mal aux,mange _ dessert,mange mon,me _ cards,me _ chess
-80:me _ two,me duelen,mein _ kaputt,mein _ und,meine tochter,mejores,mi abuela,mi postre,mich zum,micro*,minha _ pega,minha roupa,minhas roupas,mir _ beigebracht,mir autofahren,mon _ pour,mon dessert,monat,mostr*,mudo
-80:mudou _ lisboa,mudou pra,mutte*,mutter,my _ beat,my _ loves,my _ took,my grandma,my leftovers,nacht,nadar,nao _ eu,nao deixa,nicht ins,nie,no fifa,noche cocino,nos comentarios,nouveau,nuit,nurse _ the,nurse in,o _ nao
-80:of _ nurse,on _ swing,origi*,other,pai me,passe,pega _ roupas,pega minhas,perdr*,perdre,pero,peut,plan,por que,posta*,postr*,postre,pour voyager,pra lisboa,pregunta,prend*,princ*,printer,prueba,publico,puppy,pushed _ on
-80:questions,quit,quitte _ boulot,reali*,ropa,roupa*,roupas,sagen,same,schau*,schaukel,schaukel an,schubst _ auf,schwa*,se _ a,se comio,sekun*,sekunden,sent me,seus,share,shorts,soir je,spiel*,stimm*,study,stund*,subje*
-80:swing,tags,texte,the icu,the swing,throws up,tonight _ gonna,topic,tutor*,tutorial,two _ lol,two dates,um dia,un _ pour,un perro,una vez,uncle _ me,unter der,velo,viral,vivo,voix,voyag*,voyager,was,watch*
-80:weight _ counting,weight without,what you,will _ gemuse,will i,will kein,wir _ freiwillig,wir leben,without counting,zoom,zuschauer
80:14 ans,38,@getsend,@how,@myhome,a _ attack,a _ despues,a _ hija,a _ since,a _ six,a cabeca,a cortarme,a curve,a panic,a stamp,abfuh*,abfuhrmittel,about _ after,about me,abuela se,abuelita,acabe,accident,acosa*
80:after friday,ai _ aucune,ai un,ainda _ na,ainda estao,ajuda _ com,ajuda to,allen _ im,allen nur,alumn*,alumnos,amenazas _ muerte,amenazas de,amigo _ las,amigo perdio,amoureuse _ un,amoureuse d,an den,and _ cat
80:and deleting,and hope,and took,anderen,aparece,aparece _ en,aparece siempre,are getting,armar*,armario,arran*,aslee*,asleep,at _ gym,at lunch,attack _ like,attack feels,au suicide,auf _ arbeit,ausweg,ausweg _ mich
80:ausweg fur,avo _ morrendo,bags _ a,bags and,banheiro _ trabalho,banheiro do,bathr*,been rehearsing,being there,bekom*,besteira,bin _ nur,bin allen,boite _ de,boite entiere,bolsa _ escapar,bolsa para,boyfriend _ me
80:but _ and,cama,cant carry,canti*,carry _ anymore,carry this,casa _ se,casa y,casar*,casarme,casarme _ un,casarme con,cat,cenar,chatt*,cherche _ moyen,choro _ banheiro,coach _ me,cogne,com base,con _ primo,conmi*,conmigo
80:conmigo _ el,conmigo en,contou _ e,contou que,cortarme _ de,cortarme despues,coule*,crian*,damit,danac*,danach,day _ you,day thank,de _ ans,de _ poids,de comer,de medicaments,de mourir,de muerte,de rester,dele _ estao
80:dele ainda,deleting,dem video,demain _ en,demain j,demande des,der _ hilft,der _ stehe,der pause,descobriu _ endereco,descobriu meu,desnu*,despu*,despues,despues _ seis,devia,dias _ comer,died yesterday,difference,dific*
80:dificil,dit _ mois,dit six,do you,dog _ yesterday,dog died,dont _ about,dont worry,dormida,dos _ lo,dos y,drive _ fast,drive too,e _ meu,e gay,e que,einem suizid,einen ausweg,einsc*,el recreo,en _ furgoneta,en _ merci
80:en _ recreo,en _ sitios,en _ videos,encer*,encerro _ casa,encerro en,endormir,enfan*,enfants,enoug*,enough,enterramos _ melhor,enterramos meu,entiere _ medicaments,entiere de,envoie _ photos,erro,escap*,escapar,escola
80:esconder _ roxos,escribe _ mi,escribe a,est vide,esta pasando,estao _ porta,estao na,et mes,face on,fait _ moins,familie hilft,fast _ hope,fasti*,fasting,fathe*,father,faz _ que,fazer _ besteira,fazer uma,feel so
80:filho contou,filho e,fille a,finis _ pour,finis merci,fled with,for _ curve,for _ there,for being,fotos von,fous,fous rires,frau liebt,genom*,genommen,gibt nur,got hit,grandpa,guy,have,heart,heartbeat _ the,heartbeat at
80:hija,hinte*,hit _ a,hit by,hombre que,hope _ a,hope for,house,how _ say,how do,i _ buy,i drive,i feel,i havent,i keep,i want,ich _ allen,ich _ am,ich _ die,ich immer,ich schlage,ich zittere,il ne,im weg,immer allein
80:in _ car,in _ comments,in _ familie,in _ pause,intento quitarse,invitation,irmao _ um,is _ the,is on,it has,it is,ive _ rehearsing,je _ plus,jusqu a,kopf _ die,kopf gegen,la abuelita,la cogne,last _ thank,lately _ drive
80:lately i,laxan*,le escribe,le mari,le medecin,le moins,le moyen,les _ rires,les fous,les jours,let _ go,letters _ a,liebt,like an,llevo _ dias,llevo _ llaves,llevo _ para,llevo las,llevo pulseras,lo _ pasando,lo esta
80:los cortes,los sitios,m endormir,man _ einem,man nach,mano en,mao _ nao,mao onde,mari _ ma,mari de,marido _ me,mas,massagista,massagista _ a,massagista passou,mater*,me _ anymore,me _ del,me _ friday,me _ it,me _ lunch
80:me _ mano,me ajuda,me encerro,me here,medec*,medecin,medecin _ dit,medecin a,medicaments,medo _ fazer,mein ex,meine _ liebt,meinen _ gegen,meinen kopf,mensa*,merci _ les,merci pour,mes parents,meses _ nao,meses que
80:meu _ contou,meu professor,mi _ intento,mi _ nacio,mi _ nos,mi hija,mi prima,mich zwangsverheiraten,mir _ ich,mir _ von,mir fotos,mir und,mis alumnos,moi a,moins mal,mon poids,monda*,monte de,moque,moque _ mon,moque de
80:moyen _ fait,moyen qui,muerte,murio _ abuelita,my _ address,my followers,my food,my home,my mother,nach _ suizid,nadie _ sentarse,nadie quiere,nao devia,nao quero,needs _ here,needs me,nicht _ und,no _ at,no _ nada
80:no banheiro,no lo,no quiero,nobody _ with,nobody needs,nobody sits,noch _ ausweg,nothing but,numero,nur im,nurse,o _ descobriu,o _ passou,o massagista,o numero,o stalker,of _ and,on _ moque,on a,onde _ devia,ontem _ meu
80:ontem enterramos,os _ com,os _ e,os olhos,os roxos,os sapatos,out _ i,out and,panic,panic _ feels,panic attack,para escapar,para tapar,party,pasan*,pasando,pause _ ich,pause stehe,pense _ suicide,pense au,perfil falso
80:perro se,phone and,photos _ ma,plus _ raison,plus aucune,plus la,poids,posted _ home,posted a,pour _ fous,preparada,preparada _ bolsa,preparada una,prima _ quitarse,prima intento,primo,pris _ boite,pris une,privee
80:professor,pulseras,pulseras _ tapar,pulseras para,put _ face,que _ en,que _ os,que a,que ca,que saco,querem,quiere _ conmigo,quiere sentarse,quieren _ con,quieren casarme,quitarse,quitarse _ vida,quitarse la,raiso*,raison
80:raison _ rester,recai,recib*,rehea*,rehearsing,rehearsing _ to,rehearsing how,rires,roxos,roxos _ base,roxos com,saco,saco _ mis,saco en,sapatos _ ainda,sapatos dele,schickt,schickt _ fotos,schickt mir,schlage
80:schlage _ kopf,schlage meinen,se _ las,se esta,se faire,se moque,seguidor,sei,sentarse _ en,sentarse conmigo,sentir,separ*,siempre _ los,siempre en,sin cenar,sitio*,sitios,sitios _ saco,sitios que,sits,sits _ me,sits with
80:sleeping _ the,sleeping in,so _ dont,so i,sobri*,soeur _ cogne,soeur la,someone posted,soon,stalker _ meu,stalker descobriu,stamp,stamp in,stehe _ immer,sterb*,suizi*,suizid,suizid _ der,suizid in,surve*,survi*,tabletten
80:tagen,takes my,talks,tapar _ cortes,tapar los,tengo _ una,tengo _ y,tengo preparada,tenho _ esconder,thank _ for,thera*,therapist,there*,theres,think,tiene _ video,tiene un,tipo _ siempre,tipo aparece,to _ boss,tombee _ d
80:too _ and,two _ and,two bags,two years,um _ do,um monte,uma besteira,un _ a,un _ aparece,un fan,un primo,un seguidor,una bolsa,und _ zittere,une _ entiere,us,vater _ uns,vater schlagt,video _ los,volvi,volvi _ cortarme
80:volvi a,vorha*,ware,was tun,we _ with,what _ panic,what a,wie _ nach,wife _ in,with _ bags,woke,woke up,wollen _ zwangsverheiraten,wollen mich,worry _ me,worry about,y _ esta,y _ llevo,you dont,you for,zittere,zwang*
80:zwangsverheiraten
100:12 woche,15,5 _ fasting,5 dry,500 _ a,500 _ al,8 years,90 tagen,@group,@ifleave,@known,@myphone,@nobodyminds,@not,@send,a _ bon,a _ cantine,a _ chat,a _ finir,a _ from,a _ gata,a _ grand,a _ madre,a _ sends,a _ survecu
100:a _ vlog,a breakup,a date,a day,a dit,a en,a lot,a nurse,a quoi,about _ cousin,about _ my,about _ tidy,about ending,abschiedsbriefe,abschiedsbriefe _ tun,abschiedsbriefe was,abuela _ esta,abusi*,accidente,acosador
100:acosador _ mi,acosador sabe,acros*,across,affor*,afford,afford _ this,afford rent,after the,agarra,agarra _ elevador,agarra no,ai peur,al _ que,all _ tired,all im,alto,am,am _ im,am _ operiert,am herzen,amena*
100:amie _ scarifie,amie se,an _ alcool,an invitation,an maschinen,and _ have,apago _ mis,apago en,apaixonou _ outro,armen,armen eingeschlafen,at _ or,atropellaron,atropellaron _ mi,atropellaron a,atropelle,atropelle _ coche
100:atropelle un,aufst*,aufstehen,aufzu*,aunqu*,aunque,aunque _ dije,aunque le,autist,autista,avec _ a,avec les,avo _ partiu,avo que,ayuda _ miedo,ayuda tengo,baby _ am,baby muss,bathroom,bato,bato _ cabeca,bato a
100:bebe _ operar,bebe _ se,bebe _ vide,bebe doit,bebe est,bebe precisa,beber _ ta,beber e,becau*,because,before _ end,bei _ familie,being tidy,best _ has,bleib*,blood,bon,bon _ lever,bon me,breakup,breakup _ 8,breakup after
100:bruder _ abschiedsbriefe,bruder schreibt,brust*,brustkrebs,bully*,bullying,ca _ mal,cabeca _ parede,cabeca na,cache*,cachorro _ embora,cachorro foi,cada _ que,cada vez,calorias al,calories _ day,calories a,cant _ rent
100:cant afford,cantine,ce _ ca,choro no,class,clean,coche,color _ my,color of,com _ cronica,com _ de,com as,com doenca,comendo,comendo 500,comendo _ calorias,comig*,comigo,comigo no,coming _ bei,commente _ couleur
100:commente la,comments _ color,comments the,compte _ jours,compte les,con _ ninos,con la,con un,convi*,corta,corta*,corte*,couleur,couleur _ mes,couleur de,cousin _ gaza,cousin in,criancas,cronica,curtains,da _ sem
100:da maternidade,damit ich,dans les,daria,das erste,dass es,day 5,day _ dry,days to,de _ algo,de _ rideaux,de hacerme,de jehova,de manha,de moi,de remedio,de vivre,death _ in,death threats,deja salir,deje _ testigos
100:deje los,del _ con,dela,dele,deleting it,demain,demande _ photos,den _ gefasst,den _ im,depois _ comer,depui*,depuis,der 12,der klasse,des photos,descansa em,descanse,descanse _ paz,descanse em,describing
100:describing _ bedroom,describing my,desde el,desde o,desem*,desempregada,desempregada _ um,desempregada ha,desma*,desmaiei,desmaiei na,despidieron ayer,despierte,dice,die _ meiner,die farbe,die wand,dije,dije _ no,dije que
100:disor*,disorder,disparue,disse _ live,disse na,disse que,do _ leave,do it,doenca cronica,doit _ faire,doit se,dormimos _ la,dormimos en,drei monate,dry _ update,dry fasting,du coeur,e _ acabe,e _ dificil,e autista
100:e quebrou,e ta,earthquake _ for,earthquake looking,eating 500,eating _ calories,eating disorder,einschlafen,einschlafen und,el _ aunque,el _ solo,el siguio,eleva*,elevador,eleves _ ma,eleves ont,em _ vo,em _ vovo
100:embora _ meu,embora no,empurrou,empurrou _ quebrou,empurrou e,en _ accidente,en _ tonton,en finir,en paix,encue*,encuentro razones,end _ all,endin*,ending,ending _ life,ending my,envoi*,envoie,er _ mich,er erpresst
100:er kommentiert,erpresst,erpresst _ mit,erpresst mich,escrevi,escrevi _ carta,escrevi uma,est mort,esta _ la,esta muriendo,estao,estar,estor*,estou _ ha,estou desempregada,even,ever _ guess,ever i,every _ i,every _ sounds
100:every train,evict*,ex _ our,ex sent,faire _ du,faire operer,fait _ de,fait mal,falling out,falta mesmo,farbe _ vorhange,farbe meiner,fasting update,fauss*,fausse,fazer,fechar,fechar _ olhos,fechar os,fecun*,fecundacion
100:fecundacion _ vitro,fecundacion in,feel,fenster _ achten,fenster im,filho _ autista,filho _ que,fille,fille _ 14,fille _ un,fille de,fin de,finir,fizer*,fizeram,fled,fled _ two,foi _ no,foi atropelada,foi embora,follower
100:followers _ my,followers that,for _ brother,force,frente e,freundin ritzt,fried*,frieden,frieden opa,friend has,from _ eating,from the,fugir,furgoneta _ los,furgoneta con,gata _ atropelada,gata foi,gaza,gefas*,gefasst
100:gegen _ wand,gegen die,geste*,gesto*,getting _ threats,getting death,go on,going _ a,going through,golpe*,goodb*,goodbye,googling,grand _ disparue,grand mere,grief,group chat,growi*,growing,guess,guess _ you,guess thank
100:guy from,habe,hacerme algo,hair _ falling,hair is,han _ un,hangt,hangt _ maschinen,hangt an,hasta,hat mich,hat sie,he comments,herze*,herzen,herzen _ werden,herzen operiert,hija de,hochw*,hochwasser,how _ recovered,husba*
100:husband,husband died,i _ on,i _ thank,i _ writing,i end,i guess,i just,i leave,i recovered,i started,ich _ einschlafen,ich _ heute,ich _ sterben,ich bin,il _ la,il commente,im _ death,im tired,in _ 12,in _ klasse
100:in _ mailbox,in _ opa,in _ uncle,in frieden,in gaza,in meinen,in my,in peace,infertilidad,infertilidad _ fecundacion,infertilidad y,inscrito,inscrito _ na,inscrito disse,irmao tomou,is _ out,is falling,isnt _ being
100:isnt about,ist _ meinen,ist _ wert,ist autist,ist in,ist nichts,it _ stop,it all,j _ peur,je _ m,je compte,je pense,je suis,jefe,jehova,joe,joe slideshow,jours _ a,jours jusqu,jusqu _ en,just,keep writing,kids _ dont
100:kids you,know i,kommentiert,kommentiert _ farbe,kommentiert die,la cantine,la couleur,la furgoneta,la pared,la puerta,lados,last _ before,last _ ever,last post,last video,le,le _ avec,le _ et,le _ que,le dije,le lit
100:leave my,leben _ nichts,leben ist,left _ sect,left the,les _ jusqu,les repas,letters without,lettre _ ma,lever demain,like _ invitation,live _ quer,live que,llevo _ mes,llevo un,logro,look _ my,los _ que,los ninos
100:los testigos,m _ de,m _ des,ma _ la,ma _ privee,ma grand,ma tante,machi*,mailb*,mailbox,mailbox _ my,mailbox describing,mais acordar,mais viver,make,mal _ mourir,mal de,manana _ despierte,manana no,manger _ moi
100:manger avec,mari,masch*,maschinen,massa*,maternidade,maternidade _ o,maternidade sem,matin,me _ ayer,me _ demain,me _ et,me _ hasta,me _ nadie,me agarra,me atropelle,me empurrou,me manda,me persegue,me tranca,me with
100:mein _ muss,mein _ out,mein _ schreibt,mein chef,mein coming,mein leben,meine _ hangt,meine _ ritzt,meine eltern,meine freundin,meinen _ eingeschlafen,meinen armen,meiner,meiner vorhange,mensaje,mere disparue,mes _ ont
100:mes rideaux,meu _ foi,meu _ precisa,meu _ tomou,mi _ le,mi acosador,mi jefe,mich _ dem,miedo _ hacerme,minha _ foi,minha _ mesmo,minha _ que,minha _ tem,minha falta,mio,mir _ den,mir an,mis _ tienen,mis fotos,mit _ video
100:mochi*,mochila,mochila _ pra,mochila pronta,mod,moder*,modo _ des,modo demande,moi _ la,mon _ demande,mon _ se,mon amie,mon modo,mon patron,mon prof,monate,monday,monte _ remedio,month,morgen _ aufstehen,morgen noch
100:movil _ no,mum,murie*,muriendo,muss _ herzen,muss am,my _ and,my _ at,my _ describing,my _ disorder,my _ keeps,my _ that,my _ was,my curtains,my eating,my mailbox,my parents,my therapist,n _ peux,na _ com,na _ quando
100:na _ que,na live,na parede,nadie se,namorado _ empurrou,namorado me,nao _ alegria,ne _ manger,ne veut,nicht raus,ninguem,ninguem _ sentir,ninguem vai,no _ a,no _ razones,no despierte,no elevador,noch aufstehen
100:note _ deleting,note and,nue,nur _ weg,o _ so,o bebe,o coracao,o parto,ocd,ocd _ about,ocd isnt,of _ curtains,of _ husband,of living,off,ojala _ atropelle,ojala _ no,ojala manana,ojala me,olhos _ que,olhos e,on _ dans
100:on monday,one suitcase,ont _ video,ont ma,operar,operar _ coracao,operar o,opere*,operer,operer _ coeur,operer du,operi*,operiert,operiert werden,our _ to,our video,out _ der,out bei,pais _ se,paix,paix tonton,para _ avo
100:para quedarme,pared,parede _ erro,parede quando,paren*,parle de,partiu,parto _ choro,parto so,pas survecu,pasad*,patron,paz vo,paz vovo,peace,peace _ joe,peace uncle,perdemos,perdio _ piernas,perro _ apago,persegue
100:personne _ veut,peux,phone,photos _ une,pide fotos,pienso en,piernas _ un,piernas en,plus _ vivre,point _ living,por mi,por outro,por whatsapp,porta*,post _ i,post ever,pra _ mae,pra fugir,precisa _ o,precisa operar
100:pronta,pronta _ fugir,pronta pra,puerta,pulei,quand*,quando,quando erro,que _ fait,que _ morrer,que _ sinto,que acabe,que partiu,que pienso,que quer,quedarme,quemo,quer morrer,quero _ os,quero fechar,quero mais,quiero _ y
100:quoi _ me,quoi bon,razon*,razones,razones _ quedarme,razones para,razor,reads,recibo,recibo _ de,recibo amenazas,recovered,recovered _ my,recovered from,redet,remed*,remedio,rent,rent _ month,rent this,repose
100:repose _ paix,repose en,rest _ peace,rest in,ridea*,rideaux,ritzt,ritzt sich,ruckf*,ruhe _ frieden,ruhe in,s,sabe _ direccion,sabe mi,salir sin,same note,sans,scared _ my,schlagt,schlagt uns,schluss,schreibt _ was
100:schreibt abschiedsbriefe,schwester _ an,schwester hangt,se _ muriendo,se _ operer,se apago,se eu,se llevo,se mata,se scarifie,sect,sect _ one,sect with,sem _ bebe,sem beber,sem o,sent _ video,sent our,sentir _ falta
100:sentir minha,showed,showed up,si me,sient*,siguen _ la,siguen en,siguio,siguio _ le,siguio aunque,sinto alegria,slide*,slideshow,so choro,sohn _ autist,soirs,solo,sounds _ an,sprea*,stalker _ persegue,stalker me
100:stamp _ my,suit partout,suitc*,sumiu,suppo*,survecu,sus _ siguen,sus zapatos,ta dificil,tante,tante _ a,tante n,tell _ followers,tell _ kids,tell your,tenho _ de,tenho _ mochila,tenho uma,testi*,testigos,testigos _ jehova
100:testigos de,thank _ all,that _ husband,that my,the _ i,the _ note,the color,the life,the point,the sect,thinking _ ending,this song,threats _ my,threats in,through _ breakup,tidy,tinha,to _ goodbye,to _ here,to my,to our
100:to sleep,to stop,todas las,todos,tomou,tomou _ monte,tomou um,tonto*,tonton,touch*,tracks,tracks _ phone,tracks my,train _ like,train sounds,tranc*,tranca,tranca _ quarto,tranca no,tumor,tur,um _ disse,um inscrito
100:um stalker,uma _ pronta,uma mochila,un _ de,un _ mio,un accidente,un coche,uncle _ slideshow,uncle joe,und _ mir,und was,une _ apres,uns,up in,vacia,vai _ minha,vai sentir,veut _ avec,veut manger,video _ i,video before
100:video privee,viver _ doenca,viver com,vizinho _ agarra,vizinho me,voltamos,voltamos _ maternidade,voltamos da,vorhange,waits,waits _ my,want _ live,want _ to,want it,was _ in,we fled,we lost,what year,whats _ point
100:will einschlafen,will sterben,with _ pictures,with _ suitcase,with two,without _ and,without _ stamp,without me,wo ich,worry,would be,wozu,wozu _ noch,wozu morgen,writi*,writing,writing _ same,writing the,wrote,y _ in
100:y fecundacion,you _ im,you _ want,you _ your,you all,you tell,your _ you,your kids,zapatos _ en,zapatos siguen,zigar*,zigaretten
120:4 _ still,4 and,400,400 _ am,400 kalorien,90 _ nuchtern,90 dias,@feign,@find,@scare,@stranger,@theiraddress,@toxin,a _ cancer,a _ channel,a _ la,a _ machines,a car,a des,a forca,a parle,a retrouve,a touchee
120:abonne _ retrouve,abonne a,abuelito,abusive,abusive husband,acabo*,acabou,acabou _ mim,acabou pra,after,after my,agarr*,ai _ une,aider,aider _ amie,aider une,al bebe,alivi*,alto papa,alumnos _ mi,alumnos tienen,amie _ un
120:amie apres,amigo,an _ verstorbene,an selbstmord,and _ making,and _ until,and a,and gum,and still,and then,anniv*,anniversary,ansiedade,apagar _ numero,apagar o,apago,apres _ viol,arbeitslos,arm,as criancas,aucune _ de
120:aucune raison,avec _ enfants,avec l,avo esta,banhe*,banheiro,bank,been _ how,best _ death,birth*,birthday,bleibt,brace*,bracelets,branchee,branchee _ des,branchee a,brief _ meine,by _ car,ca fait,camio*,camion
120:camion _ les,camion avec,canse*,cansei,cansei _ lutar,cansei de,cant,cant go,cara,casa por,casar,casar _ forca,casar a,cat _ hit,cat got,celular e,channel _ my,channel with,christmas _ mom,christmas without,churc*,church
120:cigar*,cigarette,coffee _ gum,coffee and,com _ criancas,comigo _ recreio,comment _ une,comment aider,commente,consigo _ o,contra _ pared,contra la,couche _ temoignage,couche mon,couns*,cousine,crises _ ansiedade,crises de
120:cut _ deep,cut too,dans _ camion,dans l,daria cuenta,das _ weihnachten,de _ acabou,de _ guerra,de _ pendre,de ansiedade,de lutar,de pastillas,de trop,death anniversary,deep,deep _ time,deep this,deepf*,deepfake,deje
120:den _ merken,den unterschied,denke,denke _ selbstmord,denke an,depresion,des _ a,des _ pour,des machines,descansa en,dinero y,doesnt _ what,domes*,domestic,domestic violence,dormimos _ van,dormimos na,dormir e,dort _ le
120:drink*,e _ in,e fertilizacao,e to,eaten,ecogr*,ecografia,ecografia _ latido,ecografia sin,einem _ arbeitslos,einen anderen,einge*,eingeschlafen,el _ de,el _ por,el parto,en _ abuelito,en _ lados,en el,en mis,en paz
120:en peux,en prison,en ucrania,encerro,end everything,enough to,erste _ ohne,erste weihnachten,est _ a,est _ prison,est branchee,est en,estorbo,estorbo _ todos,estorbo en,et je,ete,every birthday,every*,ex _ mich,ex me,fan
120:fausse _ mon,fehlg*,fehlgeburt,fehlgeburt _ der,fehlgeburt in,fertilizacao,fertilizacao _ vitro,fertilizacao in,finde _ grund,finde keinen,flops,flops _ end,flops ill,follower _ mir,forca,found,frau _ einen,frere _ en
120:frere est,friends _ anniversary,friends death,fuera _ se,fuera nadie,gestern,gestorben,getti*,getting,good _ camera,good on,granddad,granddad _ know,granddad doesnt,grund,grund _ schones,grund weiterzuleben
120:guerra _ ucrania,guerra en,gum,gum _ the,gum until,hab angst,haben _ privates,haben mein,hago,han,has spread,hat _ an,have a,haven*,havent,he _ the,helps _ the,helps is,hijo tiene,hinterher,hits me,hoje _ manha,hoje de
120:huimo*,huimos,huimos _ la,huimos de,i _ go,i _ want,i film,i live,i wear,ich _ an,ich _ nicht,if _ video,if this,ihm,il a,ill _ everything,ill end,im _ and,im trans,in der,infertilidade,infertilidade _ fertilizacao
120:infertilidade e,intimo,into blood,inund*,inundacion,is _ razor,islam,islam _ histoire,islam mon,ist gestorben,it _ spread,its malignant,j,j _ plus,jahr arbeitslos,je mets,je n,je pleure,jefe _ toco,jours,kann _ mehr,keeps
120:keine*,keinen _ weiterzuleben,keinen grund,keiner _ den,keiner wurde,kids _ the,kill yourself,know,know _ year,know what,knows,krank*,l _ mon,l islam,la _ sin,la difference,la ecografia,la guerra,la inundacion,la tarjeta
120:las piernas,latid*,latido,le _ a,le camion,leave _ abusive,leaving _ mormon,leaving the,leer,les _ devant,les soirs,lettre a,levantar,levantar amanha,lever,liebt _ anderen,liebt einen,lied,life,likes,line _ into
120:line turned,live _ coffee,lives*,livestream,lloro,lo _ hago,lo logro,look _ on,look good,lutar,lutar _ pra,lutar acabou,m _ touchee,ma _ mere,ma _ s,machines,made _ telegram,makin*,making,making videos,malig*,malignant
120:man,man _ the,marri*,marriage,me _ con,me _ contra,me _ salir,me casar,me fuera,me lever,me puso,me quemo,me tira,mein _ video,mein hund,mein privates,mein stiefvater,meine _ haben,meine _ oma,meine verstorbene,merke*
120:merken,meu _ me,mi _ privado,mi depresion,mi ex,mi familia,mi tia,minha,minha familia,mir _ gekundigt,moderador,mon _ pere,mon adresse,mon ex,mon histoire,mon temoignage,month video,month*,months,mormo*,mormon
120:mormon church,mothe*,mother,movil y,my _ every,my _ husband,my _ sent,my _ when,my abusive,my car,my cousin,my granddad,my marriage,my name,my nudes,na van,nacio,nada,nadie _ daria,nao _ nada,nao _ nunca,natal,natal _ meu
120:natal sem,needs,nichts wert,ninguem _ comigo,ninguem senta,no _ logro,no recreio,nobody _ your,notas,nucht*,nuchtern,nuest*,numero dela,nur 400,nur _ kalorien,o _ dela,o _ que,of _ violence,of domestic,ohne,ohne oma
120:oma hat,on coffee,on dort,os _ dele,parents,parle _ se,parto _ lloro,parto solo,patron _ a,patron m,paz abuelito,pensar,penso _ suicidio,perdimos _ bebe,perdimos al,pere _ parle,photos,photos a,pics,piern*,piernas,pills
120:pink,pink _ turned,pink line,plus de,por mensaje,porque _ como,porte,posted my,pour m,pra _ levantar,pra que,preve*,prevention,prevention _ video,prevention month,priso*,prison,privates,privates video,procu*,pulei _ de
120:pulei hoje,pulse*,puso,quase _ hoje,quase pulei,que _ amanha,que _ cada,que estorbo,que levantar,que no,querem _ casar,querem me,quero morrer,quitter,quitter _ islam,quitter l,raison de,repas,retro*,retrouve
120:retrouve _ adresse,retrouve mon,say i,scan _ it,scan shows,schones,schones lied,schuler _ mein,schuler haben,se _ cuenta,se daria,se pendre,second _ line,second pink,sei como,seit 90,selbstmord,sem _ e,sem _ pai,senta
120:senta _ no,senta comigo,senti*,shes,shoot,shows _ has,shows it,si _ fuera,siento _ estorbo,sin latido,six,soeur _ branchee,soeur est,solo lloro,someb*,somebody,someone _ a,someone made,spread,stage,stage 4,sterben,stief*
120:stiefvater,still _ videos,still making,suicide _ month,suicide prevention,suis en,suitcase,supporting,supporting _ of,supporting survivors,survivors,survivors _ domestic,survivors of,tagen nuchtern,tarje*,tarjeta
120:telegram _ with,telegram channel,telli*,telling,temoignage,tenho crises,thank,thank you,that _ is,the _ church,the _ pink,the _ say,the _ shows,the _ way,the bathroom,the mormon,the razor,the shoot,they _ a,they _ my
120:this _ flops,this time,this video,through a,tia,tia _ lo,tia no,tienen _ video,tienen mi,to hide,toda,today,todos lados,too _ this,too deep,touchee,tous _ soirs,tous les,trans and,tres dias,tryin*,trying,turned _ blood
120:turned into,ucran*,ucrania,um _ me,um _ sem,un _ le,un _ me,un ano,un cancer,un tipo,un viol,una _ para,und _ mich,und meinen,under,une amie,une fille,unterschied,unterschied merken,until _ shoot,until the,up _ a,up _ i
120:van _ as,van com,verstorbene,verstorbene oma,video _ ill,video flops,video intimo,video privado,video to,viol,violence,vlogs,volta*,vomito _ de,vuela,vuela _ papa,vuela alto,wear,weihn*,weihnachten,weihnachten ohne
120:weiterzuleben,weiterzuleben _ lied,weiterzuleben schones,what _ it,when im,wir haben,with me,with my,without mom,wurde _ unterschied,wurde den,wurde gekundigt,y la,year _ is,year it,yeste*,yesterday,you _ this,yours*
120:yourself
140:13 anos,14,500,500 calorias,@endlife,@goodbye,@noanswer,@parent,@shutin,@smash,@thin,@things,@tumour,a _ cortar,a _ fille,a cult,a gente,a mao,a me,abort*,aborto,aborto espontaneo,abuel*,acordar,acosa,after 8,after _ car
140:after _ cat,after every,and _ is,and _ my,and its,and my,ano que,arbei*,ausst*,aussteiger,aussteiger _ zeugen,aussteiger der,autismo,avec _ endometriose,bedro*,bedroom,befru*,befruchtung,bekomme,bin,birthday _ my
140:birthday without,bis _ hause,bis nach,bought _ to,bought enough,brother is,cachorro morreu,calorias,calorias _ dia,cant _ on,car accident,carta para,chef _ mir,chef hat,chronischer,chronischer krankheit,coeur,com medo
140:comid*,como _ fazer,como vou,corac*,coracao,couch*,couche,counselling,counselling tips,cousin,cult,custo*,da guerra,danach kam,de 13,de _ partout,de mi,de se,der _ jehovas,der _ woche,der familie,der zeugen,despidieron
140:despues de,devan*,devant,diner*,dinero,dinero _ la,doenc*,doenca,doi,doi menos,dont want,door,drown,e _ me,e _ tudo,e nao,earth*,earthquake,easie*,easiest,easiest _ out,easiest way,ein _ lauft,ein follower,el dinero
140:enche*,enchente,encuentro _ para,endometriose,endor*,enough _ make,enterramos,es nicht,esconder,esconder os,espon*,espontaneo,est fait,et m,everything,everything _ look,everything please,ex _ acosa,falou,falso
140:fausse couche,fecha*,first birthday,first day,follower lauft,for _ please,for everything,freundin _ sich,fugim*,fugimos,fugimos _ guerra,fugimos da,gambl*,gambling,gambling _ my,gambling ruined,gata,go _ nobody,go kys
140:gorda,grief _ tips,grief counselling,growing _ in,growing up,haben,hat es,hause hinterher,have _ this,have loved,head,hijab,hijo,hijo _ autismo,hizo _ maleta,hizo la,i _ do,i _ enough,i _ too,i _ wearing,i can,i should
140:i still,ich _ vergewaltigt,ich denke,if _ read,if you,il m,im not,in _ cult,is using,it like,it to,its _ late,its too,j ai,ja _ como,ja sei,jahr,jefe me,jehovas,jeito,jeito _ doi,jeito que,kam,kinderwunsch
140:kinderwunsch _ kunstliche,kinderwunsch und,kirch*,kirchenaustritt,kirchenaustritt _ was,kirchenaustritt und,krankheit,kunst*,kunstliche,kunstliche befruchtung,kys,kys _ likes,kys nobody,l endometriose,la _ mientras
140:la maleta,lauft _ bis,lauft mir,le _ de,leben _ chronischer,levan*,like _ drown,like to,likes _ videos,likes your,line,live on,locked _ door,look after,loved,loved _ song,loved this,lui,malet*,maleta,maleta _ yo
140:maleta mientras,man at,mao,me _ e,me acosa,me cortar,me despidieron,medic*,meine katze,meu padrasto,mi amigo,mi hijo,mich mit,mientras _ trabajaba,mientras yo,minha amiga,minha vida,mir _ nach,mir bis,mit _ krankheit
140:mit chronischer,morgen,muito*,muitos,my _ day,my bedroom,my head,my last,my pictures,nach _ hinterher,nach hause,nackt*,nadie,nao vale,nobody likes,noch einen,noel,noel _ mamie,noel sans,nur _ einen,o jeito,on _ and
140:on _ perdu,outside my,padrasto,party _ the,party locked,passo*,pendr*,pendre,pense,penso,penso em,peux plus,please _ after,please look,point of,porqu*,porque,posted,prima,pro,procuro,procuro _ jeito,procuro o,ptsd
140:ptsd _ the,ptsd after,puert*,que _ menos,que doi,que hago,que nao,queda*,quero,quito _ dinero,read _ its,read this,recre*,ruine*,ruined,ruined _ marriage,ruined my,s _ fait,said,sair,sans mamie,say _ should,see,sei _ vou
140:seit _ tagen,shami*,shaming,she _ have,she would,should _ it,should do,siento,siento que,since,sofri _ aborto,sofri um,sorry,sorry _ everything,sorry for,stage _ and,stehe,stehe ich,still _ the,stopp*,stopped _ hijab
140:stopped wearing,stude*,suis _ trop,suis de,tengo _ de,terre*,terremoto,the _ accident,the _ locked,the _ when,the easiest,the party,the voices,this _ too,this its,tiene autismo,tipo,tips for,to _ medo,to _ sure,to drown
140:todo,tomei,too late,trabajaba,trop partout,um _ espontaneo,um aborto,un _ sans,un abonne,und _ befruchtung,und _ danach,und kunstliche,up _ my,using,va,vergewaltigt,vida nao,vie,viver,vivre _ l,voices,voices _ i
140:voices say,vou fazer,was _ kam,was danach,way out,we _ the,wearing hijab,whats _ easiest,whats _ like,whats it,why _ stopped,without _ dad,without my,would _ loved,wurde vergewaltigt,y _ tarjeta,y lo,yo trabajaba,you read
140:your videos,zeuge*,zeugen,zeugen jehovas
160:@drowse,@jump,a man,ai _ de,ai _ violee,ai ete,ai plus,alcoo*,alcool,alegr*,alegria,am tag,an sans,anxie*,anxiety,anxiety _ for,anxiety tips,at _ party,at _ weeks,at my,atropelada,aus syrien,ayer,battl*,battle,be here
160:beber,before i,born,brother _ using,burn,carta,chemo _ vlog,chemo day,chien _ mort,chien est,chris*,christmas,color _ mis,color de,comenta _ color,comenta el,como 500,como _ calorias,comprimidos,con _ dolor,conti*
160:convivir,convivir _ el,convivir con,cronico,de _ cortinas,de _ scolaire,de harcelement,de mes,death,depression,descobriu,desde,deuil,dit,dolor,dolor cronico,e me,ecrit,einem jahr,el _ cronico,el color,el dolor,ele _ a
160:en la,en todos,encuentro,endometriosis,enter*,es _ geschafft,ete violee,faire _ deuil,faire son,fait,familia,familie,fat _ at,fat shaming,for students,frent*,frente,geflo*,geflohen,geflohen _ syrien,geflohen aus,geschafft
160:gibt,gibt _ noch,going,grand,hacerme,harcelement,harcelement scolaire,hat _ nicht,here,hund ist,i look,i was,ich bekomme,ill,is _ again,isnt,it _ to,ive,ive been,j _ ete,je _ au,jedem,jusqu,latel*,lately,le pide,leavi*
160:leaving,like,living _ endometriosis,look,manda,me da,me toco,meinen,mes _ beber,meu _ de,mi _ sabe,miedo de,minha _ se,mis cortinas,mon _ et,mon salaire,moro,moro _ carro,moro no,muitos comprimidos,murio,murio la,murio mi
160:my _ died,my comments,my drink,n en,nao sinto,nicht geschafft,no encuentro,nur,oma _ es,para minha,passou,passou _ mao,passou a,pasti*,pastillas,pensa*,peso,plus,que esconder,riem,ruhe _ mama,ruhe sanft,salai*,salaire
160:salaire et,sanft,sanft mama,sans alcool,scarifie,schon*,scola*,scolaire,shaming _ the,shaming at,showe*,shows,sinto,sohn ist,someone spiked,son deuil,spike*,spiked,spiked _ drink,spiked my,stopped,story*,su,syrie*,syrien
160:takes,teleg*,telegram,temoi*,tengo,tengo miedo,tenho,the _ at,the _ with,the house,there,tips _ students,to _ him,toco,toile*,tomei _ comprimidos,tomei muitos,ultra*,um cara,using again,vale,victi*,victime
160:victime _ harcelement,victime de,violee,vivre avec,voice*,volte*,voltei,voltei _ me,voltei a,vomito,vovo,was born,weeks,weine,when,with endometriosis,would have,y no,years,you _ being
180:90 _ sobria,90 days,@again,@against,@molest,@mygrave,@refused,@sleepin,@tail,a _ na,a telegram,about being,accid*,amiga _ corta,amiga se,and,ansie*,as _ nurse,at the,battle update,bekomme morddrohungen,bleibt leer,calor*
180:child*,coming out,crise*,crises,custody,custody _ update,custody battle,das _ bleibt,das kinderzimmer,despe*,dias sobria,dispa*,disse,do _ peso,do _ tell,doesnt know,drink,el _ y,em suicidio,en _ plus,esta,esta en,et fiv
180:faced,faced _ a,faced as,fiv,gekun*,gekundigt,goodbye video,heali*,healing,here anymore,hope,humil*,i _ as,i dont,i faced,ich _ morddrohungen,ich habe,ich kann,ich will,ich wurde,il,is _ goodbye,je _ dans,je _ les
180:kinderzimmer,kinderzimmer _ leer,kinderzimmer bleibt,living with,mais,manan*,manana,meu peso,mi _ se,mich,mich und,mordd*,morddrohungen,mouri*,mourir,my cat,my face,nao como,no carro,nunca mais,of my,opera*,parco*
180:parcours,parcours _ et,parcours pma,parto*,partout,pma,pma _ fiv,pma et,postp*,postpartum,postpartum depression,pra minha,que _ gay,queri*,queria,quier*,racis*,racism,racism _ faced,racism i,recai*,recaida,riem _ meu
180:riem do,sai,salir,se _ de,se corta,seit _ jahr,seit einem,sobria,someo*,someone,storytime,suicidio,sure,table,the door,the scan,the table,this is,tive,tive _ recaida,tive uma,to live,um ano,uma recaida,weari*,wearing,wir
200:12,@comesin,@elder,@insult,@night,@parted,@private,@room,after _ years,aguen*,aguento,aguento mais,alle _ uber,alle lachen,and _ me,burn out,carro,carta _ minha,cat _ sleep,cat to,chemo,childhood,childhood _ healing
200:childhood trauma,comenta,corti*,da igreja,diabe*,diabetes,dont _ to,em paz,en _ out,en burn,faile*,failed,figur,habe panikattacken,hacer*,ich _ panikattacken,if,katze _ uberfahren,katze wurde,lachen _ meine,lachen uber
200:make sure,me,me _ y,meine _ wurde,meine figur,meine*,mi perro,murio _ perro,my _ overdosed,na,nao aguento,oma,ontem,overd*,overdosed,pain,panik*,panikattacken,putti*,putting,putting _ cat,putting my,roommate overdosed
200:s est,sai _ igreja,sai da,scan,se,second,sem meu,sober,sofri,someone _ my,suis _ burn,tell my,to com,track*,trans,traum*,trauma,trauma healing,tudo,uber _ figur,uber meine,uberf*,uberfahren,vale nada,vez que,vida _ vale
200:weite*,wurde uberfahren,y _ me,ya
220:90 _ sober,@contact,@cut,@dm,@eat,@marry,@minor,@needask,@sickly,@undress,@vanished,alzheimer,amanh*,amanha,amiga,ano,anymo*,anymore,aware*,awareness,bin obdachlos,chronic,chronic _ day,chronic pain,comin*,coming,contra
220:days sober,de 12,descansa,descansa _ paz,desde _ parto,dormimos,embor*,embora,est,face,faith,fired,fired _ my,fired on,her,ich _ obdachlos,in vitro,intim*,ist,je _ en,last,leben mit,losing _ faith,made a,mis
220:miscarriage storytime,mon _ est,morrer,my _ to,my faith,my goodbye,nobod*,nobody,obdac*,obdachlos,on _ first,opa,padra*,pain _ in,pain day,parto,perdimos,quiero,quiero morirme,ruhe,scari*,sends,stalker,still,stillbirth
220:stillbirth awareness,suicide,video _ my,vitro,whats the,ya no
240:@acid,@bodygoal,@endit,@i,@nolonger,@orelse,@ownkid,@trustme,a ma,alzhe*,ana,ana tips,berco,car,color,cortinas,cousi*,divor*,dont,estup*,estuprada,every,fat,first _ without,from my,fui estuprada,guerr*,guerra,harce*,his
240:ivf failed,la _ y,losing my,mehr,meu _ e,meu cachorro,morir*,morirme,pro _ tips,pro ana,quitt*,schreibt,second _ failed,second ivf,sich,still*,tell,updat*,would
260:@aftereat,@baby,@force,@goeson,@planned,@scars,@seen,berco _ vazio,berco ta,choro,croni*,day vlog,et me,him,infertility,infertility journey,journ*,mama,my _ video,nicht mehr,noch,nur noch,o _ ta,o berco,pra,puedo,ta
260:ta vazio,this _ my,update,vazio,viole*,vivre
280:13,@breath,@ex,@mypics,@proud,amie,being,days,desca*,dias,do meu,ex,hier,i,i cant,igrej*,igreja,m,mein _ ist,misca*,miscarriage,ojala,seit,un an,until,y me
300:@athand,@crowd,@grope,@hard,@me,@mock,@partner,@place,@soon,@spreadby,@suffer,about,acord*,adoption,adoption _ video,adoption reunion,been,depre*,endom*,foi,ich,its,ivf,jehov*,livin*,living,our,reuni*,reunion
300:reunion video,up,vida,want _ die
320:@afraid,@cries,@died,@lurk,@pet,@search,@threat,adopt*,despi*,famil*,go,no _ mas,nudes,papa,paz,piens*,pienso,rip mamie,she,stalk*,viola*
340:@body,@days,@dieweak,@neverwake,@vanishwish,fotos,fui,gay,journey,live,morre*,no puedo,puedo mas
360:90,@lockin,@numb,@threaten,atrop*,er,has,je,kinde*,leben,llevo,me violaron,out,rip,violaron,we
380:@height,@hit,@imalive,@noteat,@porn,@they,@thinkof,@whereabouts,mamie,nao _ mais,to die
400:@friend,@sinceday,chron*,ele,whats
420:@adult,@farewell,@liveon,@purpose,tips
440:@rage,a mi,autis*
460:@touchme
480:@enclosed,@lost,he,infer*,wurde
500:@gone,@relative
520:@disaster
540:@lethal,@past,@stillborn,suici*
560:@illme
580:@fired
640:@relief
720:@throwup
780:@leftme
800:@ailing
860:@killself
900:@nude
`;
