/** Moments in the reader's language, by their ISO 8601 text. */
import { locale } from '../locales/language';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const second = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

export const atMoment = (iso: string): string => moment.format(new Date(iso));
/** To the second: what is made one after the other is told apart. */
export const atSecond = (iso: string): string => second.format(new Date(iso));
export const onDay = (iso: string): string => day.format(new Date(iso));
