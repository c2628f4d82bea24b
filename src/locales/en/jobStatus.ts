/** Words of a job that is followed. [J] */
export const jobStatusMessages = {
  noId: '404',
  title: 'Making your video',
  loading: 'Loading',
  hint: 'You can close this page: the work goes on, and the video will be among your projects.',
  progress: 'Progress of the video',
  steps: {
    'voice-over': 'Recording the voice-over',
    captions: 'Timing the captions',
    media: 'Preparing pictures and videos',
    pictures: 'Drawing the pictures',
    layouts: 'Laying out the video',
    project: 'Saving the project',
    thumbnail: 'Drawing the thumbnail',
  },
  stepStates: { waiting: 'waiting', running: 'in progress', done: 'done' },
  queued: 'Waiting for its turn',
  opening: 'Opening project...',
  alertTitle: 'Error',
  /** Stands for the address while it is not known. */
  support: 'the operator of this server',
  failed: (email: string) =>
    `Video generation has failed. Please try again or contact support at ${email} if the issue persists.`,
  retry: 'Try again',
  retrying: 'Starting again…',
  /** Where the server gave no reason. */
  retryFailed: 'It could not be started again. Please try again.',
  notFound: 'There is no such job.',
  startOver: 'Create another video',
} as const;
