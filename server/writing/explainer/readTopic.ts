/** What somebody typed, as a topic and the notes that they pasted with it. */
import { refusalSentences } from '../../../contract/refusalSentences';
import { Unprocessable } from '../../http/problems';
import type { ScriptWishes } from '../../../contract/scripts/script';
import type { Article } from '../articles/articles';
import { countWords } from '../../../contract/scripts/countWords';

export interface ExplainerBrief extends ScriptWishes {
  /** One line; empty where only notes were given. */
  readonly topic: string;
  /** Empty where only a topic was given. */
  readonly notes: string;
  /** Who asks reads it: of a topic that is too short to tell its own. */
  readonly readerLanguage?: string;
  /** What is to be said, and nothing besides, where it was looked up. */
  readonly article?: Article;
}

const LONGEST_TOPIC = { words: 16, characters: 120 } as const;

/** Throws a `Problem` when there is nothing in it that can be read. */
export function readTopic(text: string): ExplainerBrief {
  const lines = withoutMarkup(text).split('\n').map(tidy).filter(Boolean);
  const [first = '', ...rest] = lines;
  if (!/[\p{L}\p{N}]/u.test(lines.join(' '))) {
    throw new Unprocessable('topic_unreadable', refusalSentences.topic_unreadable);
  }
  if (!isTopic(first)) return { topic: '', notes: lines.join('\n') };
  // A sentence that others follow is what they are on, and one of them.
  const said = rest.length > 0 && /[.!…।。]$/u.test(first) ? lines : rest;
  return { topic: first, notes: said.join('\n') };
}

const isTopic = (line: string) =>
  line.length <= LONGEST_TOPIC.characters && countWords(line) <= LONGEST_TOPIC.words;

const withoutMarkup = (text: string) =>
  text
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/https?:\/\/\S+/gi, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f]/gu, ' ');

/** Control and direction signs could turn the rest of a screen around. */
const tidy = (line: string) =>
  line
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/^\s*[-*•·#>]+\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();
