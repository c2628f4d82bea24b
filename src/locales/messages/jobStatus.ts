/** Words of a job that is followed. [J] */
import { inLanguage } from '../inLanguage';

export const jobStatusMessages = inLanguage('jobStatus', {
  noId: '404',
  title: 'Making your video',
  loading: 'Loading',
  hint: 'You can close this page. The video will appear in your projects.',
  progress: 'Video progress',
  steps: {
    'voice-over': 'Recording the voice-over',
    captions: 'Timing the captions',
    media: 'Preparing pictures and videos',
    pictures: 'Creating the pictures',
    layouts: 'Laying out the video',
    project: 'Saving the project',
    thumbnail: 'Creating the thumbnail',
  },
  stepStates: { waiting: 'waiting', running: 'in progress', done: 'done' },
  queued: 'In the queue',
  opening: 'Opening project...',
  alertTitle: 'Error',
  /** Stands for the address while it is not known. */
  support: 'the operator of this server',
  failed: (email: string) =>
    `Video generation has failed. Please try again or contact support at ${email} if the issue persists.`,
  unanswered: 'The server isn’t responding. Your video may still be in progress; this page keeps checking.',
  retry: 'Try again',
  retrying: 'Starting again…',
  /** Where the server gave no reason. */
  retryFailed: 'Couldn’t restart it. Please try again.',
  notFound: 'This job doesn’t exist.',
  startOver: 'Create another video',
});
