/** A booking of credits in plain words, and bookings by the day on which they were made. [AR1] */
import type { Booking } from '../../../contract/creditLedger';
import { creditsMessages as text } from '../../locales/messages/account/credits';
import { onDay } from '../../ui/moments';

const videoOf = ({ job_kind, about }: Booking): string =>
  job_kind === 'text_to_videos' ? text.explainer(about) : text.ad(about);

export function wordsOf(booking: Booking): string {
  switch (booking.kind) {
    case 'carried_over':
      return text.carriedOver;
    case 'grant':
      return text.grant;
    case 'hold':
    case 'charge':
      return videoOf(booking);
    case 'give_back':
      return text.givenBack(videoOf(booking));
    case 'operator':
      return booking.amount < 0 ? text.taken(booking.about) : text.given(booking.about);
  }
}

export interface Day {
  readonly name: string;
  readonly bookings: readonly Booking[];
}

/** As the reader's calendar has them. */
export function byDay(bookings: readonly Booking[]): readonly Day[] {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const name = onDay(booking.at);
    days.set(name, [...(days.get(name) ?? []), booking]);
  }
  return [...days].map(([name, of]) => ({ name, bookings: of }));
}
