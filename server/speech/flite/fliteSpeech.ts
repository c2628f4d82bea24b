/** The speech that needs no key: Flite in a thread of its own, nine voices, exact word times. */
import { refusalSentences } from '../../../contract/refusalSentences';
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';
import { type Speech, UnknownVoice, UnspeakableText } from '../speech';
import { readScript, type Sentence } from '../spoken/sentences';
import type { SpeechAnswer, SpeechQuestion } from './flite.thread';
import { FLITE_VOICES, type VoiceShape } from './fliteVoices';
import { joined, type SpokenSentence } from './joining';

/** More words than this in other letters, and what would be heard is no longer the script. */
const UNREADABLE_SHARE = 0.2;
/** Progress that the mastering takes. */
const MASTERING_SHARE = 0.1;

export interface FliteSpeech extends Speech {
  close(): Promise<void>;
}

function shapeOf(wanted: string): VoiceShape {
  const found = FLITE_VOICES.find(({ voice: { id, name } }) => wanted === name || wanted === id);
  if (!found) throw new UnknownVoice(wanted);
  const { voice: _, ...shape } = found;
  return shape;
}

function readable(text: string): readonly Sentence[] {
  const { sentences, unreadable } = readScript(text);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (unreadable > UNREADABLE_SHARE * (words + unreadable))
    throw new UnspeakableText('otherLetters', refusalSentences.unspeakable_script({ why: 'otherLetters' }));
  if (words === 0)
    throw new UnspeakableText('noWords', refusalSentences.unspeakable_script({ why: 'noWords' }));
  return sentences;
}

/** `restMs`: how long the thread outlives its last sentence. */
export function createFliteSpeech({ restMs = 20_000 } = {}): FliteSpeech {
  const thread = createThread<SpeechQuestion, SpeechAnswer>({
    start: () => startThread('flite', import.meta.url),
    restMs,
  });
  return {
    voices: () => Promise.resolve(FLITE_VOICES.map(({ voice }) => voice)),

    check: async ({ text, voice }) => {
      shapeOf(voice);
      readable(text);
    },

    async speak({ text, voice, speed = 1 }, { signal, onProgress } = {}) {
      const shape = shapeOf(voice);
      const sentences = readable(text);
      const spoken: SpokenSentence[] = [];
      for (const sentence of sentences) {
        const sound = await thread.ask({ kind: 'say', sentence, shape, speed }, signal ? { signal } : {});
        if (!('samples' in sound)) throw new Error('The thread answered another question.');
        spoken.push({ sentence, sound });
        onProgress?.((spoken.length / sentences.length) * (1 - MASTERING_SHARE));
      }
      const { samples, words, durationSeconds } = joined(spoken, speed);
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
