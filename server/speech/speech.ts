/** Text to speech: what every adapter offers. */
import type { Voice } from '../../contract/voice';

export interface SpokenWord {
  /** As it stands in the script, punctuation included. */
  readonly text: string;
  /** Seconds from the start of the recording. */
  readonly start: number;
  readonly end: number;
  /** Said, and not in the script, as a sound of thinking is: captioned, and set on no card. */
  readonly isBeside?: true;
}

export interface Recording {
  /** RIFF WAVE, 48 kHz, mono, 16 bit, -16 LUFS. */
  readonly wav: Buffer;
  readonly durationSeconds: number;
  /** One entry a written word, in order, none overlapping. */
  readonly words: readonly SpokenWord[];
}

export interface SpeechRequest {
  readonly text: string;
  /** A voice's name, or its id. */
  readonly voice: string;
  /** 1, or left out, is the voice's own pace; 1.5 is half as fast again. */
  readonly speed?: number;
}

export interface SpeakOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1, called as sentences are finished. */
  readonly onProgress?: (fraction: number) => void;
}

export interface Speech {
  /** `sample_url` is a path below the server's own address, or a whole one. */
  voices(): Promise<readonly Voice[]>;
  /** Whether it could be spoken, before anybody pays for it. Throws as `speak` would. */
  check(request: SpeechRequest): Promise<void>;
  /** Throws `UnknownVoice`, `UnspeakableText` or `VoiceOutOfService`; anything else may be tried again. */
  speak(request: SpeechRequest, options?: SpeakOptions): Promise<Recording>;
}

export class UnknownVoice extends Error {
  override readonly name = 'UnknownVoice';
  constructor(readonly voice: string) {
    super(`There is no voice called "${voice}".`);
  }
}

/** The text holds nothing that this adapter can read aloud; the message says why, for people. */
export class UnspeakableText extends Error {
  override readonly name = 'UnspeakableText';
  constructor(
    readonly why: 'otherLetters' | 'noWords',
    message: string,
  ) {
    super(message);
  }
}

/** The service behind a voice refuses or does not answer; the message says why, for people. */
export class VoiceOutOfService extends Error {
  override readonly name = 'VoiceOutOfService';
  constructor(
    readonly voice: string,
    /** An end of a sentence: 'its key is not accepted'. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`The voice “${voice}” is out of service: ${reason}.`, options);
  }
}
