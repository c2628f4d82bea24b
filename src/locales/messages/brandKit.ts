/** Words of the brand kit. [B] */
import { inLanguage } from '../inLanguage';

export const brandKitMessages = inLanguage('brandKit', {
  title: 'Brand kit',
  text: 'Your logo, fonts and clips, ready for every video.',
  loading: 'Loading assets...',
  retry: 'Try again',
  sections: {
    logo: {
      title: 'Logo',
      purpose: 'Shown in the corner of your videos.',
      upload: 'Upload logo',
      hint: 'Drop a picture here. A PNG or SVG with a transparent background looks best.',
      misfit: 'it isn’t a picture.',
    },
    font: {
      title: 'Font',
      purpose: 'Your own typeface for titles and captions.',
      upload: 'Upload font',
      hint: 'Drop a .ttf, .otf, .woff or .woff2 file here.',
      misfit: 'it isn’t a .ttf, .otf, .woff or .woff2 file.',
    },
    intro: {
      title: 'Intro Videos',
      purpose: 'Short clips that open your videos.',
      upload: 'Upload intro video',
      hint: 'Drop a video here. A few seconds is enough.',
      misfit: 'it isn’t a video.',
    },
    outro: {
      title: 'Outro Videos',
      purpose: 'Short clips that close your videos, such as your web address.',
      upload: 'Upload outro video',
      hint: 'Drop a video here. A few seconds is enough.',
      misfit: 'it isn’t a video.',
    },
  },
  /** As toasts name what was deleted. */
  types: { logo: 'Logo', font: 'Font', intro: 'Intro', outro: 'Outro' },
  onLight: (name: string) => `${name} on a light background`,
  onDark: (name: string) => `${name} on a dark background`,
  remove: (name: string) => `Delete ${name}`,
  removing: (name: string) => `Deleting ${name}…`,
  letters: 'Aa Bb Cc Dd Ee 0123',
  pangram: 'The quick brown fox jumps over the lazy dog.',
  unreadable: 'This font can’t be previewed.',
  uploading: (done: number, total: number) => `Uploading ${done + 1} of ${total}`,
  waiting: (name: string) => `Uploading ${name}`,
  progress: 'Upload',
  cancel: 'Cancel upload',
  failures: 'Couldn’t add these files:',
  dismiss: 'Dismiss',
  errors: {
    load: 'Failed to load user assets. Please try again.',
    upload: 'Failed to upload asset. Please try again.',
    remove: 'Failed to delete asset. Please try again.',
    restore: 'Failed to restore asset. Please try again.',
  },
  deleted: (type: string) => `${type} deleted successfully.`,
});
