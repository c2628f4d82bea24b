/** Which language the app speaks: the one that was chosen here, else the first of the browser's that we have. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' } as const;
export type Language = keyof typeof languages;

const KEY = 'language';
const isLanguage = (tag: string | null | undefined): tag is Language =>
  tag != null && Object.hasOwn(languages, tag);

/** Chrome names a system without a language `en-US@posix`, which no formatter of dates takes. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
/** What the reader of this page prefers; scripts that run without a page read English. */
const preferred = typeof document === 'undefined' ? [] : navigator.languages.filter(isTag);

/** A browser that keeps nothing may refuse to be asked. */
function chosenBefore(): string | null {
  try {
    return typeof document === 'undefined' ? null : localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function currentLanguage(): Language {
  const chosen = chosenBefore();
  if (isLanguage(chosen)) return chosen;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export const language = currentLanguage();

/** For dates and numbers: the reader's own variant of the language (`de-AT`), where the browser says one. */
export const locale = preferred.find((tag) => tag.slice(0, 2).toLowerCase() === language) ?? language;

/** The specification writes English dates as in the United States. */
export const dateLocale = language === 'en' ? 'en-US' : locale;

/** Keeps the choice and opens the page anew in it: texts are read once, when a page begins. */
export function chooseLanguage(next: Language): void {
  try {
    localStorage.setItem(KEY, next);
  } finally {
    location.reload();
  }
}
