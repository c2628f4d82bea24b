/** Words of the account pages. [A] */
import { inLanguage } from '../../inLanguage';

export const accountMessages = inLanguage('account/account', {
  unknownError: 'An unknown error occurred',
  language: 'Language',
  busy: 'One moment…',
  claim: 'From a product link to a video worth posting.',
});
