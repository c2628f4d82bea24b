/** In which language an ad quotes its page: the page's own, which nothing here can translate. */
import type { AdBrief } from '../../../contract/scripts/script';
import { noAbbreviations } from '../../text/abbreviations';
import type { Language } from './spoken';
import type { Frames, LanguageFrames } from './frames';
import { isLittleWord, noGrammar, termsOf } from './grammar';

export interface AdLanguage {
  /** BCP 47. */
  readonly code: string;
  /** False where the person asked for another language than the page's: its sentences do not fit. */
  readonly isOfPage: boolean;
  readonly language: Language;
  /** None for a language that nobody wrote frames in. */
  readonly lines: LanguageFrames | undefined;
}

const LATIN = /[\p{Script=Latin}\p{Script=Common}]/u;
/** Names and units stand among the letters of a language that has its own. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  hi: /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}]/u,
};

export function adLanguage(brief: AdBrief, frames: Frames, pageLanguage: string | null): AdLanguage {
  const wished = brief.language?.toLowerCase().split('-')[0];
  const page = pageLanguage ?? wished ?? likeliest(brief.description, frames);
  const isOfPage = wished === undefined || wished === page;
  const spoken = isOfPage ? page : wished;
  const lines = frames.get(spoken);
  const language: Language = lines
    ? { grammar: lines.grammar, fullStop: lines.fullStop, letters: LETTERS[spoken] ?? LATIN }
    : {
        grammar: { ...noGrammar, language: spoken, abbreviations: noAbbreviations(spoken) },
        fullStop: '.',
      };
  return { code: brief.language ?? page, isOfPage, language, lines };
}

/** Of a text that is too short to tell: the language of most of its little words, else English. */
function likeliest(description: string, frames: Frames): string {
  const counts = [...frames].map(([language, { grammar }]) => ({
    language,
    count: termsOf(description, grammar).filter((term) => isLittleWord(term, grammar)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [first, ...more] = counts.filter(({ count }) => count === most);
  return first && more.length === 0 ? first.language : 'en';
}
