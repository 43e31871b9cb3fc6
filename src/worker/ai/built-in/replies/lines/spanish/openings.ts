import type { LanguageLines } from "../lines.ts";

/** What comes before a line and a comma. */
export const openings: LanguageLines["openings"] = {
  thanks: {
    casual: ["Muchas gracias", "Mil gracias", "Qué alegría leer esto"],
    motivational: ["Gracias por el empujón", "Palabras así dan fuerza", "Gracias por tanta energía"],
    funny: ["Voy a enmarcar este comentario", "Mi ego da las gracias", "Esto va directo a la nevera"],
    techy: ["Buena señal, gracias", "Ánimo actualizado, gracias", "Guardado en favoritos"],
    professional: [
      "Agradezco mucho estas palabras",
      "Gracias por dedicar un momento a escribir",
      "Muchas gracias por el comentario",
    ],
  },
  company: {
    casual: ["Qué bien", "Qué bueno", "Anda"],
    motivational: [
      "Da gusto [tenerte|tenerle] en el camino",
      "Gracias por estar ahí",
      "Esto crece con gente así",
    ],
    funny: [
      "[Tu|Su] asiento en primera fila está reservado",
      "La dirección, o sea yo, está encantada",
      "[Te|Le] invitaría a un café",
    ],
    techy: ["Señal recibida", "Conexión establecida", "Mensaje recibido alto y claro"],
    professional: ["Gracias por el comentario", "Se agradece el comentario", "Es un placer [leerte|leerle]"],
  },
  cheer: {
    casual: ["Enhorabuena", "Qué grande", "Qué alegría"],
    motivational: ["[Te lo has|Se lo ha] ganado", "Qué momento", "Así se hace"],
    funny: ["Aquí estoy bailando de alegría", "Que alguien traiga confeti", "Ovación desde mi sofá"],
    techy: ["Logro desbloqueado", "Subida de nivel", "Nuevo récord"],
    professional: ["Mi más sincera enhorabuena", "Muchas felicidades", "Qué gran logro"],
  },
  light: {
    casual: ["Jaja", "Jaja, vale", "Qué risa"],
    motivational: ["Me [has|ha] alegrado el día", "Así da gusto leer comentarios", "Qué buen humor"],
    funny: [
      "No estaba en condiciones de leer esto",
      "[Ganas|Gana] los comentarios de hoy",
      "[Te|Le] robo la frase",
    ],
    techy: [
      "Chiste procesado, risa devuelta",
      "Resultado inesperado y muy bueno",
      "Prueba de humor superada",
    ],
    professional: ["Me ha hecho reír", "Gracias por la sonrisa", "Muy bien visto"],
  },
  asked: {
    casual: ["Buena pregunta", "Qué bien que [preguntes|pregunte]", "Gracias por preguntar"],
    motivational: ["Preguntar es el primer paso", "Da gusto ver tanta curiosidad", "Así se aprende"],
    funny: [
      "La pregunta que estaba esperando",
      "Déjame consultar mis apuntes",
      "Aquí se hacen las preguntas importantes",
    ],
    techy: ["Consulta recibida", "Pregunta en cola", "Petición registrada"],
    professional: ["Gracias por la pregunta", "Es una buena pregunta", "Agradezco la consulta"],
  },
  right: {
    casual: ["Gracias por avisar", "Gracias por [fijarte|fijarse]", "Gracias por el aviso"],
    motivational: ["Con gente atenta esto mejora", "Gracias por ayudarme a hacerlo mejor", "Cada aviso suma"],
    funny: [
      "Mi corrector interior se acaba de despertar",
      "Me pongo las gafas",
      "Llamo a mi bibliotecario interior",
    ],
    techy: ["Aviso registrado", "Incidencia abierta", "En cola de revisión"],
    professional: ["Gracias por la observación", "Agradezco la observación", "Gracias por señalarlo"],
  },
  fair: {
    casual: ["Lo entiendo", "Gracias por la sinceridad", "Tomo nota"],
    motivational: ["De esto se aprende", "Una crítica así ayuda a crecer", "Prefiero saberlo"],
    funny: ["Auch, pero lo acepto", "Mi crítico interior asiente", "Anotado con una pequeña lágrima"],
    techy: ["Informe recibido", "Fallo anotado en la lista", "Aviso registrado"],
    professional: ["Gracias por el comentario sincero", "Entiendo la observación", "Agradezco la franqueza"],
  },
  trouble: {
    casual: ["Vaya, qué rabia", "Uf, qué frustrante", "Qué pena que no salga"],
    motivational: ["No lo dejes", "[Estás|Está] más cerca de lo que parece", "Cada intento cuenta"],
    funny: [
      "Eso no estaba en el guion",
      "Los materiales están de huelga",
      "Esto merece un suspiro dramático",
    ],
    techy: ["Vamos a depurarlo", "Informe de error recibido", "Toca buscar el fallo"],
    professional: ["Lamento que aún no funcione", "Siento el contratiempo", "Gracias por contarlo"],
  },
  idea: {
    casual: ["Me gusta la idea", "Qué buena idea", "Buena idea"],
    motivational: [
      "Con ideas así da gusto seguir",
      "Así empiezan los buenos vídeos",
      "Gracias por pensar conmigo",
    ],
    funny: [
      "Alguien ha leído mi libreta",
      "Mi lista de ideas acaba de crecer",
      "Mi fin de semana [te|le] saluda",
    ],
    techy: ["Petición de función recibida", "Idea registrada", "Propuesta anotada"],
    professional: ["Gracias por la sugerencia", "Agradezco la propuesta", "Es una buena sugerencia"],
  },
  pleased: {
    casual: ["Gracias, qué amable", "Ay, gracias", "Mil gracias por decirlo"],
    motivational: ["Gracias, eso da ganas de seguir", "Gracias por los ánimos"],
    funny: ["Primero me sonrojo", "Piropo anotado y disfrutado"],
    techy: ["Voto a favor recibido", "Elogio registrado, gracias"],
    professional: ["Muchas gracias por la amabilidad", "Agradezco las buenas palabras"],
  },
  mixed: {
    casual: ["Me alegra que el resto gustara", "Gracias por lo bueno y por lo otro"],
    motivational: ["Un elogio y un empujón a la vez", "Gracias por decir las dos cosas"],
    funny: ["Un piropo con piedrita dentro", "Me quedo con lo dulce y con lo amargo"],
    techy: ["Un voto a favor y un aviso de fallo", "Dos avisos recibidos, y los dos sirven"],
    professional: ["Gracias por el elogio y por la crítica", "Agradezco las dos partes del comentario"],
  },
};

/** What may come after a line of thanks and a comma. */
export const closings: LanguageLines["closings"] = {
  casual: ["gracias de verdad", "me [alegras|alegra] el día"],
  motivational: ["gracias por el ánimo", "eso da ganas de seguir"],
  funny: ["y ahora no habrá quien me aguante", "mi ego [te|le] manda saludos"],
  techy: ["moral al cien por cien", "queda guardado con los mejores"],
  professional: ["se agradece de corazón", "gracias por [tomarte|tomarse] el tiempo"],
};
