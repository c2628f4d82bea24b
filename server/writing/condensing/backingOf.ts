/** What backs each sentence of a condensed text: the one that it is made of. */
import type { BackedSentence } from '../../../contract/scripts/script';
import type { Told } from './text';

export const backingOf = ({ sentences, quotes }: Pick<Told, 'sentences' | 'quotes'>): BackedSentence[] =>
  sentences.map((sentence, at) => ({ sentence, quotes: quotes.slice(at, at + 1) }));
