/** Words of choosing a style. [S1] [S2] [S3] */
import { inLanguage } from '../inLanguage';

export const stylesMessages = inLanguage('styles', {
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
  alertTitle: 'Error',
  layoutFailed: 'Failed to fetch layout data. Please try again.',
  jobFailed: 'Failed to fetch job data. Please try again.',
  saveFailed: 'Failed to save the style. Please try again.',
  renderFailed: 'Failed to render video. Please try again.',
  retry: 'Try again',
  changesHint: 'Choosing another style replaces the current layout.',
  back: 'All jobs',
});
