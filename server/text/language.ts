/** Which language a text is written in: `eld` compares its letter sequences with those of sixty languages. */
import type { eld } from 'eld';

const LEAST_WORDS = 4;
const LEAST_LETTERS = 14;
/** Hindi and Marathi share letters and words: below this distance the order of two languages is chance. */
const LEAST_MARGIN = 0.002;
/** Its head decides; the rest only costs time. */
const MOST_CHARACTERS = 4_000;
/** Scripts that put no spaces between words: a letter counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}]+/gu;

// Its tables take 150 MB and half a second, so they are read when the first text is asked about.
let detector: Promise<typeof eld> | undefined;
const openDetector = async () => (await import('eld/small')).eld as typeof eld;

type Detected = Awaited<ReturnType<typeof detected>>;
/** Nothing where the text is too short. */
async function detected(text: string) {
  const beginning = text.slice(0, MOST_CHARACTERS);
  const words = beginning.match(WORD) ?? [];
  if (words.length < LEAST_WORDS || words.join('').length < LEAST_LETTERS) return null;
  return (await (detector ??= openDetector())).detect(beginning);
}

/** ISO 639-1, "de"; null where the text is too short or the answer unsure. */
export const detectLanguage = async (text: string): Promise<string | null> => sureOf(await detected(text));

function sureOf(result: Detected): string | null {
  if (!result) return null;
  const [best = 0, second = 0] = Object.values(result.getScores()).toSorted((a, b) => b - a);
  return result.language && result.isReliable() && best - second >= LEAST_MARGIN ? result.language : null;
}

/** Danish and Norwegian are as near as this, Spanish and Portuguese are not. */
const NEAR = 0.92;

/** Whether the text is surely in another language than this one (BCP 47): false where it may be in it. */
export async function isInAnotherLanguage(text: string, tag: string): Promise<boolean> {
  const result = await detected(text);
  return !!result && (await isOther(result, new Intl.Locale(tag).language));
}

async function isOther(result: NonNullable<Detected>, asked: string): Promise<boolean> {
  if (!result.language || !result.isReliable()) return false;
  const scores = result.getScores();
  return (await isComparable(asked)) && (scores[asked] ?? 0) < NEAR * (scores[result.language] ?? 0);
}

/** ISO 639-1: what is stated, unless the text is surely in another one; else what the text tells. */
export async function languageOf(text: string, stated = ''): Promise<string | null> {
  const result = await detected(text);
  const told = sureOf(result);
  if (!stated) return told;
  const { language } = new Intl.Locale(stated);
  if (!result || told === null) return language;
  return (await isComparable(language)) && !(await isOther(result, language)) ? language : told;
}
const isComparable = async (language: string): Promise<boolean> =>
  Object.values((await openDetector()).info().Languages).includes(language);
