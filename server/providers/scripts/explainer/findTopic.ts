/** Finds the topic that a question is about, by the words that carry its meaning. */
import { isLittle } from '../../../text/littleWords';
import { singulars, wordsOf } from '../../../text/terms';
import type { Topic } from './defineTopic';

/** Words of a question that do not say what it is about. */
const ASKING = new Set(
  'basics beginner beginners explain explained explainer explanation function history importance introduction intro kid kids learn simple simply science short story tell understand understanding video work works working happen happens'.split(
    ' ',
  ),
);
/** How much of the question a topic must cover: half of it is another subject, otherwise. */
const COVERED = 0.6;

export function findTopic(question: string, topics: readonly Topic[]): Topic | undefined {
  const asked = wordsOf(question).map(singulars);
  const telling = asked.filter(([word = '']) => !isLittle(word) && !ASKING.has(word));
  const coverOf = (about: string) => {
    const needed = wordsOf(about);
    const used = (forms: readonly string[]) => forms.some((form) => needed.includes(form));
    const complete = needed.every((word) => asked.some((forms) => forms.includes(word)));
    return complete && telling.length > 0 ? telling.filter(used).length / telling.length : 0;
  };
  const [best] = topics
    .map((topic) => ({ topic, cover: Math.max(...topic.about.map(coverOf)) }))
    .filter(({ cover }) => cover >= COVERED)
    .sort((a, b) => b.cover - a.cover);
  return best?.topic;
}
