/** What was wrong with a model's answer, as it is told to the model and to the log: in English, whoever reads. */
import {
  saidOf,
  type Material,
  type SaidOfFaults,
  type WriterFault,
} from '../../../contract/scripts/writerFault';

const NOT_SAID = {
  page: 'which the seller does not say',
  article: 'which the article does not say',
  notes: 'which the notes do not say',
} satisfies Record<Material, string>;

const sentences: SaidOfFaults = {
  noScripts: () => 'It was not JSON of the shape that was asked for.',
  halfScripts: () => 'No idea in it had both a title and a script.',
  length: ({ title, words, min, max }) => `"${title}" has ${words} words; it must have ${min} to ${max}.`,
  placesLeft: ({ title }) => `"${title}" has [brackets]; write the whole text.`,
  address: ({ title, address }) => `"${title}" names ${address}, which the material does not.`,
  claim: ({ title, words, reason, material }) =>
    `"${title}" says "${words}" (${reason}), ${NOT_SAID[material]}.`,
  numbers: ({ title, numbers, material }) => `"${title}" says ${numbers.join(', ')}, ${NOT_SAID[material]}.`,
  factMissing: ({ title, fact }) => `"${title}" leaves out "${fact}", word for word.`,
  language: ({ title, language }) => `"${title}" is not written in ${language}.`,
  offTopic: ({ title, missing }) =>
    `"${title}" does not speak of ${missing.join(', ')}, which the topic asks for.`,
  known: ({ title }) => `"${title}" is a script that is there already.`,
};

export const faultSentence = (fault: WriterFault): string => saidOf(sentences, fault);
