/** The definite noun phrases of an English sentence, by the tagger's words: "the two men", "both decisions". */
import { bare, is, isFinite, type Tagged } from './englishGrammar';
import type { SentenceWords } from './sentenceWords';

export interface DefinitePhrase {
  /** Of its determiner. */
  readonly at: number;
  /** Behind the determiner, up to the noun. */
  readonly words: Tagged;
  /** "men" of "the two men". */
  readonly head: string;
  readonly isPlural: boolean;
  /** It says which one is meant: "the end of the war", "the novelist Philippe Sollers", "the largest city". */
  readonly isSaidWhich: boolean;
  /** "was the winner": says what something is. */
  readonly isPredicate: boolean;
}

const BREAKING = [
  'Preposition',
  'Conjunction',
  'QuestionWord',
  'Determiner',
  'Pronoun',
  'Modal',
  'Copula',
  'Auxiliary',
];
/** "Rome", "6AK5" */
const isCapital = (text: string) => /^["“„]?\p{N}*\p{Lu}/u.test(text);
const endsPhrase = (text: string) => /[,;:.!?]["”’)]*$|['’]s?$/.test(text);

export function definitePhrases(tagged: Tagged, { definite }: SentenceWords): DefinitePhrase[] {
  const verb = tagged.findIndex((_, at) => isFinite(tagged, at));
  return tagged.flatMap((word, at) => {
    if (!definite.determiners.includes(bare(word))) return [];
    const words = wordsFrom(tagged, at + 1);
    const noun = words.findLast((one) => is(one, 'Noun')) ?? words.at(-1);
    // "Both Paparizou and Panagiotidis": names say who.
    if (!noun || (is(noun, 'Date') && words.some(({ text }) => isCapital(text) || /\d/.test(text))))
      return [];
    const before = is(tagged[at - 1], 'Adverb') ? tagged[at - 2] : tagged[at - 1];
    const isSubject = at < verb || verb < 0;
    const next = endsPhrase(words.at(-1)?.text ?? '') ? undefined : tagged[at + 1 + words.length];
    const says = isSubject ? [...definite.saying, ...definite.sayingOfSubject] : definite.saying;
    const isSaidWhich =
      (says.includes(bare(next)) && (isSubject || saysMore(tagged, at + 1 + words.length))) ||
      (isSubject && is(next, 'Gerund')) ||
      isOneOfThoseIn(tagged, at, at + 1 + words.length, definite.sayingOfSubject) ||
      words.some(
        (one) =>
          isCapital(one.text) ||
          /\d(?:\d{3}|th|st|nd|rd|s)/.test(one.text) ||
          is(one, 'Superlative') ||
          // "the nineteenth century"
          (is(one, 'Ordinal') && bare(noun) === 'century') ||
          definite.naming.includes(bare(one)),
      );
    return [
      {
        at,
        words,
        head: bare(noun),
        isPlural: is(noun, 'Plural'),
        isSaidWhich,
        isPredicate: is(before, 'Copula'),
      },
    ];
  });
}

/** "one of | the leading painters in Berlin" */
function isOneOfThoseIn(tagged: Tagged, at: number, end: number, joining: readonly string[]): boolean {
  const place = bare(tagged[end + 1]) === 'the' ? end + 2 : end + 1;
  return (
    bare(tagged[at - 1]) === 'of' &&
    bare(tagged[at - 2]) === 'one' &&
    joining.includes(bare(tagged[end])) &&
    isCapital(tagged[place]?.text ?? '')
  );
}

/** "the right to vote", and not "gave the armor to Neoptolemus". */
const saysMore = (tagged: Tagged, at: number) =>
  bare(tagged[at]) !== 'to' || is(tagged[at + 1], 'Infinitive');

/** Up to the verb or the joint: "completed film" of "the completed film was shown". */
function wordsFrom(tagged: Tagged, from: number): Tagged {
  let hasNoun = false;
  for (let at = from; at < tagged.length; at += 1) {
    const word = tagged[at];
    const before = tagged[at - 1];
    const isOther =
      !word ||
      is(word, ...BREAKING) ||
      (is(word, 'Adverb') && (hasNoun || !is(tagged[at + 1], 'Adjective', 'PastTense'))) ||
      (hasNoun && (is(word, 'Gerund') || isFinite(tagged, at))) ||
      // "the interviews | Stevens gave"
      (at > from && is(before, 'Plural') && !isCapital(before?.text ?? '') && isCapital(word.text));
    if (isOther) return tagged.slice(from, at);
    hasNoun ||= is(word, 'Noun');
    if (endsPhrase(word.text)) return tagged.slice(from, at + 1);
  }
  return tagged.slice(from);
}
