/** Words of the list of jobs. [J1] [J2] [J3] [J5] */
import { inLanguage } from '../inLanguage';

export const jobsMessages = inLanguage('jobs', {
  title: 'Jobs',
  loading: 'Loading jobs',
  failed: 'An error occurred while loading jobs. Please try again.',
  retry: 'Try again',
  retrying: 'Starting again…',
  /** Where the server gave no reason. */
  retryFailed: 'Couldn’t restart it. Please try again.',
  tabs: { urltoads: 'Urltoads', text_to_videos: 'Text to Videos' },
  filters: 'Filter by status',
  filter: { done: 'Done', failed: 'Failed', running: 'Running' },
  status: { initiated: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
  untitled: 'Untitled',
  progress: (title: string) => `Progress of ${title}`,
  empty: {
    urltoads: {
      title: 'No ads yet',
      text: 'Paste a product link to start one. Ads in progress appear here.',
      action: 'Create video ads',
    },
    text_to_videos: {
      title: 'No explainers yet',
      text: 'Enter a topic to start one. Explainers in progress appear here.',
      action: 'Create explainer Video',
    },
  },
  filteredTitle: 'No jobs match these filters',
  filteredText: (hidden: number) => (hidden === 1 ? '1 job is hidden.' : `${hidden} jobs are hidden.`),
  showAll: 'Show all jobs',
});
