/** Opens the microphone, records from when it is started until it is stopped, and reports how loud and how long it is. */

export type MicrophoneFault =
  | 'microphoneRefused'
  | 'microphoneMissing'
  | 'microphoneInsecure'
  | 'microphoneFailed';
interface Listeners {
  onOpened(): void;
  onHeard(heard: { level: number; seconds: number }): void;
  onRecorded(file: File): void;
  onFailed(fault: MicrophoneFault): void;
}
export interface RunningRecording {
  /** From now on what is spoken is recorded. */
  start(): void;
  /** What was spoken is handed over. */
  finish(): void;
  /** The microphone is let go, and nothing is handed over. */
  release(): void;
}
export type RecordVoice = (listeners: Listeners) => RunningRecording;

type Options = Pick<Window, 'setInterval' | 'clearInterval' | 'performance'> & {
  readonly navigator: { readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia'> };
  readonly MediaRecorder: typeof MediaRecorder;
  readonly AudioContext: typeof AudioContext;
  readonly File: typeof File;
};

const HEARD_EVERY_MS = 100;
/** What browsers can record, the best first; every one of them is one that the server reads. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;
const MICROPHONE = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };

const faultOf = (error: unknown): MicrophoneFault => {
  const { name } = error as Partial<DOMException>;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneRefused';
  return name === 'NotFoundError' ? 'microphoneMissing' : 'microphoneFailed';
};

/** @param name of the file that is recorded, without its ending */
export const createRecordVoice =
  (options: Options, name: string): RecordVoice =>
  ({ onOpened, onHeard, onRecorded, onFailed }) => {
    const devices = options.navigator.mediaDevices;
    let released = false;
    let start = () => {};
    let finish = () => {};
    let letGo = () => {};

    const begin = (stream: MediaStream) => {
      const stopTracks = () => stream.getTracks().forEach((track) => track.stop());
      letGo = stopTracks;
      if (released) return letGo();
      const mimeType = TYPES.find((type) => options.MediaRecorder.isTypeSupported(type));
      const recorder = new options.MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      // Also when the microphone is pulled out.
      recorder.addEventListener('stop', () => {
        letGo();
        if (!released) onRecorded(fileOf(options, parts, { type: recorder.mimeType, name }));
      });
      start = () => {
        try {
          recorder.start();
          finish = () => recorder.stop();
          const stopHearing = hear(options, stream, onHeard);
          letGo = () => {
            stopHearing();
            stopTracks();
          };
        } catch (error) {
          // It was pulled out before anything was said.
          released = true;
          letGo();
          onFailed(faultOf(error));
        }
      };
      onOpened();
    };

    if (devices)
      devices
        .getUserMedia({ audio: MICROPHONE })
        .then(begin)
        .catch((error: unknown) => {
          letGo();
          if (!released) onFailed(faultOf(error));
        });
    else onFailed('microphoneInsecure');

    return {
      start: () => start(),
      finish: () => finish(),
      release: () => {
        released = true;
        letGo();
      },
    };
  };

function fileOf(options: Options, parts: Blob[], { type, name }: { type: string; name: string }): File {
  const ending = /mp4/.test(type) ? 'm4a' : /ogg/.test(type) ? 'ogg' : 'webm';
  return new options.File(parts, `${name}.${ending}`, { type });
}

function hear(options: Options, stream: MediaStream, onHeard: Listeners['onHeard']): () => void {
  const sound = new options.AudioContext();
  const analyser = sound.createAnalyser();
  sound.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const begun = options.performance.now();
  const timer = options.setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = Math.min(
      1,
      samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
    );
    onHeard({ level, seconds: (options.performance.now() - begun) / 1000 });
  }, HEARD_EVERY_MS);
  return () => {
    options.clearInterval(timer);
    if (sound.state !== 'closed') void sound.close();
  };
}
