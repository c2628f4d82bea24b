/** What a card of words says: all of its part, with the clause or the number that matters most set apart. */
import { partLongWord } from '../../../../src/templates/captions/longWords';
import { CLAUSE_END, taggedWords, type TaggedWord } from '../taggedWords';

/** One word as it is set. */
export interface PhraseWord {
  readonly text: string;
  /** No space stands before it: writings without spaces, or the rest of a broken word. */
  readonly isGlued: boolean;
  /** A line that ends with it reads badly: 'the', 'of', 'and'. */
  readonly isWeak: boolean;
  /** It belongs to what is set in the accent's colour. */
  readonly isAccent: boolean;
  /** The word goes on in the next line. */
  readonly endsLine: boolean;
}

/** In the order in which they are read; lead and tail are small and may be empty. */
export interface Phrase {
  readonly kind: 'number' | 'statement';
  readonly lead: readonly PhraseWord[];
  readonly key: readonly PhraseWord[];
  readonly tail: readonly PhraseWord[];
}

/** A text of so many letters is set whole in one size. */
const SHORT = 46;
/** A clause shorter than this is no statement by itself: 'In winter'. */
const FEWEST_KEY_LETTERS = 12;
const MOST_KEY_LETTERS = 60;
/** So many letters stand in a line; a much longer word is parted. */
const LONGEST_WORD = 14;

/** `2`, `1,000`, `$3.50`, `40%`, `8:30`, `19th`, `1980s`, `4°`; with marks around. */
const NUMBER =
  /^["'“‘(]*[-−+~]?[$€£¥₹]?\p{Nd}[\p{Nd}.,:/–-]*(?:st|nd|rd|th|s|%|°|°C|°F|x|k|m)?["'”’).,;:!?…]*$/u;
/** Words that begin a clause without a mark before them, and one that depends on another. */
const BEGINS_CLAUSE = new Set(['but', 'because', 'although', 'unless', 'until', 'while', 'whereas']);
const DEPENDS = new Set([
  ...BEGINS_CLAUSE,
  'if',
  'when',
  'after',
  'before',
  'as',
  'which',
  'who',
  'where',
  'for',
]);
const SENTENCE_END = /[.!?…。！？؟]["'”’)」』）]*$/u;
/** What no typeface of words draws; behind them a mark stands with the word before. */
const PICTOGRAPHS =
  /\s*[\p{Extended_Pictographic}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{200d}\u{20e3}]+(?<before>[.,;:!?…])?/gu;
/** Writings whose words stand without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

interface Read extends TaggedWord {
  readonly isGlued: boolean;
  readonly endsLine: boolean;
}
/** From a word up to another one, which is not in it. */
type Span = readonly [from: number, to: number];

export function phraseOf(text: string): Phrase {
  const words = read(text);
  const number = numberIn(words);
  const span = number ?? keyClause(words);
  const accent = number ? span : nounIn(words, span);
  const part = (from: number, to: number) =>
    words.slice(from, to).map(({ text: own, tags, isGlued, endsLine }, index): PhraseWord => ({
      text: own,
      isGlued: isGlued && index > 0,
      endsLine,
      isWeak: WEAK.some((tag) => tags.has(tag)),
      isAccent: from + index >= accent[0] && from + index < accent[1],
    }));
  return {
    kind: number ? 'number' : 'statement',
    lead: begun(part(0, span[0])),
    key: closed(span[0] === 0 ? begun(part(...span)) : part(...span)),
    tail: closed(part(span[1], words.length)),
  };
}

const WEAK = ['Determiner', 'Preposition', 'Conjunction', 'Possessive', 'Auxiliary', 'Copula', 'Modal'];

function read(text: string): Read[] {
  return taggedWords(text.replace(PICTOGRAPHS, (_, mark = ' ') => mark)).flatMap(({ text: word, tags }) => {
    const isUnspaced = UNSPACED.test(word);
    const pieces = isUnspaced
      ? segmentsOf(word)
      : partLongWord({ text: word }, LONGEST_WORD).map(({ text: piece }) => piece);
    return pieces.map((piece, index): Read => ({
      text: piece,
      // What the tagger says of a word that it cannot part says nothing of the parts.
      tags: isUnspaced ? new Set() : tags,
      isGlued: index > 0,
      endsLine: !isUnspaced && index < pieces.length - 1,
    }));
  });
}

function segmentsOf(word: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word))
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts.push(`${parts.pop() ?? ''}${segment}`);
  return parts;
}

