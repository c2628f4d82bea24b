/** The words of captions, as the document holds them. */
import { wordsOf, type SpokenWord } from '../../../../contract/video/spokenWords';
import type { Caption } from '../../selectors/captions.selectors';

/** The contract lets a text hold so many words with moments of their own. */
const TIMED_WORDS = 400;

/** A detail for as many words as there may be; none for more, whose time is then shared out. */
export const captionWords = (words: readonly SpokenWord[] | undefined) =>
  words && words.length > 0 && words.length <= TIMED_WORDS
    ? { words: words.map((word) => ({ ...word })) }
    : {};

export const timedWordsOf = (caption: Caption): readonly SpokenWord[] | undefined =>
  caption.details.words && wordsOf(caption);
