/** Finds the beats of sounds away from the thread that answers calls. */
import { answerQuestions } from '../../threads/answerQuestions';
import { beatsIn } from './beats';

answerQuestions<Float32Array, readonly number[]>(async (samples) => ({ answer: beatsIn(samples) }));
