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
    undone: 'A style lays the video out anew. Your words, sounds and changes stay, and Undo takes it back.',
    stays: 'Your words, sounds, order and changes stay.',
    own: (count: number) =>
      plural(
        count,
        'The one item that you added keeps its place.',
        `The ${number(count)} items that you added keep their places.`,
      ),
    extras: (count: number) =>
      plural(
        count,
        'One part of this style that you changed is replaced.',
        `${number(count)} parts of this style that you changed are replaced.`,
      ),
    shots: (count: number) =>
      plural(
        count,
        'Your changes to one shot have no place there.',
        `Your changes to ${number(count)} shots have no place there.`,
      ),
    captions: (count: number) =>
      plural(
        count,
        'The look you gave to one caption has no place there.',
        `The look you gave to ${number(count)} captions has no place there.`,
      ),
    back: 'Choose the current style again, and the video is as it is now.',
    nothing: 'This style replaces the video as it is now. You find it among its versions, in the editor.',
  },
  back: 'All jobs',
  close: 'Close',
  cancel: 'Cancel',
  question: 'Use this style?',
  use: (style: string) => `Use “${style}”`,
  paintedOnly: 'For this video only what paints it can be changed: shots and captions stay as they are.',
  backToProject: 'Back to the video',
}));
