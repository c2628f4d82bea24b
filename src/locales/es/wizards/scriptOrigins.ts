import type { scriptOriginsMessages } from '../../messages/wizards/scriptOrigins';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptOriginsMessages> = {
  origins: {
    written: 'Escrito para este tema',
    notes: 'De tus notas',
    wikipedia: 'De Wikipedia (CC BY-SA)',
    model: 'Escrito por un modelo de lenguaje',
    outline: 'Esquema: rellena los [corchetes]',
  },
  outlines: {
    question: 'Esquema: pregunta y respuesta',
    mistake: 'Esquema: un error común',
    threeThings: 'Esquema: tres cosas sobre el tema',
  },
  filledIn: 'Tu esquema, completado',
  writtenElse: 'Escrito para un tema cercano',
  near: (name) => `No es exactamente tu tema: este trata de ${name}.`,
  anotherQuestion: (name) => `No es lo que preguntas, sino otra pregunta sobre ${name}.`,
  isShort: 'Un guion corto: el texto no da para más frases que se entiendan solas. Puedes añadir algo.',
  article: (title) => `«${title}» en Wikipedia`,
  levels: {
    easy: 'fácil de seguir',
    standard: 'nivel de lectura medio',
    advanced: 'nivel de lectura avanzado',
  },
  told: (origin, level) => `${origin} · ${level}`,
};
