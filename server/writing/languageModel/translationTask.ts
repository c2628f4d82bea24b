/** What a model is asked to translate, and how each text that it answers is judged. [SC4] */
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import { SENTENCE_CHARACTERS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import type { TranslationRequest } from '../../../contract/scripts/script';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import { isInAnotherLanguage } from '../../text/language';
import { numberOf } from '../checking/numbers';
import { foreignAddresses } from '../checking/scriptRules';
import { translationPrompt, translationSystem } from './prompts';
import { asSpoken, jsonIn, withoutThinking } from './readAnswer';

export interface TranslationTask {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  /** About so many in a whole answer. */
  readonly words: number;
  judge(answer: string): Promise<JudgedTranslation>;
}
export interface JudgedTranslation {
  /** Null where a text cannot be used; of the whole answer where it is not of the shape. */
  readonly texts: readonly (string | null)[];
  /** For the one who answered. */
  readonly faults: readonly string[];
}

const answerSchema = z.object({ texts: z.array(z.string()) });

export function translationTask({ language, texts, names = [] }: TranslationRequest): TranslationTask {
  const unusable = (fault: string): JudgedTranslation => ({ texts: texts.map(() => null), faults: [fault] });
  return {
    system: translationSystem(language, { texts, names }),
    prompt: translationPrompt(texts, names),
    schema: {
      type: 'object',
      properties: {
        texts: {
          type: 'array',
          minItems: texts.length,
          maxItems: texts.length,
          items: { type: 'string' },
        },
      },
      required: ['texts'],
      additionalProperties: false,
    },
    words: countWords(texts.join(' ')),
    async judge(answer) {
      const parsed = answerSchema.safeParse(jsonIn(withoutThinking(answer), 'texts'));
      if (!parsed.success) return unusable('It was not JSON of the shape that was asked for.');
      const written = parsed.data.texts.map((text, index) => endedAs(asSpoken(text), texts[index] ?? ''));
      if (written.length !== texts.length)
        return unusable(`It has ${written.length} texts; it must have ${texts.length}.`);
      // A text or two are too few to tell a language by.
      if (await isInAnotherLanguage(written.join(' '), language))
        return unusable(`It is not written in ${language}.`);
      const faults = await Promise.all(
        written.map((text, index) => faultsOf(text, { source: texts[index] ?? '', names, language })),
      );
      return {
        texts: written.map((text, index) => (faults[index]?.length === 0 ? text : null)),
        faults: faults.flatMap((found, index) => found.map((fault) => `Text ${index + 1} ${fault}`)),
      };
    },
  };
}

/** Where a sentence ends, captions and script are parted. */
const END = /[\p{Sentence_Terminal}…]+["'”’»“)\]]*$/u;
function endedAs(text: string, source: string): string {
  const [end = ''] = source.match(END) ?? [];
  return text === '' || END.test(text) ? text : text + end;
}

interface Original {
  readonly source: string;
  readonly names: readonly string[];
  readonly language: string;
}

async function faultsOf(text: string, { source, names, language }: Original): Promise<readonly string[]> {
  if (text === '') return ['is empty.'];
  if (text.length > SENTENCE_CHARACTERS) return [`has more than ${SENTENCE_CHARACTERS} characters.`];
  return [
    ...foreignAddresses(text, source).map((address) => `names ${address}, which the material does not.`),
    ...(!source.includes('[') && unfilledPlaces(text) > 0 ? ['has [brackets]; write the whole text.'] : []),
    ...(text === source && (await isInAnotherLanguage(source, language)) ? ['is not translated.'] : []),
    ...kept(source, names)
      .filter(({ isIn }) => !isIn(text))
      .map(({ words }) => `leaves out "${words}", which the original says.`),
  ];
}

const NUMBERS = /\d+(?:[.,]\d+)*/g;
const numbersIn = (text: string) => text.match(NUMBERS) ?? [];
/** Written so on purpose, whatever the language: iPhone, YouTube. */
const CAMEL = /\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** What stands in every language's text of the same. A number may be grouped as the language does it. */
function kept(source: string, names: readonly string[]) {
  const asWritten = [
    ...(source.match(/\p{Sc}/gu) ?? []),
    ...(source.match(CAMEL) ?? []),
    ...names.filter((name) => source.includes(name)),
  ];
  return [
    ...numbersIn(source).map((words) => ({
      words,
      isIn: (text: string) => numbersIn(text).some((number) => numberOf(number) === numberOf(words)),
    })),
    ...asWritten.map((words) => ({ words, isIn: (text: string) => text.includes(words) })),
  ];
}
