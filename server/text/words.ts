/**
 * Words of English: which ones a text has, the form under which a dictionary lists one, and which say little by themselves.
 * A word is looked at alone, so that it has the same root in a question as in a text. `compromise` knows the forms.
 */
import nlp from './compromise';

interface Grammar {
  readonly lexicon: Readonly<Record<string, string | readonly string[]>>;
  readonly toSingular: (word: string) => string;
}

let grammar: Grammar | undefined;
/** The library's own types leave both open. */
function readGrammar(): Grammar {
  const model = nlp.model() as unknown as { one: { lexicon: Grammar['lexicon'] } };
  const { two } = nlp.methods() as unknown as {
    two: { transform: { noun: { toSingular: (word: string, model: unknown) => string } } };
  };
  return {
    lexicon: model.one.lexicon,
    toSingular: (word) => two.transform.noun.toSingular(word, model),
  };
}

/** In lower case, without signs around them and without the 's of a possessive. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];

/** The word itself, and its singular where it may be a plural: `mice` is also `mouse`. */
export const singulars = (word: string): string[] => [
  ...new Set([word, (grammar ??= readGrammar()).toSingular(word)]),
];

const roots = new Map<string, string>();
/** Words that people type are without end. */
const MOST_ROOTS = 20_000;

/** Its singular or infinitive in lower case: `flew`, `flies` and `flying` are `fly`; what is not known stays as it is. */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = mayBeInflected(word) ? dictionaryForm(word) : word;
  if (roots.size >= MOST_ROOTS) roots.clear();
  roots.set(word, root || word);
  return root || word;
}

const ONE_WORD = /^[\p{L}\p{M}\p{N}]+$/u;
/** What the library looks up of each word alone; the rules of its tagger are on words beside others, and take most of its time. */
const OF_ONE_WORD = ['normal', 'machine', 'lexicon', 'preTagger', 'root'];
function dictionaryForm(word: string): string {
  const read = ONE_WORD.test(word) ? nlp.tokenize(word).compute(OF_ONE_WORD) : nlp(word).compute('root');
  return read.text('root');
}

/** The library takes a twelfth of a millisecond for a word: most need none. */
const mayBeInflected = (word: string) =>
  /(?:s|ed|ing)$/.test(word) ||
  tagsOf(word).some((tag) => /^(?:PastTense|Participle|Plural)$/.test(tag)) ||
  singulars(word).length > 1;

function tagsOf(word: string): readonly string[] {
  const { lexicon } = (grammar ??= readGrammar());
  return Object.hasOwn(lexicon, word) ? [lexicon[word] ?? []].flat() : [];
}

const HOLDS_TOGETHER =
  /^(?:Preposition|Conjunction|Determiner|Pronoun|Possessive|Auxiliary|Copula|Modal|QuestionWord|Negative)$/;
/** These do, too, beside what else they can be. */
const HELPERS = new Set(
  'all also am are be been being did do does doing done had has have having here is just no only other own same so still such then there too very was were'.split(
    ' ',
  ),
);
/** These can, and yet say something: `how much`, `cats vs dogs`. */
const TELLING = new Set(['few', 'much', 'several', 'various', 'versus', 'vs', 'without']);

const little = new Map<string, boolean>();

/** Whether it holds a sentence together without saying what it is about; `don't` does, as `do` does. */
export function isLittle(word: string): boolean {
  const known = little.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase().replace(/’/g, "'");
  const isSo = [lower, lower.replace(/n't$/, ''), lower.replace(/'[a-z]+$/, '')].some(holdsTogether);
  if (little.size >= MOST_ROOTS) little.clear();
  little.set(word, isSo);
  return isSo;
}

function holdsTogether(word: string): boolean {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  return HELPERS.has(plain) || (tagsOf(plain).some((tag) => HOLDS_TOGETHER.test(tag)) && !TELLING.has(plain));
}

/** Of a word, however it is written: without signs and accents that stand apart. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
