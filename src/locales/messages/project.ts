/** Words of a project's page. [V] */
import { inLanguage } from '../inLanguage';

const signed = (value: number) => value.toFixed(1).replace('-', '−');

export const projectMessages = inLanguage('project', {
  noId: '404',
  notFound: 'Project not found',
  loading: 'Loading project',
  alertTitle: 'Error',
  loadFailed: 'Failed to load project',
  rendering: 'Video is rendering...',
  draft: 'Video is not generated yet...',
  wait: 'Please wait while we process your video',
  invalid: 'Invalid project',
  invalidText: 'The project is not available or invalid. Please contact support if this is a mistake',
  defaultTitle: 'Project Video',
  edit: 'Edit',
  download: 'Download',
  downloading: 'Downloading…',
  downloadFailed: (message: string) => `Download failed: ${message}`,
  retry: 'Try again',
  progress: 'Render progress',
  frames: (done: number, total: number) => `Frame ${done} of ${total}`,
  stages: {
    waiting: 'In the queue',
    preparing: 'Preparing',
    drawing: 'Drawing frames',
    finishing: 'Finishing up',
  },
  timeLeft: (seconds: number) =>
    seconds < 60
      ? `about ${Math.max(1, Math.ceil(seconds))} s left`
      : `about ${Math.ceil(seconds / 60)} min left`,
  /** Numbers with a real minus. */
  loudness: (lufs: number, peakDb: number) => `Loudness ${signed(lufs)} LUFS, peak ${signed(peakDb)} dB`,
  noSound: 'No sound',
  player: (title: string) => `Video: ${title}`,
  back: 'All projects',
});
