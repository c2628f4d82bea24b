import type { explainerWizardMessages } from '../../messages/wizards/explainerWizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof explainerWizardMessages> = {
  topic: {
    label: 'Escribe un tema',
    title: 'Convierte cualquier tema en un vídeo para aprender',
    text: 'Una pregunta, un tema o tus propias notas. Pega todo lo que quieras.',
    field: 'Escribe un tema',
    placeholder: '¿De qué trata tu vídeo?',
    sample: 'Ver un ejemplo',
  },
  lookUp: {
    action: 'Buscarlo',
    hint: 'Un guion a partir del artículo de Wikipedia sobre tu tema',
    which: (name) => `¿Qué ${name}?`,
    whichText: 'Wikipedia tiene varios artículos con este nombre. Elige el que buscas.',
    none: 'Ninguno de estos',
    search: 'Buscar en estos artículos',
    noMatch: (words) => `Ninguno coincide con «${words}»`,
    showAll: (count) => `Ver los ${count}`,
    otherMeanings: '¿Te referías a otra cosa?',
    otherMeaningsHint: 'Otros artículos de Wikipedia con este nombre',
  },
  sentences: {
    action: 'Elegir las frases',
    title: 'Elige lo que dice tu vídeo',
    of: {
      article: 'Marca frases del artículo. Se leen en su orden.',
      notes: 'Marca frases de tus notas. Se leen en su orden.',
    },
    needed: {
      article:
        'Hemos marcado lo que se entiende por sí solo. Marca qué más debe decir tu vídeo: las frases se leen en el orden del artículo.',
      notes:
        'Muy poco de tus notas se entiende por sí solo para que elijamos nosotros. Marca frases: se leen en su orden.',
    },
    alone: 'Estas se entienden por sí solas',
    leaning: 'Estas quizá necesiten otra frase',
    leaningHint: 'Marca una si las demás que elijas dejan claro a qué se refiere.',
    leansOn: {
      pronoun: (words) => `«${words}»: ¿quién o qué?`,
      thing: (words) => `«${words}»: ¿cuál?`,
      name: (words) => `«${words}»: ¿quién es?`,
      comparison: (words) => (words ? `«${words}»: ¿en comparación con qué?` : '¿En comparación con qué?'),
      time: () => '¿Cuándo fue?',
      subject: () => 'No nombra tu tema',
      joins: (words) => (words ? `«${words}» continúa una frase anterior` : 'Continúa una frase anterior'),
      long: (_, count) => `${count} palabras: muchas para leerlas de un tirón`,
      unsure: () => 'No sabemos si se entiende por sí sola',
    },
    count: (said, of) => `${said} de ${of} elegidas`,
  },
  busy: {
    suggestingScripts: 'Escribiendo guiones sobre tu tema…',
    lookingTopicUp: 'Buscando en Wikipedia…',
    fetchingSentences: 'Trayendo las frases…',
    takingSentences: 'Preparando tu guion…',
    creatingVideo: 'Iniciando tu vídeo…',
  },
  errors: {
    topicMissing: 'Escribe un tema para crear el vídeo',
    topicTooLong: 'Acorta el tema a 20.000 caracteres',
    scriptIdeasFailed: 'No se han podido generar los guiones. Inténtalo de nuevo.',
    lookUpFailed: 'La búsqueda ha fallado.',
    sentencesMissing: 'Elige frases que sumen al menos 30 palabras',
    sentencesFailed: 'No se han podido traer estas frases.',
    sentencesChanged: 'Parte de lo que marcaste ya no está en el texto. Revisa tu selección.',
    notesTooShort: 'Tus notas tienen muy pocas frases para un vídeo. Añade algunas o escribe tú el guion.',
    notesTooSlow: 'Leer tus notas ha tardado demasiado. Acórtalas o escribe tú el guion.',
    articleMissing:
      'Wikipedia no tiene ningún artículo sobre esto. Prueba otras palabras o rellena el esquema.',
    articleTooSlow:
      'Leer el artículo de Wikipedia ha tardado demasiado. Prueba con otras palabras o rellena el esquema.',
    articleTooShort:
      'El artículo de Wikipedia es demasiado corto para un vídeo. Prueba otras palabras o rellena el esquema.',
    articleIsList:
      'El artículo de Wikipedia es solo una lista. Busca uno de sus elementos o completa el esquema.',
    scriptMissing: 'Elige un guion',
    scriptWordless: 'Aún no hay nada que decir: añade palabras',
    scriptTooLong: 'Este guion es demasiado largo: el límite son 600 palabras',
    outlineUnfilled: 'Rellena todo lo que está entre [corchetes]',
    musicMissing: 'Elige la música de fondo',
    voiceMissing: 'Elige una voz',
    voiceCannotRead: 'Esta voz no habla el idioma de tu guion',
    recordingMissing: 'Graba tu voz y pulsa «Usar esta grabación», o sube una',
    videoFailed: 'No se ha podido generar el vídeo. Inténtalo de nuevo.',
    unexpected: 'Ha ocurrido un error inesperado. Inténtalo de nuevo.',
  },
};
