/** Words of a deleted account that can be kept. [AC1] */
import { inLanguage } from '../../inLanguage';

export const leavingMessages = inLanguage('account/leaving', {
  title: 'This account is being deleted',
  text: (day: string) =>
    `It will be erased with its projects, videos and files on ${day}. Until then you can keep it.`,
  keep: 'Keep my account',
  signOut: 'Sign out',
});