/** The first number that says how much or when, with its noun where it is spelt out: 'two million flowers'. */
function numberIn(words: readonly Read[]): Span | null {
  for (const [at, { text, tags }] of words.entries()) {
    if (NUMBER.test(text)) {
      const to =
        words[at + 1]?.tags.has('Multiple') || /^percent\b/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
      return [at, to];
    }
    const isLarge = tags.has('TextValue') && (tags.has('Multiple') || /ty\b|teen\b/.test(text));
    if (!isLarge) continue;
    let [from, to] = [at, at + 1];
    while (words[from - 1]?.tags.has('TextValue')) from -= 1;
    for (;;)
      if (words[to]?.tags.has('TextValue')) to += 1;
      else if (words[to]?.text === 'and' && words[to + 1]?.tags.has('TextValue')) to += 2;
      else break;
    const noun = words[to]?.tags.has('Noun') && !CLAUSE_END.test(words[to - 1]?.text ?? '');
    return [from, noun ? to + 1 : to];
  }
  return null;
}

/** The longest clause that stands by itself; all of a short text, or of one that has no clauses. */
function keyClause(words: readonly Read[]): Span {
  const whole: Span = [0, words.length];
  if (lettersOf(words, whole) <= SHORT) return whole;
  const starts = words.flatMap(({ text }, at) =>
    at === 0 || CLAUSE_END.test(words[at - 1]?.text ?? '') || BEGINS_CLAUSE.has(text.toLowerCase())
      ? [at]
      : [],
  );
  const clauses = joined(
    words,
    starts.map((from, index): Span => [from, starts[index + 1] ?? words.length]),
  );
  const worth = (span: Span) => {
    const letters = lettersOf(words, span);
    if (letters < FEWEST_KEY_LETTERS || letters > MOST_KEY_LETTERS) return 0;
    return DEPENDS.has(words[span[0]]?.text.toLowerCase() ?? '') ? letters / 2 : letters;
  };
  return clauses.reduce((best, clause) => (worth(clause) > worth(best) ? clause : best), whole);
}

/** What has no verb is no clause: the rest of a list belongs to what stands before it. An opening stands by itself. */
const joined = (words: readonly Read[], parts: readonly Span[]): readonly Span[] =>
  parts.reduce<readonly Span[]>((clauses, part) => {
    const [last] = clauses.slice(-1);
    const hasVerb = words.slice(...part).some(({ tags }) => tags.has('Verb'));
    if (!last || hasVerb || SENTENCE_END.test(words[part[0] - 1]?.text ?? '')) return [...clauses, part];
    return [...clauses.slice(0, -1), [last[0], part[1]]];
  }, []);

const lettersOf = (words: readonly Read[], [from, to]: Span) =>
  words.slice(from, to).reduce((letters, { text }) => letters + text.length + 1, -1);

/** The last thing that it names, with how it is: 'twice the pay' → 'pay', 'a poor man' → 'poor man'. */
function nounIn(words: readonly Read[], [from, to]: Span): Span {
  const isNoun = (at: number) => at >= from && at < to && isNamed(words[at]);
  let end = to - 1;
  while (end >= from && !isNoun(end)) end -= 1;
  if (end < from) return [from, from];
  let begin = end;
  while (
    begin > from &&
    !CLAUSE_END.test(words[begin - 1]?.text ?? '') &&
    (isNoun(begin - 1) || words[begin - 1]?.tags.has('Adjective'))
  )
    begin -= 1;
  return end + 1 - begin >= to - from ? [from, from] : [begin, end + 1];
}

const isNamed = (word: Read | undefined) =>
  word !== undefined && word.tags.has('Noun') && !word.tags.has('Pronoun') && !word.tags.has('Possessive');

/** With a capital letter at its beginning. */
const begun = ([first, ...rest]: readonly PhraseWord[]): readonly PhraseWord[] =>
  first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];

/** Without a comma or a full stop at its end. */
function closed(words: readonly PhraseWord[]): readonly PhraseWord[] {
  const last = words.at(-1);
  if (!last) return words;
  const text = last.text.replace(/(?<=[\p{L}\p{N}%°"'”’)])[.,;:—–。，、；：،؛]+$/u, '');
  return [...words.slice(0, -1), { ...last, text }];
}
