/** Words of how a script is heard, beside the choice of a voice. [W11] */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const voiceRecorderMessages = {
  source: 'Who speaks',
  sources: {
    voice: { label: 'A voice', text: 'Reads your script' },
    recording: { label: 'Your own voice', text: 'Recorded here, or uploaded' },
    nobody: { label: 'Nobody', text: 'Captions and louder music' },
  },
  speed: 'Speed of the voice',
  readingSpeed: 'Speed of reading',
  times: (speed: number) => `${speed.toFixed(2).replace(/0$/, '')}×`,
  pace: { slower: 'Slower', faster: 'Faster' },
  nobodyHint: 'The captions show your script at the pace of a reader, and the music plays at its full level.',

  emptyHint: 'Read your script aloud in a quiet room. The captions follow your voice, word by word.',
  record: 'Record your voice',
  upload: 'Upload a recording',
  formats: 'MP3, M4A, WAV, WebM or OGG, up to ten minutes.',
  script: 'Your script',
  asking: 'Allow the microphone in your browser…',
  listening: (seconds: number) => `Recording ${clock(seconds)}`,
  level: 'How loud you are heard',
  stop: 'Stop recording',
  cancel: 'Cancel recording',
  finishing: 'Finishing the recording…',
  recorded: (seconds: number) => `Your recording · ${clock(seconds)}`,
  play: 'Play your recording',
  pause: 'Pause your recording',
  accept: 'Use this recording',
  again: 'Record again',
  discard: 'Discard',
  uploading: 'Checking your recording…',
  stopUpload: 'Cancel upload',
  retry: 'Try again',
  kept: (seconds: number) => `${clock(seconds)} · captions will follow your voice`,
  remove: 'Remove recording',
  faults: {
    microphoneRefused:
      'The browser does not let this page hear the microphone. Allow it beside the address, then try again.',
    microphoneMissing: 'There is no microphone here. Connect one, or upload a recording.',
    microphoneInsecure:
      'Browsers give the microphone to pages on https only. Open this page by https, or upload a recording.',
    microphoneFailed: 'The microphone does not answer. Another program may be using it.',
    uploadFailed: 'The recording could not be uploaded.',
  },
} as const;
