import type { writerFaultsMessages } from '../../messages/wizards/writerFaults';
import type { Translation } from '../../inLanguage';

const notSaid = {
  page: 'das steht nicht in deinen Produktinfos',
  article: 'das steht nicht im Artikel',
  notes: 'das steht nicht in deinen Notizen',
};

export const translation: Translation<typeof writerFaultsMessages> = ({ plural, number, list }) => ({
  noScripts: () => 'Die Antwort enthielt keine Skripte.',
  halfScripts: () => 'Keines der Skripte war vollständig.',
  length: ({ title, words, min, max }) =>
    `„${title}“ hat ${number(words)} ${plural(words, 'Wort', 'Wörter')} statt ${number(min)} bis ${number(max)}.`,
  placesLeft: ({ title }) => `In „${title}“ stehen noch [Klammern].`,
  address: ({ title, address }) => `„${title}“ nennt ${address}, eine Adresse, die nicht von dir stammt.`,
  claim: ({ title, words, material }) => `„${title}“ sagt „${words}“: ${notSaid[material]}.`,
  numbers: ({ title, numbers, material }) => `„${title}“ sagt ${list(numbers)}: ${notSaid[material]}.`,
  factMissing: ({ title, fact }) => `„${title}“ sagt „${fact}“ nicht Wort für Wort.`,
  language: ({ title }, language) => `„${title}“ ist nicht in dieser Sprache geschrieben: ${language}.`,
  offTopic: ({ title, missing }) => `„${title}“ verfehlt dein Thema. Es fehlt: ${missing.join(', ')}`,
  known: ({ title }) => `„${title}“ gleicht einem Skript, das du schon hast.`,
});
