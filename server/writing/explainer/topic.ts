/** A topic that scripts were written on, sentence by sentence, each with the picture that belongs to it. */
import type { ReadingLevel } from '../../../contract/scripts/readingLevel';

/** The picture's file in `assets/pictures`, and what is said meanwhile. */
export type TopicLine = readonly [picture: string, said: string];

export interface WrittenScript {
  readonly title: string;
  /** What this one answers, and the others of its topic do not. */
  readonly answers: readonly string[];
  /** As `readingLevelOf` measures it: whoever asks for it simple gets the easy ones first. */
  readonly level: ReadingLevel;
  readonly lines: readonly TopicLine[];
}

/** What people may ask for; all words of one of these must be in the question. */
export interface Topic {
  /** As it stands in the middle of a sentence. */
  readonly name: string;
  /** What every one of its scripts answers: a promise. */
  readonly answers: readonly string[];
  /** What none of them answers, so that they are offered only as being near. */
  readonly near: readonly string[];
  readonly scripts: readonly WrittenScript[];
}

export const spokenText = ({ lines }: Pick<WrittenScript, 'lines'>): string =>
  lines.map(([, said]) => said).join(' ');
