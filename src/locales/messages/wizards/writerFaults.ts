/** What was wrong with the answers of a model that writes. [WR1] */
import { inLanguage } from '../../inLanguage';

interface OfScript {
  readonly title: string;
}
type Material = 'page' | 'article' | 'notes';

const notSaid: Readonly<Record<Material, string>> = {
  page: 'which isn’t in your product info',
  article: 'which isn’t in the article',
  notes: 'which isn’t in your notes',
};

export const writerFaultsMessages = inLanguage('wizards/writerFaults', ({ plural, list }) => ({
  noScripts: () => 'Its answer didn’t contain any scripts.',
  halfScripts: () => 'None of its scripts was complete.',
  length: ({ title, words, min, max }: OfScript & { words: number; min: number; max: number }) =>
    `“${title}” has ${words} ${plural(words, 'word', 'words')} instead of ${min} to ${max}.`,
  placesLeft: ({ title }: OfScript) => `“${title}” still has [brackets] in it.`,
  address: ({ title, address }: OfScript & { address: string }) =>
    `“${title}” mentions ${address}, an address you didn’t give.`,
  claim: ({ title, words, material }: OfScript & { words: string; material: Material }) =>
    `“${title}” says “${words}”, ${notSaid[material]}.`,
  numbers: ({ title, numbers, material }: OfScript & { numbers: readonly string[]; material: Material }) =>
    `“${title}” says ${list(numbers)}, ${notSaid[material]}.`,
  factMissing: ({ title, fact }: OfScript & { fact: string }) =>
    `“${title}” doesn’t say “${fact}” word for word.`,
  /** @param language its name */
  language: ({ title }: OfScript, language: string) => `“${title}” isn’t written in ${language}.`,
  offTopic: ({ title, missing }: OfScript & { missing: readonly string[] }) =>
    `“${title}” strays from your topic. It’s missing: ${missing.join(', ')}`,
  known: ({ title }: OfScript) => `“${title}” is the same as a script you already have.`,
}));
