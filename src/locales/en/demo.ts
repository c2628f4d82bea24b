/** Words of the sample explainer. [R4] [T4] */
export const demoMessages = {
  title: 'What an explainer looks like',
  text: 'Made by Reelwright from a topic of three words: the script, the voice, the pictures and the music.',
  loading: 'Loading the sample',
  alertTitle: 'Error',
  failed: 'Failed to load the sample. Please try again.',
  retry: 'Try again',
  create: 'Create explainer Video',
} as const;
