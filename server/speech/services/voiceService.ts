/** A stranger's voices, as they come: sounds of pieces of text, with word times or without. */
import type { Voice } from '../../../contract/voice';
import type { SpokenWord } from '../speech';

export interface SaidPiece {
  /** In any format that ffmpeg reads from a pipe. */
  readonly sound: Buffer;
  /** Left out where the service does not say when each word was spoken. */
  readonly words?: readonly SpokenWord[];
}

export interface VoiceService {
  /** For people. */
  readonly name: string;
  /** Figures and units are written out for it: it says words more surely, and no times of written words. */
  readonly wantsWords: boolean;
  /** Ids are unlike those of other services. */
  voices(signal?: AbortSignal): Promise<readonly Voice[]>;
  say(text: string, voice: Voice, signal?: AbortSignal): Promise<SaidPiece>;
  /** What it sounds like, MP3 or WAVE. */
  sample(voice: Voice): Promise<Buffer>;
}

/** The service said no, or nothing. `reason` ends a sentence for people; what is passing may be tried again. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  /** When it may be asked again, where it said so. */
  readonly retryAfterMs: number | undefined;
  constructor(
    readonly reason: string,
    readonly isPassing: boolean,
    options?: ErrorOptions & { readonly retryAfterMs?: number | undefined },
  ) {
    super(reason, options);
    this.retryAfterMs = options?.retryAfterMs;
  }
}

export const SAMPLE_SENTENCE = 'Hello. This is how I would read your next video.';
