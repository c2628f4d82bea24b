/** Words of the list of finished videos. [R12] */
import { inLanguage } from '../inLanguage';

export const videosMessages = inLanguage('videos', {
  title: 'My videos',
  loading: 'Loading videos...',
  failed: 'Couldn’t load your videos. Please try again.',
  retry: 'Try again',
  create: 'Create video',
  emptyTitle: 'No finished videos yet',
  emptyText: 'Start with a product link or a topic. Finished videos appear here.',
  renderingTitle: 'Your first video is on its way',
  renderingText: 'It will appear here as soon as it’s ready.',
  rendering: (count: number) =>
    count === 1 ? 'One more video is rendering.' : `${count} more videos are rendering.`,
  projects: 'All projects',
  untitled: 'Untitled',
  play: (title: string) => `Play ${title}`,
  download: 'Download',
  downloadOf: (title: string) => `Download ${title}`,
  downloading: 'Downloading…',
  downloadingOf: (title: string) => `Downloading ${title}…`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  player: (title: string) => `Video: ${title}`,
  close: 'Close',
  broken: 'This video can’t be played.',
  failureTitle: 'Error',
  downloadFailed: (message: string) => `Download failed: ${message}`,
  downloadFailures: {
    status: (status: number) => `the server answered ${status}.`,
    network: 'the file can’t be reached. Check your connection and try again.',
  },
});
