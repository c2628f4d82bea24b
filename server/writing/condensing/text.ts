/** What is condensed, and what is told of it. */
import type { WordCount } from '../../../contract/scripts/wordsFor';
import type { SentenceWords } from './sentenceWords';

export interface Section {
  /** Empty above the first heading. */
  readonly heading: string;
  /** Those that its own stands under, the highest first. */
  readonly under?: readonly string[];
  readonly paragraphs: readonly string[];
}
export interface Text {
  readonly title: string;
  readonly sections: readonly Section[];
}
export interface Wanted {
  /** Roots of what is asked, without those of the title; empty where the whole text is asked for. */
  readonly asked: readonly string[];
  /** Of the one fact that is asked for. */
  readonly tells?: ((sentence: string) => boolean) | undefined;
  readonly language: string;
  readonly words: SentenceWords;
  /** Somebody's notes: where too few of their sentences stand alone, others follow those that they lean on. */
  readonly isOwn?: boolean;
  /** So many words, where somebody wishes it. */
  readonly length?: WordCount | undefined;
  /** Scripts that were shown: no sentence of theirs is said again. */
  readonly shown?: readonly string[] | undefined;
}
export interface Told {
  readonly sentences: readonly string[];
  /** The paragraph that each is from, counted through the text: its pictures belong to it. */
  readonly headings: readonly string[];
  /** The sentence of the text that each is, or is made of. */
  readonly quotes: readonly string[];
  /** Its subject is somebody. */
  readonly isOnPerson: boolean;
  /** It says what it is on, and none of it may take as known what is told elsewhere; else a person is asked. */
  readonly isSure: boolean;
}
export const nothingTold: Told = {
  ...{ sentences: [], headings: [], quotes: [] },
  ...{ isOnPerson: false, isSure: false },
};
export interface Candidate {
  readonly index: number;
  readonly text: string;
  readonly heading: string;
  /** Its section is headed with the name of that place. */
  readonly place?: string | undefined;
  readonly meaning: ReadonlySet<string>;
  /** The first of its paragraph: it brings up what the others lean on. */
  readonly opensParagraph: boolean;
  /** It begins with a pronoun for the subject, or has "this club" of it, in a paragraph that speaks of it. */
  readonly isContinued: boolean;
  /** The sentence before it tells what somebody says: it may go on with that. */
  readonly isReported?: boolean;
  /** Of a longer one. */
  readonly partOf?: Candidate;
}

/** Written to be read first: of a section's later sentences four times as many lean on what stands before them. */
export const isIntroducing = ({ heading, opensParagraph }: Candidate): boolean =>
  heading === '' || opensParagraph;

/** "Microsoft /ˈmaɪkrəsɒft/ is": how it is said, and neither "km / h" nor "and/or". */
const SOUNDS = /\s\/(?=\S)[^/\n]{2,60}(?<=\S)\/(?=[\s,;:.'’])/gu;

/** Brackets within brackets are taken from the inside. "In sentence (1), …" keeps its own: what it counts is not said; and "copper(II)" is one word, which "science(s)" is not. */
export function withoutRemarks(text: string): string {
  let [before, after] = ['', text];
  while (before !== after) {
    before = after;
    after = before.replace(
      /\s*\[[^[\]]*\]|(?<![\p{L}\p{N}](?=\((?!e?s\))[^\s()]{1,6}\)))\s*\((?!\d{1,2}\))[^()]*\)|\s*（[^（）]*）\s*/gu,
      (remark) => (remark.endsWith('）') ? ' ' : ''),
    );
  }
  return after.replace(SOUNDS, '').replace(/[^\S\n]+/g, ' ');
}
