import type { writerFaultsMessages } from '../../messages/wizards/writerFaults';
import type { Translation } from '../../inLanguage';

const notSaid = {
  page: 'ce qui ne figure pas dans les informations de votre produit',
  article: 'ce qui ne figure pas dans l’article',
  notes: 'ce qui ne figure pas dans vos notes',
};

export const translation: Translation<typeof writerFaultsMessages> = ({ plural, number, list }) => ({
  noScripts: () => 'Sa réponse ne contenait aucun script.',
  halfScripts: () => 'Aucun de ses scripts n’était complet.',
  length: ({ title, words, min, max }) =>
    `« ${title} » compte ${number(words)} ${plural(words, 'mot', 'mots')} au lieu de ${number(min)} à ${number(max)}.`,
  placesLeft: ({ title }) => `Il reste des [crochets] dans « ${title} ».`,
  address: ({ title, address }) => `« ${title} » cite ${address}, une adresse que vous n’avez pas donnée.`,
  claim: ({ title, words, material }) => `« ${title} » dit « ${words} », ${notSaid[material]}.`,
  numbers: ({ title, numbers, material }) => `« ${title} » dit ${list(numbers)}, ${notSaid[material]}.`,
  factMissing: ({ title, fact }) => `« ${title} » ne dit pas « ${fact} » mot pour mot.`,
  language: ({ title }, language) => `« ${title} » n’est pas dans la langue demandée (${language}).`,
  offTopic: ({ title, missing }) =>
    `« ${title} » s’éloigne de votre sujet. Il manque : ${missing.join(', ')}`,
  known: ({ title }) => `« ${title} » est identique à un script que vous avez déjà.`,
});
