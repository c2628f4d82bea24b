/** A topic that scripts were written on, sentence by sentence, each with the picture that belongs to it. */
import type { ReadingLevel } from '../../../../contract/readingLevel';

/** The picture's file in `assets/pictures`, and what is said meanwhile. */
type Line = readonly [picture: string, said: string];

export interface WrittenScript {
  readonly title: string;
  /** As `readingLevelOf` measures it: whoever asks for it simple gets the easy ones first. */
  readonly level: ReadingLevel;
  readonly lines: readonly Line[];
}

export interface Topic {
  /** As it stands in the middle of a sentence. */
  readonly name: string;
  /** What people may ask for; all words of one of these must be in the question. */
  readonly about: readonly string[];
  readonly scripts: readonly WrittenScript[];
}
export const defineTopic = (topic: Topic): Topic => topic;

export const spokenText = ({ lines }: WrittenScript): string => lines.map(([, said]) => said).join(' ');
