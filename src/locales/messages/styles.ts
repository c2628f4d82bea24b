/** Words of choosing a style. [S1] [S2] [S3] */
import { inLanguage } from '../inLanguage';

export const stylesMessages = inLanguage('styles', ({ plural, number }) => ({
  title: 'Select video style',
  loading: 'Loading styles',
  list: 'Styles',
  /** The templates as people read them. */
  names: {
    default: 'Default',
    'motion-cards': 'Motion cards',
    'zoom-effect': 'Zoom effect',
    funky: 'Funky',
    'stock-media': 'Stock media',
    educational: 'Educational',
  } as Readonly<Record<string, string>>,
  preview: 'Preview',
  loadingPreview: 'Loading the preview',
  edit: 'Edit video',
  saving: 'Applying the style…',
  render: 'Render video',
  starting: 'Starting the render…',
  renderTakes: (span: string) => `Rendering takes about ${span}`,
  alertTitle: 'Error',
  layoutFailed: 'Failed to fetch layout data. Please try again.',
  jobFailed: 'Failed to fetch job data. Please try again.',
  saveFailed: 'Failed to save the style. Please try again.',
  renderFailed: 'Failed to render video. Please try again.',
  retry: 'Try again',
  /** Of a video that somebody has worked on, before another style is chosen. */
  carried: {
    undone: 'A new style rearranges the video. Your words, sounds and changes stay, and you can undo it.',
    stays: 'Your words, sounds, order and changes stay.',
    own: (count: number) =>
      plural(
        count,
        'The item you added stays where it is.',
        `The ${number(count)} items you added stay where they are.`,
      ),
    extras: (count: number) =>
      plural(
        count,
        'One part of the current style that you changed will be replaced.',
        `${number(count)} parts of the current style that you changed will be replaced.`,
      ),
    shots: (count: number) =>
      plural(
        count,
        'Your changes to one shot won’t be used in the new style.',
        `Your changes to ${number(count)} shots won’t be used in the new style.`,
      ),
    captions: (count: number) =>
      plural(
        count,
        'The look you gave one caption won’t be used in the new style.',
        `The look you gave ${number(count)} captions won’t be used in the new style.`,
      ),
    back: 'To get it all back, choose the current style again.',
    nothing: 'This style replaces the current video. You can restore it under Versions in the editor.',
  },
  back: 'All jobs',
  close: 'Close',
  cancel: 'Cancel',
  question: 'Use this style?',
  use: (style: string) => `Use “${style}”`,
  paintedOnly: 'For this video, a style changes only the design. Shots and captions stay as they are.',
  backToProject: 'Back to the video',
}));
