/** Takes a word that is none for the names that a finger may have slipped from. */
import { isOneSlipFrom } from '../../../text/isOneSlipFrom';
import { wordForms } from '../../../text/wordForms';
import { isInDictionary } from './knownWords';
import type { Question } from './readQuestion';

/** Shorter words have too many neighbours. */
const SHORTEST_MENDED = 5;

export function createMending(
  names: ReadonlySet<string>,
  spoken: ReadonlySet<string>,
): (question: Question) => Question {
  const isSlip = (word: string) =>
    word.length >= SHORTEST_MENDED &&
    !wordForms(word).some((form) => names.has(form) || spoken.has(form)) &&
    !isInDictionary(word);
  const mended = (forms: readonly string[]): readonly string[] =>
    isSlip(forms[0] ?? '') ? [...forms, ...[...names].filter((name) => isMeantBy(forms, name))] : forms;
  return ({ asked, telling, ...rest }) => ({
    ...rest,
    asked: asked.map(mended),
    telling: telling.map(mended),
  });
}

const isMeantBy = (forms: readonly string[], name: string) =>
  forms.some((form) => form.length >= SHORTEST_MENDED && form[0] === name[0] && isOneSlipFrom(form, name));
