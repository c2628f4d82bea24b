/** The thread that speaks: a sentence at a time, then the mastering of all of them. */
import { mastered } from '../../audio/mastering';
import { writeWav } from '../../audio/wav';
import { answerQuestions } from '../../threads/answerQuestions';
import { SPEECH_RATE as SAMPLE_RATE, SPEECH_TARGET } from '../speechTarget';
import type { Sentence } from '../spoken/sentences';
import type { VoiceShape } from './fliteVoices';
import { sentenceSound, type SentenceSound } from './sentenceSound';

export type SpeechQuestion =
  | {
      readonly kind: 'say';
      readonly sentence: Sentence;
      readonly shape: VoiceShape;
      readonly speed: number;
    }
  | { readonly kind: 'master'; readonly samples: Float32Array<ArrayBuffer> };
export type SpeechAnswer = SentenceSound | { readonly wav: ArrayBuffer };

answerQuestions<SpeechQuestion, SpeechAnswer>(async (question) => {
  if (question.kind === 'say') {
    const answer = await sentenceSound(question.sentence, question.shape, question.speed);
    return { answer, transfer: [answer.samples.buffer] };
  }
  const file = writeWav(mastered({ sampleRate: SAMPLE_RATE, channels: [question.samples] }, SPEECH_TARGET));
  const wav = new Uint8Array(file).buffer;
  return { answer: { wav }, transfer: [wav] };
});
