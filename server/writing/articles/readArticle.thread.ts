/** Reads articles away from the thread that answers calls: one may be long, or made to be slow. */
import { answerQuestions } from '../../threads/answerQuestions';
import { readArticle, type ArticleAnswer, type ArticleQuestion } from './readArticle';

answerQuestions<ArticleQuestion, ArticleAnswer>((question) =>
  Promise.resolve({ answer: readArticle(question) }),
);
