/** How long ago something was, in words: 'yesterday', '3 hours ago'. */
import { language } from '../locales/language';
import { agesMessages } from '../locales/messages/ages';

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
const SECONDS = { minute: 60, hour: 3600, day: 86_400, month: 2_629_746, year: 31_556_952 } as const;
const units = Object.entries(SECONDS).toReversed() as [keyof typeof SECONDS, number][];

/** @param then @param now ms since 1970; a clock that goes wrong makes nothing come from the future. */
export function ageOf(then: number, now: number): string {
  const seconds = Math.max(0, now - then) / 1000;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [null, 1];
  return unit ? relative.format(-Math.floor(seconds / length), unit) : agesMessages.justNow;
}
