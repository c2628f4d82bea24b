import type { scriptOriginsMessages } from '../../messages/wizards/scriptOrigins';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof scriptOriginsMessages> = {
  origins: {
    written: 'Für dieses Thema geschrieben',
    notes: 'Aus deinen Notizen',
    wikipedia: 'Aus der Wikipedia (CC BY-SA)',
    model: 'Von einem Sprachmodell geschrieben',
    outline: 'Gliederung: Fülle die [Klammern] aus',
  },
  outlines: {
    question: 'Gliederung: Frage und Antwort',
    mistake: 'Gliederung: ein häufiger Irrtum',
    threeThings: 'Gliederung: drei Dinge zum Thema',
  },
  filledIn: 'Deine ausgefüllte Gliederung',
  writtenElse: 'Für ein verwandtes Thema geschrieben',
  near: (name) => `Nicht ganz dein Thema: Hier geht es um ${name}.`,
  anotherQuestion: (name) => `Nicht deine Frage, sondern eine andere zum Thema ${name}.`,
  isShort: 'Ein kurzes Skript: Viel mehr im Text ist für sich allein nicht verständlich. Ergänze gern etwas.',
  article: (title) => `„${title}“ in der Wikipedia`,
  levels: { easy: 'leicht verständlich', standard: 'normal verständlich', advanced: 'anspruchsvoll' },
  told: (origin, level) => `${origin} · ${level}`,
};
