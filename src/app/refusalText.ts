/** What a refusal of the server says in the reader's language, by its code. */
import { refusalsMessages } from '../locales/messages/refusals';
import type { RefusalText } from '../services/serviceError';

export const refusalText: RefusalText = (answer) => {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  if (!Object.hasOwn(refusalsMessages, code)) return null;
  const text: unknown = refusalsMessages[code as keyof typeof refusalsMessages];
  return typeof text === 'function' ? String(text(answer)) : String(text);
};
