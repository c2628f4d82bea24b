/** The thread that listens: judges and masters a recording, and finds each word of a script in a sound. */
import { mastered } from '../../audio/mastering';
import { readWav, writeWav } from '../../audio/wav';
import { answerQuestions } from '../../threads/answerQuestions';
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
      /** Words of each sentence, where a person speaks, who may leave some out; null for a voice. */
      readonly lengths: readonly number[] | null;
    }
  | { readonly kind: 'share'; readonly wav: Uint8Array; readonly words: readonly string[] };
export type TimingAnswer =
  | { readonly heard: Heard }
  | { readonly wav: ArrayBuffer }
  | { readonly words: readonly SpokenWord[] };

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
      const [sound, reference] = [soundOf(question.wav), { ...soundOf(wav), words }];
      const found = question.lengths
        ? followPerson(sound, reference, question.lengths)
        : followReference(sound, reference);
      return { answer: { words: found } };
    }
    case 'share':
      return { answer: { words: shareOverSpeech(soundOf(question.wav), question.words) } };
  }
});
