/** Where we know nothing of a topic we say so: outlines whose [brackets] wait for somebody who does. */
import type { ScriptIdea } from '../../../contract/scripts/script';
import { asOpening } from './asOpening';

/** The voices read English: a topic in another script is to be put into words by its author. */
const READABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;
const OPEN_TOPIC = '[Say your topic in English], explained in about a minute.';

const OUTLINES: readonly (readonly [title: string, lines: string])[] = [
  [
    'Outline: question and answer',
    'In one sentence, it is [say what it is, in plain words]. It matters because [name what it changes for your viewer]. ' +
      'Here is how it works. First, [the first step]. Then, [what happens next]. In the end, [the result that one can see]. ' +
      'A good example is [a case that your viewer knows]. Remember one thing: [the idea to take home].',
  ],
  [
    'Outline: a common mistake',
    'Most people think that [say the common belief]. The truth is different: [say what is right]. ' +
      'You can see it when [an observation that anybody can make]. The reason is [explain it in one sentence]. ' +
      'So next time, [what to do or to look for].',
  ],
  [
    'Outline: three things to know',
    'Three things are worth knowing. First, [the first fact]. That means [its consequence, in everyday words]. ' +
      'Second, [the second fact]. Think of it like [a comparison]. Third, [the most surprising fact]. ' +
      'Now you know why [the point of it all].',
  ],
];

export function outlines(topic: string): ScriptIdea[] {
  const opening = READABLE.test(topic) ? asOpening(topic) : OPEN_TOPIC;
  return OUTLINES.map(([title, lines]) => ({
    title,
    script: `${opening} ${lines}`.trim(),
    origin: 'outline',
  }));
}
