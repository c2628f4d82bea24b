/** Reads HTML away from the thread that answers calls: a page may be large or made to be slow. */
import { answerQuestions } from '../../threads/answerQuestions';
import { readHtml, type HtmlAnswer, type HtmlQuestion } from './readHtml';

answerQuestions<HtmlQuestion, HtmlAnswer>((question) => Promise.resolve({ answer: readHtml(question) }));
