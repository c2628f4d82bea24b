/** Words of the sample explainer. [R4] [T4] */
import { inLanguage } from '../inLanguage';

export const demoMessages = inLanguage('demo', {
  title: 'See a sample explainer',
  text: 'Made by Reelwright from a three-word topic: script, voice, pictures and music.',
  loading: 'Loading the sample',
  alertTitle: 'Error',
  failed: 'Failed to load the sample. Please try again.',
  retry: 'Try again',
  create: 'Create explainer Video',
});
