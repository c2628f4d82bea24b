/** Text to speech: what every adapter offers. */
import type { Voice } from '../../../contract/voice';

export interface SpokenWord {
  /** As it stands in the script, punctuation included. */
  readonly text: string;
  /** Seconds from the start of the recording. */
  readonly start: number;
  readonly end: number;
}

export interface Recording {
  /** RIFF WAVE, 48 kHz, mono, 16 bit, -16 LUFS. */
  readonly wav: Buffer;
  readonly durationSeconds: number;
  /** One entry a written word, in order, none overlapping. */
  readonly words: readonly SpokenWord[];
}

export interface SpeakOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1, called as sentences are finished. */
  readonly onProgress?: (fraction: number) => void;
}

export interface Speech {
  /** `sample_url` is a path below the server's own address. */
  voices(): Promise<readonly Voice[]>;
  /** Throws `UnknownVoice` for a name that `voices` does not hold. */
  speak(input: { text: string; voice: string }, options?: SpeakOptions): Promise<Recording>;
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
}
