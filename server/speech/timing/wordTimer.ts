/** Finds each word of a script in a sound that somebody else made: a service, a neural voice, a person. */
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { readableWords } from '../reading/readableWords';
import { UnspeakableText, type Recording, type SpeakOptions, type Speech, type SpokenWord } from '../speech';
import { readScript } from '../spoken/sentences';
import type { Heard } from './heardIn';
import type { TimingAnswer, TimingQuestion } from './timing.thread';

export interface WordTimer {
  hear(wav: Buffer, signal?: AbortSignal): Promise<Heard>;
  /** At the loudness of every voice. */
  master(wav: Buffer, signal?: AbortSignal): Promise<Buffer>;
  /** One span a written word, for a voice that reads all of it. `wav`: 16 bit, mono. */
  time(wav: Buffer, script: string, options?: SpeakOptions): Promise<readonly SpokenWord[]>;
  /** Spans of the words that a person says, who may leave sentences out. */
  timeSaid(wav: Buffer, script: string, options?: SpeakOptions): Promise<readonly SpokenWord[]>;
  close(): Promise<void>;
}

interface Settings {
  /** Speaks the script once more, with times that are known. */
  readonly reference: Speech;
  /** The voice that the others are nearest to. */
  readonly voice?: string;
  readonly restMs?: number;
}
/** Ten minutes of sound take their time. */
const TIMEOUT_MS = 120_000;
const REFERENCE_SHARE = 0.7;
export const REFERENCE_VOICE = 'Grace';

export function createWordTimer({
  reference,
  voice = REFERENCE_VOICE,
  restMs = 20_000,
}: Settings): WordTimer {
  const thread = createThread<TimingQuestion, TimingAnswer>({
    start: () => startThread('timing', import.meta.url),
    restMs,
    timeoutMs: TIMEOUT_MS,
  });
  async function ask<Key extends 'heard' | 'wav' | 'words'>(
    key: Key,
    question: TimingQuestion,
    signal: AbortSignal | undefined,
  ) {
    const answer = await thread.ask(question, signal ? { signal } : {});
    if (!(key in answer)) throw new Error('The thread answered another question.');
    return (answer as Extract<TimingAnswer, Record<Key, unknown>>)[key];
  }
  const spokenOnceMore = (text: string, { signal, onProgress }: SpeakOptions): Promise<Recording | null> =>
    reference
      .speak(
        { text, voice },
        { ...(signal && { signal }), onProgress: (fraction) => onProgress?.(fraction * REFERENCE_SHARE) },
      )
      .catch((error: unknown) => {
        if (error instanceof UnspeakableText) return null;
        throw error;
      });
  async function follow(
    wav: Buffer,
    script: string,
    lengths: readonly number[] | null,
    options: SpeakOptions,
  ): Promise<readonly SpokenWord[]> {
    const reference = await spokenOnceMore(script, options);
    const question: TimingQuestion = reference
      ? { kind: 'follow', wav, reference, lengths }
      : { kind: 'share', wav, words: readableWords(script) };
    const words = await ask('words', question, options.signal);
    options.onProgress?.(1);
    return words;
  }

  return {
    hear: (wav, signal) => ask('heard', { kind: 'hear', wav }, signal),
    master: async (wav, signal) => Buffer.from(await ask('wav', { kind: 'master', wav }, signal)),
    time: (wav, script, options = {}) => follow(wav, script, null, options),
    timeSaid(wav, script, options = {}) {
      const lengths = readScript(script).sentences.map(({ words }) => words.length);
      return follow(wav, script, lengths, options);
    },
    close: () => thread.close(),
  };
}
