/** Words of what became of a person's credits. [AR1] */
import { inLanguage } from '../../inLanguage';

export const creditsMessages = inLanguage('account/credits', {
  title: 'Credits',
  hint: (price: number) =>
    `A video takes ${price} credits when it starts. If it fails, you get them back. Rendering costs nothing.`,
  loading: 'Loading your credits',
  unavailable: 'Couldn’t load your credits.',
  retry: 'Try again',
  balance: 'Balance',
  held: 'On hold for videos being made',
  none: 'No credits used or received yet. Ask the operator of this server for some.',
  list: 'History',
  what: 'Activity',
  amount: 'Credits',
  after: 'Balance',
  ad: (title: string) => (title ? `Ad: ${title}` : 'Ad'),
  explainer: (title: string) => (title ? `Explainer: ${title}` : 'Explainer'),
  givenBack: (video: string) => `Refunded because it failed. ${video}`,
  isHeld: 'On hold while the video is being made',
  grant: 'Welcome credits',
  carriedOver: 'Carried over from before',
  given: (reason: string) => `Added by the operator: ${reason}`,
  taken: (reason: string) => `Removed by the operator: ${reason}`,
  older: 'Show older',
  fetchingOlder: 'Loading',
  olderUnavailable: 'Couldn’t load older entries.',
});
