import type { scriptWritingMessages } from '../../messages/wizards/scriptWriting';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptWritingMessages> = ({ plural, number }) => ({
  wishes: 'Cómo escribirlo',
  tone: 'Tono',
  anyTone: 'Cualquiera',
  tones: { plain: 'Sobrio', warm: 'Cálido', playful: 'Divertido', bold: 'Atrevido' },
  length: 'Duración',
  anyLength: 'Cualquiera',
  seconds: (count) => `${number(count)} segundos`,
  language: 'Idioma',
  anyLanguage: 'Automático',
  others: 'Escribir otra vez',
  similar: 'Más como este',
  similarTo: (title) => `Más como este: «${title}»`,
  earlier: 'Guiones anteriores',
  noModelButOurs: 'Con un modelo de lenguaje también puedes elegir aquí el idioma.',
  noModelButLength:
    'La duración vale para los guiones de tus notas y de Wikipedia. Con un modelo de lenguaje también puedes elegir aquí tono e idioma.',
  nothingNew: 'Esta vez no hay otros guiones. Cuenta más o edita uno de estos.',
  nothingNewYet:
    'Esta vez no hay otros guiones. Cuenta más, edita uno de estos o deja que escriba el modelo de tu navegador.',
  by: {
    operatorModel: (model) => `Escrito por ${model}`,
    localModel: (model) => `Escrito por ${model} en este servidor`,
    browserModel: 'Escrito por el modelo de tu navegador',
    builtIn: 'Citado de la información de tu producto',
  },
  aModel: 'El modelo de lenguaje',
  progress: {
    beginning: 'Escribiendo guiones…',
    thinking: (name) => `${name} está pensando…`,
    writing: (name, words, of) => `${name} está escribiendo: ${number(words)} de unas ${number(of)} palabras`,
    again: (name) => `${name} lo intenta una vez más…`,
    label: 'Progreso de los guiones',
  },
  cancel: 'Cancelar',
  retry: 'Reintentar',
  failed: 'No se han podido generar los guiones. Inténtalo de nuevo.',
  failures: {
    unreachable: (name) => `No se ha podido conectar con ${name}.`,
    refused: (name) => `${name} se ha negado a responder.`,
    brokeOff: (name) => `${name} se ha parado a mitad de la respuesta.`,
    tooSlow: (name) => `${name} ha tardado demasiado.`,
    tooLong: (name) => `${name} ha dado una respuesta demasiado larga.`,
    unusable: (name) => `${name} ha respondido dos veces y ninguna respuesta sirve.`,
    unloadable: (name) => `No se ha podido cargar ${name}.`,
    noMemory: (name) => `No queda memoria suficiente para ${name}.`,
  },
  browser: {
    offer: 'Escribir con el modelo de tu navegador',
    hint: 'Funciona en tu ordenador. Ningún servicio de IA ve tu texto.',
    opening: 'Iniciando el modelo de tu navegador…',
    downloading: (percent) => `Tu navegador está descargando su modelo: ${percent} %`,
    downloadLabel: 'Descarga del modelo',
    writing: (words) =>
      words === 0
        ? 'El modelo de tu navegador está leyendo…'
        : `El modelo de tu navegador está escribiendo: ${number(words)} ${plural(words, 'palabra', 'palabras')}`,
    again: 'Su primera respuesta no servía. Lo intenta una vez más…',
    checking: 'Comprobando lo que ha escrito…',
    faults: {
      notAllowed: 'Tu navegador no permite que esta página use su modelo.',
      otherLanguage: 'El modelo de tu navegador no escribe en este idioma.',
      tooMuch: 'Es demasiado texto para el modelo de tu navegador. Acórtalo o usa otro guion.',
      answerTooLong: 'El modelo de tu navegador ha dado una respuesta demasiado larga.',
      broken: 'El modelo de tu navegador ha dejado de funcionar.',
      silent: 'El modelo de tu navegador no ha respondido a tiempo.',
      unchecked: 'No se ha podido comprobar lo que ha escrito.',
      unusable: 'El modelo de tu navegador ha respondido dos veces y ninguna respuesta sirve.',
    },
    stays: 'Los guiones de abajo siguen ahí.',
  },
});
