/** A refusal's code, as charts keep it, in words. */
import type { Refusal } from '../../../editor-engine/kernel/refusal';
import { refusalWords } from '../engine/perform';

const isRefusal = (code: string): code is Refusal => Object.hasOwn(refusalWords, code);

export const reasonOf = (code: string, otherwise: string): string =>
  isRefusal(code) ? refusalWords[code] : otherwise;
