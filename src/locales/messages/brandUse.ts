/** Words of what a video uses of the brand kit: in the wizards' settings and in the editor. [B4] */
import { inLanguage } from '../inLanguage';

export const brandUseMessages = inLanguage('brandUse', {
  title: 'Your brand',
  text: 'This video uses your brand kit. Turn off anything you don’t need.',
  editorText: 'From your brand kit. You can undo every change.',
  parts: {
    logo: 'Logo',
    colours: 'Logo colours',
    font: 'Font',
    intro: 'Intro',
    outro: 'Outro',
  },
  about: {
    logo: 'Small, in a corner, never over text',
    colours: 'Highlights, labels, backgrounds',
    font: 'In captions and titles',
    intro: (seconds: number) => `${seconds.toFixed(1)} s before the video`,
    outro: (seconds: number) => `${seconds.toFixed(1)} s after the video`,
  },
  /** A colour in a document that is laid out lights the words only. */
  editorColours: 'Highlights the spoken word',
  loading: 'Loading your brand kit',
  failed: 'Couldn’t load your brand kit. We’ll use your last settings.',
  editorFailed: 'Couldn’t load your brand kit.',
  retry: 'Try again',
  empty: 'Your brand kit is empty',
  emptyText: 'Add a logo, font, intro or outro to use in every video.',
  openKit: 'Open brand kit',
});
