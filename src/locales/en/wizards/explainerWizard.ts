/** Words of the explainer wizard alone. [X] */
export const explainerWizardMessages = {
  topic: {
    label: 'Enter topic',
    title: 'Convert any topic into a learning video',
    text: 'A question, a subject, or your own notes: paste as much as you like.',
    field: 'Enter a topic',
    placeholder: 'What is your video topic',
    sample: 'See what comes of it',
  },
  busy: {
    suggestingScripts: 'Writing scripts about your topic…',
    creatingVideo: 'Starting your video…',
  },
  errors: {
    topicMissing: 'Please provide topic to create video',
    topicTooLong: 'Please shorten the topic to 20,000 characters',
    scriptIdeasFailed: 'Failed to generate scripts. Please try again.',
    scriptMissing: 'Select a script',
    scriptWordless: 'There is nothing to be spoken in this script: write words',
    scriptTooLong: 'This script is too long: at most 600 words can be spoken',
    outlineUnfilled: 'Fill in what is still in [brackets]',
    musicMissing: 'Select background music',
    voiceMissing: 'Select voice',
    recordingMissing: 'Record your voice and press “Use this recording”, or upload one',
    videoFailed: 'Failed to generate video. Please try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
} as const;
