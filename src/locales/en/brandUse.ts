/** Words of what a video uses of the brand kit: in the wizards' settings and in the editor. [B4] */
export const brandUseMessages = {
  title: 'Your brand',
  text: 'What your brand kit holds goes into this video. Switch off what does not belong.',
  editorText: 'What your brand kit holds. Each switch is a step that can be undone.',
  parts: {
    logo: 'Logo',
    colours: 'Colours of the logo',
    font: 'Font',
    intro: 'Intro',
    outro: 'Outro',
  },
  about: {
    logo: 'Small, in a corner, never over words',
    colours: 'On words that are lit, labels and grounds',
    font: 'In captions and titles',
    intro: (seconds: number) => `${seconds.toFixed(1)} s before the video`,
    outro: (seconds: number) => `${seconds.toFixed(1)} s after the video`,
  },
  /** A colour in a document that is laid out lights the words only. */
  editorColours: 'On the word that is spoken',
  loading: 'Loading your brand kit',
  failed: 'Your brand kit could not be loaded. The video is made with what you used last.',
  editorFailed: 'Your brand kit could not be loaded.',
  retry: 'Try again',
  empty: 'Your brand kit is empty',
  emptyText: 'Add a logo, a font, an intro or an outro: they can then be used in every video.',
  openKit: 'Open the brand kit',
} as const;
