/** Words of how a script is heard, beside the choice of a voice. [W11] */
import { inLanguage } from '../../inLanguage';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const voiceRecorderMessages = inLanguage('wizards/voiceRecorder', {
  source: 'Who’s speaking',
  sources: {
    voice: { label: 'Generated voice', text: 'Reads your script' },
    recording: { label: 'Your own voice', text: 'Recorded here or uploaded' },
    nobody: { label: 'No voiceover', text: 'Captions and music only' },
  },
  speed: 'Voice speed',
  readingSpeed: 'Reading speed',
  times: (speed: number) => `${speed.toFixed(2).replace(/0$/, '')}×`,
  pace: { slower: 'Slower', faster: 'Faster' },
  nobodyHint: 'Captions show your script at reading speed, and the music plays at full volume.',

  emptyHint: 'Read your script aloud in a quiet room. The captions follow your voice, word by word.',
  record: 'Record your voice',
  /** What the file of a recording is called. */
  fileName: 'My voice',
  upload: 'Upload a recording',
  formats: 'MP3, M4A, WAV, WebM or OGG, up to ten minutes.',
  script: 'Your script',
  asking: 'Allow microphone access in your browser…',
  countIn: (left: number) => `Recording starts in ${left}`,
  listening: (seconds: number) => `Recording ${clock(seconds)}`,
  level: 'Microphone level',
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
      'Your browser is blocking the microphone. Allow it next to the address bar, then try again.',
    microphoneMissing: 'No microphone found. Connect one, or upload a recording.',
    microphoneInsecure:
      'Browsers allow the microphone on https pages only. Open this page over https, or upload a recording.',
    microphoneFailed: 'Your microphone isn’t responding. Another app may be using it.',
    uploadFailed: 'Couldn’t upload the recording.',
  },
});
