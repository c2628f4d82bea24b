/** What a language is called in the reader's own: `German`, `allemand`. */
import { locale } from './language';

const names = new Intl.DisplayNames(locale, { type: 'language' });

/** @param tag BCP 47 */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

/** @param tags BCP 47, one or more. */
export const languageNames = (tags: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(tags.map(languageName));
