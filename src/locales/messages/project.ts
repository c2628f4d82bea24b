/** Words of a project's page. [V] */
import { inLanguage } from '../inLanguage';

const signed = (value: number) => value.toFixed(1).replace('-', '−');

export const projectMessages = inLanguage('project', {
  noId: '404',
  loading: 'Loading project',
  alertTitle: 'Error',
  loadFailed: 'Failed to load project',
  rendering: 'Video is rendering...',
  draft: 'Video is not generated yet...',
  wait: 'Please wait while we process your video',
  waitsForYou: 'Nothing is rendering right now. Open the editor to render your video.',
  invalid: 'Invalid project',
  invalidText: 'The project is not available or invalid. Please contact support if this is a mistake',
  edit: 'Edit',
  styles: 'Styles',
  playGif: 'Play GIF',
  download: 'Download',
  downloading: 'Downloading…',
  cancel: 'Cancel render',
  cancelling: 'Cancelling…',
  cancelFailed: 'Couldn’t cancel the render. Please try again.',
  notifyMe: 'Notify me when it’s done',
  promised: 'You’ll get a notification. Keep this tab open.',
  forbidden: 'Your browser is blocking notifications. This page will show when it’s done.',
  mailMe: 'E-mail me when it’s done',
  mailFailed: 'Couldn’t turn on the e-mail. Please try again.',
  ends: {
    done: 'Your video is ready.',
    failed: 'The video couldn’t be rendered.',
    cancelled: 'The render was cancelled.',
  },
  batch: { title: 'Formats', waiting: 'Waiting', rendering: 'Rendering', done: 'Done', failed: 'Failed' },
  files: 'Files',
  downloadAs: (name: string) => `Download ${name}`,
  sound: (title: string) => `Sound: ${title}`,
  downloadFailed: (message: string) => `Download failed: ${message}`,
  retry: 'Try again',
  progress: 'Render progress',
  frames: (done: number, total: number) => `Frame ${done} of ${total}`,
  stages: {
    waiting: 'In the queue',
    preparing: 'Preparing',
    drawing: 'Drawing frames',
    checking: 'Comparing with the preview',
    converting: 'Writing the file',
    finishing: 'Finishing up',
  },
  timeLeft: (seconds: number) =>
    seconds < 60
      ? `about ${Math.max(1, Math.ceil(seconds))} s left`
      : `about ${Math.ceil(seconds / 60)} min left`,
  /** Numbers with a real minus. */
  loudness: (lufs: number, peakDb: number) => `Loudness ${signed(lufs)} LUFS, peak ${signed(peakDb)} dB`,
  noSound: 'No sound',
  /** Of a finished file beside the preview that it was made from. */
  check: {
    title: 'Compared with the preview',
    equal: (same: number, all: number) => `Checked: ${same} of ${all} frames match the preview`,
    words: (all: number) => `${all} of ${all} words in sync`,
    differs: (differing: number, all: number) =>
      `Checked: ${differing} of ${all} frames differ from the preview. You can use the video as it is, or render it again`,
    redrawn: 'Parts that differed at first were rendered again',
    unchecked: {
      took_too_long: 'Not checked: comparing it with the preview took too long',
      failed: 'Not checked: comparing it with the preview failed',
    },
    inFile: (at: string) => `In the video at ${at}`,
    inPreview: (at: string) => `In the preview at ${at}`,
    late: (word: string, at: string, offMs: number) =>
      `“${word}” at ${at} is heard ${Math.abs(offMs)} ms ${offMs > 0 ? 'late' : 'early'}`,
    unheard: (word: string, at: string) => `“${word}” at ${at} can’t be heard`,
  },
  player: (title: string) => `Video: ${title}`,
  back: 'All projects',
});
