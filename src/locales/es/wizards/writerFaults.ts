import type { writerFaultsMessages } from '../../messages/wizards/writerFaults';
import type { Translation } from '../../inLanguage';

const notSaid = {
  page: 'y eso no está en la información de tu producto',
  article: 'y eso no está en el artículo',
  notes: 'y eso no está en tus notas',
};

export const translation: Translation<typeof writerFaultsMessages> = ({ plural, number, list }) => ({
  noScripts: () => 'La respuesta no contenía ningún guion.',
  halfScripts: () => 'Ninguno de sus guiones estaba completo.',
  length: ({ title, words, min, max }) =>
    `«${title}» tiene ${number(words)} ${plural(words, 'palabra', 'palabras')} en lugar de entre ${number(min)} y ${number(max)}.`,
  placesLeft: ({ title }) => `En «${title}» quedan [corchetes].`,
  address: ({ title, address }) => `«${title}» menciona ${address}, una dirección que tú no has dado.`,
  claim: ({ title, words, material }) => `«${title}» dice «${words}», ${notSaid[material]}.`,
  numbers: ({ title, numbers, material }) => `«${title}» dice ${list(numbers)}, ${notSaid[material]}.`,
  factMissing: ({ title, fact }) => `«${title}» no dice «${fact}» palabra por palabra.`,
  language: ({ title }, language) => `«${title}» no está en el idioma pedido: ${language}.`,
  offTopic: ({ title, missing }) => `«${title}» se aparta de tu tema. Falta: ${missing.join(', ')}`,
  known: ({ title }) => `«${title}» es igual que un guion que ya tienes.`,
});
