/** Words of what became of a person's credits. [AR1] */
import { inLanguage } from '../../inLanguage';

export const creditsMessages = inLanguage('account/credits', {
  title: 'Credits',
  hint: (price: number) =>
    `A video takes ${price} credits when it starts. If it fails, you get them back. Rendering costs nothing.`,
  loading: 'Loading your credits',
  unavailable: 'Your credits could not be fetched.',
  retry: 'Try again',
  balance: 'Balance',
  held: 'Held for videos being made',
  none: 'Nothing has been booked yet. Whoever runs this server gives out credits.',
  list: 'Bookings',
  what: 'What',
  amount: 'Credits',
  after: 'Balance',
  ad: (title: string) => (title ? `Ad: ${title}` : 'Ad'),
  explainer: (title: string) => (title ? `Explainer: ${title}` : 'Explainer'),
  givenBack: (video: string) => `Given back, it failed. ${video}`,
  isHeld: 'Held while it is being made',
  grant: 'To start with',
  carriedOver: 'Carried over from before',
  given: (reason: string) => `From whoever runs this server: ${reason}`,
  taken: (reason: string) => `Taken by whoever runs this server: ${reason}`,
  older: 'Show older',
  fetchingOlder: 'Loading',
  olderUnavailable: 'Older bookings could not be fetched.',
});
