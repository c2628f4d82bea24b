/** What a refusal of the server says in the reader's language, by its code. */
import type { AuthRefusalCode, Refusal, RefusalCode, RefusalFigures } from '../../contract/refusals';
import { languageName, languageNames } from '../locales/languageName';
import { refusalsMessages } from '../locales/messages/refusals';
import type { RefusalText } from '../services/serviceError';

/** Figures that are said in the reader's words before they stand in a sentence. */
const inWords = {
  too_few_media: ({ lost, ...figures }: RefusalFigures['too_few_media']) => ({
    ...figures,
    lost: lost.map(({ name, refusal }) => [name, refusalText(refusal)].filter(Boolean).join(': ')).join(' '),
  }),
  voice_language: ({ language, voice, speaks }: RefusalFigures['voice_language']) => ({
    voice,
    language: languageName(language),
    speaks: languageNames(speaks),
  }),
};
type InWords = typeof inWords;
type Told<Code extends RefusalCode> = Code extends keyof InWords
  ? ReturnType<InWords[Code]>
  : RefusalFigures[Code];
type Sentences = {
  readonly [Code in RefusalCode]: string | ((figures: Told<Code>) => string);
} & { readonly [Code in Exclude<AuthRefusalCode, RefusalCode>]: string };

/** A code without its sentence does not compile. [LG2] */
const sentences: Sentences = refusalsMessages;

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer;
const told = (answer: Refusal): object =>
  Object.hasOwn(inWords, answer.code) ? inWords[answer.code as keyof InWords](answer as never) : answer;

export const refusalText: RefusalText = (answer) => {
  if (!isRefusal(answer) || !Object.hasOwn(sentences, answer.code)) return null;
  const text: unknown = sentences[answer.code as RefusalCode];
  if (typeof text !== 'function') return String(text);
  try {
    return String(text(told(answer)));
  } catch {
    // Figures that another version has kept: the stored sentence is shown.
    return null;
  }
};
