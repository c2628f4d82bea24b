/** Writes down what is said in a sound: what every adapter offers. [SC5] */
import { refusalSentences } from '../../contract/refusalSentences';
import type { TranscriberFailure } from '../../contract/refusals';
import type { Transcript } from '../../contract/routes/speech.routes';

export interface SoundToHear {
  /** RIFF WAVE, 16 kHz, mono, 16 bit: what every recogniser reads. */
  readonly wav: Buffer;
  readonly durationMs: number;
  /** ISO 639-1; it finds out by itself where it is not known. */
  readonly language?: string | undefined;
  /** Written as if it had been said before: it writes on in that manner. */
  readonly prompt?: string | undefined;
}

export interface Transcriber {
  /** Changes with all that may change what it writes: its server, its model, how its answer is read. */
  readonly identity: string;
  /** Without words where nothing is said. Throws `TranscriberFailed`, or the signal's reason. */
  transcribe(sound: SoundToHear, signal: AbortSignal): Promise<Transcript>;
}

export class TranscriberFailed extends Error {
  override readonly name = 'TranscriberFailed';
  constructor(
    readonly why: TranscriberFailure,
    options?: ErrorOptions,
  ) {
    super(refusalSentences.transcriber_failed({ why }), options);
  }
}
