/** The speech that needs no key: Flite in a thread of its own, nine voices, exact word times. */
import { createThread } from '../../../threads/askThread';
import { startThread } from '../../../threads/startThread';
import { type Speech, UnknownVoice, UnspeakableText } from '../speech';
import { readScript } from '../spoken/sentences';
import type { SpeechAnswer, SpeechQuestion } from './flite.thread';
import { FLITE_VOICES } from './fliteVoices';
import { joined, type SpokenSentence } from './joining';

/** More words than this in other letters, and what would be heard is no longer the script. */
const UNREADABLE_SHARE = 0.2;
/** Progress that the mastering takes. */
const MASTERING_SHARE = 0.1;

export interface FliteSpeech extends Speech {
  close(): Promise<void>;
}

/** `restMs`: how long the thread outlives its last sentence. */
export function createFliteSpeech({ restMs = 20_000 } = {}): FliteSpeech {
  const thread = createThread<SpeechQuestion, SpeechAnswer>({
    start: () => startThread('flite', import.meta.url),
    restMs,
  });
  return {
    voices: () => Promise.resolve(FLITE_VOICES.map(({ voice }) => voice)),

    async speak({ text, voice }, { signal, onProgress } = {}) {
      const found = FLITE_VOICES.find(({ voice: { id, name } }) => voice === name || voice === id);
      if (!found) throw new UnknownVoice(voice);
      const { voice: _, ...shape } = found;
      const { sentences, unreadable } = readScript(text);
      const readable = sentences.reduce((sum, { words }) => sum + words.length, 0);
      if (unreadable > UNREADABLE_SHARE * (readable + unreadable))
        throw new UnspeakableText('The built-in voices read English: write the script in Latin letters.');
      if (readable === 0) throw new UnspeakableText('There is nothing to say in this script.');

      const spoken: SpokenSentence[] = [];
      for (const sentence of sentences) {
        const sound = await thread.ask({ kind: 'say', sentence, shape }, signal ? { signal } : {});
        if (!('samples' in sound)) throw new Error('The thread answered another question.');
        spoken.push({ sentence, sound });
        onProgress?.((spoken.length / sentences.length) * (1 - MASTERING_SHARE));
      }
      const { samples, words, durationSeconds } = joined(spoken);
      const master = await thread.ask(
        { kind: 'master', samples },
        { transfer: [samples.buffer], ...(signal ? { signal } : {}) },
      );
      if (!('wav' in master)) throw new Error('The thread answered another question.');
      onProgress?.(1);
      return { wav: Buffer.from(master.wav), durationSeconds, words };
    },

    close: () => thread.close(),
  };
}
