/** A refusal's code, as charts keep it, in words. */
import type { Refusal } from '../../../editor-engine/kernel/refusal';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';

const refusals: Readonly<Record<Refusal, string>> = editorCommandMessages.refusals;
const isRefusal = (code: string): code is Refusal => Object.hasOwn(refusals, code);

export const reasonOf = (code: string, otherwise: string): string =>
  isRefusal(code) ? refusals[code] : otherwise;
