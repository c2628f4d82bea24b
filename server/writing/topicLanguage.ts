/** Which language a topic is in: as its letters tell, else its little words, else that of who asks. */
import { detectLanguage } from '../text/language';
import { isLittle } from '../text/words';
import { plainWords } from './condensing/plainWords';
import type { SentenceWordsByLanguage } from './condensing/sentenceWords';

/** @param reader what who asks reads, "de" */
export async function topicLanguage(
  text: string,
  words: SentenceWordsByLanguage,
  reader?: string,
): Promise<string> {
  const known = reader !== undefined && words.has(reader) ? reader : 'en';
  return (await toldLanguage(text, words)) ?? known;
}

/** As the text itself tells; null where it is too short to. */
export const toldLanguage = async (text: string, words: SentenceWordsByLanguage): Promise<string | null> =>
  (await detectLanguage(text)) ?? byLittleWords(text, words) ?? null;

/**
 * "Der Mond", "why cats purr", and not "Hua Ma Cave", where a capital letter makes the word a name: nothing where two
 * languages have as many of its words.
 */
function byLittleWords(text: string, words: SentenceWordsByLanguage): string | undefined {
  const said = plainWords(text.replace(/(?<=\S\s+)\p{Lu}\S*/gu, ''));
  const [best, second] = [...words]
    .map(([language, { little }]) => ({
      language,
      count: said.filter((word) => (language === 'en' ? isLittle(word) : little.includes(word))).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  return best && best.count > (second?.count ?? 0) ? best.language : undefined;
}
