import type { wizardMessages } from '../../messages/wizards/wizard';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof wizardMessages> = ({ plural, number }) => ({
  steps: 'Pasos',
  next: 'Siguiente',
  confirm: 'Confirmar',
  price: (cost, left) =>
    left === null
      ? `Cuesta ${number(cost)} créditos`
      : left < cost
        ? `Cuesta ${number(cost)} créditos. Tienes ${number(left)}`
        : `Cuesta ${number(cost)} de tus ${number(left)} créditos`,
  creditsMissing: (missing) =>
    `No alcanza: ${plural(missing, 'falta', 'faltan')} ${number(missing)} ${plural(missing, 'crédito', 'créditos')}`,
  takes: (span) => `Tarda aprox. ${span}`,
  others: (count) => `${number(count)} ${plural(count, 'otro está', 'otros están')} en proceso`,
  back: 'Volver',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  startOver: {
    label: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    text: 'Se pierde todo lo que has escrito y elegido aquí. Los archivos que subiste siguen en tu galería.',
    close: 'Cerrar',
  },
  busyHint: 'Tardará un momento. Tu trabajo está a salvo.',
  late: 'El servidor ha tardado demasiado. Tu trabajo está a salvo.',
  lateCreation:
    'El servidor ha tardado demasiado. Puede que tu vídeo haya empezado: mira en Tareas antes de intentarlo de nuevo.',
  script: {
    label: 'Elige el guion',
    title: 'Elige un guion para tu vídeo',
    text: 'Elige un guion generado por IA o escribe el tuyo',
    ideasTab: 'Guion de IA',
    ownTab: 'Escribir el mío',
    edit: 'Editar',
    done: 'Listo',
    select: 'Elegir',
    selected: 'Elegido',
    selectedForYou: 'Elegido para ti: todo lo que afirma está respaldado. Puedes elegir otro.',
    ideaText: (title) => `Guion: ${title}`,
    noIdeas: 'Aún no hay ideas. Escribe tu guion o vuelve atrás y añade detalles.',
    ownField: 'Tu guion',
    ownPlaceholder: 'Escribe aquí tu guion…',
    tipsTitle: 'Consejos para un buen guion',
    tips: [
      'Sé breve: 75 palabras duran unos 30 segundos.',
      'Usa un lenguaje sencillo que cualquiera pueda seguir.',
      'Estructúralo en introducción, desarrollo y conclusión.',
      'Piensa en tu público: ¿qué quiere saber?',
      'Léelo en voz alta: si cuesta decirlo, reescríbelo.',
    ],
    length: (count, seconds) =>
      count === 0
        ? 'Aún no hay palabras'
        : `${number(count)} ${plural(count, 'palabra', 'palabras')} · unos ${number(seconds)} s de locución`,
  },
  settings: {
    preview: 'Vista previa',
    previewHint: 'Así empieza en el primer estilo, sin voz ni música. Los demás estilos vienen después.',
    label: 'Ajustes del vídeo',
    title: 'Ajustes del vídeo',
    text: 'Ajusta las opciones del vídeo',
    music: 'Elige la música de fondo',
    moreMusic: (count) => `${count} pistas más`,
    picks: {
      hint: '¿Con prisa? Después puedes cambiarlo todo en el editor.',
      confirm: (voice, track) => `Crear con la voz ${voice} y la música «${track}»`,
    },
    play: (title) => `Reproducir ${title}`,
    pause: (title) => `Pausar ${title}`,
    voice: 'Elige la locución',
    voicePlaceholder: 'Elige una voz',
    voicesLoading: 'Cargando voces…',
    voicesFailed: 'No se han podido cargar las voces.',
    othersGroup: 'Otras',
    otherLanguages: 'Otros idiomas',
    languages: 'Idioma',
    cannotRead: (language, voice, spoken) =>
      `Este guion está en ${language} y ${voice} habla ${spoken}. Elige otra voz o una de estas opciones:`,
    playSample: 'Reproducir muestra',
    pauseSample: 'Pausar muestra',
    playSampleOf: (name) => `Reproducir muestra de ${name}`,
    pauseSampleOf: (name) => `Pausar muestra de ${name}`,
    accent: 'Acento',
    gender: 'Género',
    age: 'Edad',
    unknown: 'Sin especificar',
  },
  created: 'Tu vídeo está en camino.',
});
