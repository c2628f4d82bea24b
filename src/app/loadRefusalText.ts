/** The server speaks English: for another language its refusals are said by their codes, by texts that are loaded with the first call. */
import { language } from '../locales/language';
import type { RefusalText } from '../services/serviceError';

export async function loadRefusalText(): Promise<RefusalText> {
  return language === 'en' ? () => null : (await import('./refusalText')).refusalText;
}
