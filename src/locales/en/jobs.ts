/** Words of the list of jobs. [J1] [J2] [J3] [J5] */
export const jobsMessages = {
  title: 'Jobs',
  loading: 'Loading jobs',
  failed: 'An error occurred while loading jobs. Please try again.',
  retry: 'Try again',
  retrying: 'Starting again…',
  /** Where the server gave no reason. */
  retryFailed: 'It could not be started again. Please try again.',
  tabs: { urltoads: 'Urltoads', text_to_videos: 'Text to Videos' },
  filters: 'Show jobs that are',
  filter: { done: 'Done', failed: 'Failed', running: 'Running' },
  status: { initiated: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
  untitled: 'Untitled',
  progress: (title: string) => `Progress of ${title}`,
  empty: {
    urltoads: {
      title: 'No ads have been made yet',
      text: 'Paste the link of a product page: each ad that you start is listed here while it is made.',
      action: 'Create video ads',
    },
    text_to_videos: {
      title: 'No explainers have been made yet',
      text: 'Enter a topic: each explainer that you start is listed here while it is made.',
      action: 'Create explainer Video',
    },
  },
  filteredTitle: 'Nothing matches these filters',
  filteredText: (hidden: number) =>
    hidden === 1 ? 'One job is hidden by them.' : `${hidden} jobs are hidden by them.`,
  showAll: 'Show all jobs',
} as const;
