/**
 * `npm run judge:topics -- <questions.txt> [--verdicts <verdicts.tsv>]`: what is offered for each question of a file, one a
 * line, without network and without a model. Whether an answer fits is for who reads it: a line of the verdicts is the
 * question, the title of the script and `fits` or `other`, with tabs between; what has no line is unread.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTopic } from '../../server/writing/explainer/readTopic';
import { createExplainerScripts } from '../../server/writing/explainer/explainerScripts';
import { ideasIn } from '../../contract/scripts/script';
import { readOutlines } from '../../server/writing/explainer/outlines';
import { readTopics } from '../../server/writing/explainer/readTopics';
import { readSentenceWords } from '../../server/writing/condensing/sentenceWords';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verdicts: { type: 'string' } },
});
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const verdicts = new Map(
  (values.verdicts ? linesOf(values.verdicts) : []).map((line) => {
    const [question = '', title = '', verdict = ''] = line.split('\t');
    return [`${question}\t${title}`, verdict] as const;
  }),
);

const contentDir = path.resolve('content');
const scriptsFor = createExplainerScripts({
  topics: readTopics({ contentDir }),
  outlines: readOutlines(contentDir),
  sentenceWords: readSentenceWords(contentDir),
  // Notes alone are condensed, and a question has none.
  reader: { warm: () => {}, condense: () => Promise.reject(new Error('a question has no notes')) },
  log: console.error,
});

/** Of questions; the first script stands for what is offered as the answer, as it does on the screen. */
const sums = { questions: 0, fits: 0, other: 0, unread: 0, near: 0, outlines: 0 };
for (const question of positionals.flatMap(linesOf)) {
  const ideas = ideasIn(await scriptsFor(readTopic(question)));
  const answers = ideas.filter(({ origin, near }) => origin === 'written' && near === undefined);
  const near = ideas.find((idea) => idea.near !== undefined);
  const told = answers.map(
    ({ title }) => [title, verdicts.get(`${question}\t${title}`) ?? 'unread'] as const,
  );
  const kinds = told.map(([, verdict]) => verdict);
  // One that is another question's is enough to be one too many.
  const outcome =
    answers.length === 0
      ? near
        ? 'near'
        : 'outlines'
      : kinds.includes('other')
        ? 'other'
        : kinds.includes('unread')
          ? 'unread'
          : 'fits';
  sums.questions += 1;
  sums[outcome] += 1;
  console.log(`\n## ${question}: ${outcome}`);
  for (const [at, { title, script }] of answers.entries())
    console.log(`${question}\t${title}\t${told[at]?.[1]}\n   ${script}`);
  if (near && answers.length === 0) console.log(`   near: ${near.near}: ${near.title}`);
}
console.table(sums);
if (sums.other > 0) process.exitCode = 1;
