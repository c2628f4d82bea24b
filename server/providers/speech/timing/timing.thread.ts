/** The thread that listens: judges and masters a recording, and finds each word of a script in a sound. */
import { mastered } from '../../../audio/mastering';
import { readWav, writeWav } from '../../../audio/wav';
import { answerQuestions } from '../../../threads/answerQuestions';
import type { SpokenWord } from '../speech';
import { SPEECH_TARGET } from '../speechTarget';
import { followPerson } from './followPerson';
import { followReference } from './followReference';
import { heardIn, type Heard } from './heardIn';
import { shareOverSpeech } from './shareOverSpeech';

export type TimingQuestion =
  | { readonly kind: 'hear'; readonly wav: Uint8Array }
  | { readonly kind: 'master'; readonly wav: Uint8Array }
  | {
      readonly kind: 'follow';
      readonly wav: Uint8Array;
      readonly reference: { readonly wav: Uint8Array; readonly words: readonly SpokenWord[] };
    }
  | {
      readonly kind: 'person';
      readonly wav: Uint8Array;
      readonly reference: { readonly wav: Uint8Array; readonly words: readonly SpokenWord[] };
      /** Words of each sentence. */
      readonly lengths: readonly number[];
    }
  | { readonly kind: 'share'; readonly wav: Uint8Array; readonly words: readonly string[] };
export type TimingAnswer =
  { readonly heard: Heard } | { readonly wav: ArrayBuffer } | { readonly words: readonly SpokenWord[] };

const soundOf = (wav: Uint8Array) => {
  const { channels, sampleRate } = readWav(Buffer.from(wav));
  return { samples: channels[0]!, sampleRate };
};

answerQuestions<TimingQuestion, TimingAnswer>(async (question) => {
  switch (question.kind) {
    case 'hear':
      return { answer: { heard: heardIn(soundOf(question.wav)) } };
    case 'master': {
      const { samples, sampleRate } = soundOf(question.wav);
      const wav = new Uint8Array(writeWav(mastered({ sampleRate, channels: [samples] }, SPEECH_TARGET)));
      return { answer: { wav: wav.buffer }, transfer: [wav.buffer] };
    }
    case 'follow': {
      const { wav, words } = question.reference;
      return { answer: { words: followReference(soundOf(question.wav), { ...soundOf(wav), words }) } };
    }
    case 'person': {
      const { wav, words } = question.reference;
      const reference = { ...soundOf(wav), words };
      return { answer: { words: followPerson(soundOf(question.wav), reference, question.lengths) } };
    }
    case 'share':
      return { answer: { words: shareOverSpeech(soundOf(question.wav), question.words) } };
  }
});
