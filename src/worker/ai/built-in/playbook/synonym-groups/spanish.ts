/** Words that creators use for the same thing, a group a line. */
export const SPANISH = `
dinero ganar cobrar pagar ingresos paga pagan monetizar plata pasta lana
precio tarifa cobrar cuanto
marca empresa patrocinador
visitas vistas visualizaciones reproducciones views
suscriptores seguidores subs
bajar caer bajado bajaron desplomado
crecer aumentar subir
publicar subir postear
grabar filmar
vergüenza timidez miedo nervios timido nervioso
cansado agotado quemado agotamiento
malos haters odio insultos negativos
robar robaron copiar copiado resubido
baneado suspendida bloqueada cerrada
cancion musica tema
equipo material camara
luz iluminacion foco
sonido audio voz
empezar comenzar principiante
video vídeo
móvil celular telefono
ordenador computadora pc
miniatura portada thumbnail
hora horario momento
subtítulos
guion script
gancho hook inicio
barato economico presupuesto
directo live vivo stream
irse salir abandonar
regalo regalaron gratis
falso fake suplantar
verificado verificacion insignia check
usar poner utilizar
pixelado borroso granulado
pausa descanso vacaciones
portatil laptop ordenador pc macbook
demanda denunciar abogado legal
estafa fraude falso sospechoso
hackear hackearon jaquearon robaron contraseña
correo email mensaje
contrato acuerdo exclusividad
factura autonomo hacienda impuestos
directo stream twitch vivo
donaciones propinas regalos
reseña review prueba analisis
cuarto habitacion fondo
oscuro luz lampara
eco ruido zumbido
espacio memoria disco almacenamiento
atascado error falla lento
traducir doblar idioma
acento pronunciacion
motivacion pereza procrastinar
saturado harto cansado agotado quemado
hijo hija niño niños bebe
tartamudear trabo muletillas
nombre renombrar usuario
quitar borrar eliminar ocultar
reaccionar reaccion
tapar difuminar
edad menor años
desplomado salen alcance caer
ropa vestir
enganchar atrapar gancho
ideas bloqueo inspiracion
hate odio insultan insultos
titulo titular
pais extranjero`;
