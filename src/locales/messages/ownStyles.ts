/** Words of a person's own styles, in the editor and where captions are chosen. [T3] [E7] */
import { inLanguage } from '../inLanguage';

export const ownStylesMessages = inLanguage('ownStyles', {
  title: 'My styles',
  loading: 'Loading your styles…',
  unavailable: 'Couldn’t load your styles.',
  retry: 'Try again',
  none: 'Save this video’s look to use it in others.',
  save: 'Save as my style',
  name: 'Name',
  scope: 'What to save',
  scopes: { look: 'Whole look', captions: 'Captions only' },
  holds: {
    look: 'Captions, text, colours, motion, transitions and filters. No pictures, no words.',
    captions: 'How the captions look.',
  },
  keep: 'Save',
  keeping: 'Saving…',
  cancel: 'Cancel',
  failed: 'That didn’t work. Please try again.',
  kinds: { look: 'Whole look', captions: 'Captions' },
  apply: (name: string) => `Apply “${name}”`,
  rename: (name: string) => `Rename “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  confirm: (name: string) => `Delete “${name}” for good? Videos that use it stay as they are.`,
  confirmed: 'Delete',
  deleting: 'Deleting…',
  worn: (name: string) => `“${name}” applied`,
  wornWithoutFont: (name: string) =>
    `“${name}” applied. Its font is no longer in your brand kit, so one of ours is used.`,
  kept: (name: string) => `“${name}” saved`,
  deleted: 'Style deleted',
  captions: 'My caption styles',
});
