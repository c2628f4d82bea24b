/** Reads articles away from the thread that answers calls: one may be long, or made to be slow. */
import { isInDictionary } from '../../text/spelling';
import { answerQuestions } from '../../threads/answerQuestions';
import { readArticle, type ArticleAnswer, type ArticleQuestion } from './readArticle';

answerQuestions<ArticleQuestion, ArticleAnswer>((question) =>
  Promise.resolve({ answer: readArticle(question) }),
);

// Laid out before an article has a name that it is asked for: a sixth of a second.
isInDictionary('tea');
