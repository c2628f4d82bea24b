/** Reads fonts away from the thread that answers calls: a file may be made to be slow. */
import { answerQuestions } from '../../threads/answerQuestions';
import { readFont, type FontAnswer, type FontQuestion } from './readFont';

answerQuestions<FontQuestion, FontAnswer>((question) => Promise.resolve({ answer: readFont(question) }));
