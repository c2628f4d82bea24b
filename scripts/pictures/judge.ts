/**
 * Prints what is shown for the held-out sets, and what a person said of it. Run by `npm run judge:pictures`. Nobody
 * tunes to these sets: who learns from one throws it away and has another one written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choosePictures, type Choice } from '../../server/pictures/cards/choosing/choosePictures';
import { readPictureNouns } from '../../server/pictures/cards/choosing/pictureNouns';

/** Poor: it says too little, or something else; absurd: it makes one laugh, or misleads. Words are acceptable. */
type Verdict = 'acceptable' | 'poor' | 'absurd';
interface HeldOut {
  readonly topic: string;
  /** A verdict of a picture holds for that picture only. */
  readonly parts: readonly { readonly text: string; readonly shown?: string; readonly verdict?: Verdict }[];
}

const WORDS = 'words';
const folder = path.resolve('tests/fixtures/pictures/heldOut');
const nouns = readPictureNouns(path.resolve('content'), null);

function shownBy(choice: Choice): string {
  if (choice.kind === 'words') return WORDS;
  if (choice.kind === 'list') return choice.things.map(({ picture }) => picture).join(', ');
  return choice.beside ? `${choice.picture} + ${choice.beside}` : choice.picture;
}

for (const file of readdirSync(folder)) {
  const topics = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as readonly HeldOut[];
  const rows = topics.flatMap(({ topic, parts }) => {
    const choices = choosePictures({ topic, parts: parts.map(({ text }) => ({ text })) }, nouns).map(shownBy);
    return parts.map(({ text, shown, verdict }, at) => {
      const now = choices[at] ?? WORDS;
      const own = now === WORDS ? 'acceptable' : now === shown ? verdict : undefined;
      return { topic, text, now, verdict: own ?? ('not judged' as const) };
    });
  });
  for (const { topic, text, now, verdict } of rows)
    if (now !== WORDS) console.log([verdict, now, topic, text].join(' | '));
  const share = (count: number) => `${count} (${Math.round((count / rows.length) * 100)} %)`;
  console.log(
    `\n${file}: of ${rows.length} parts, ${share(rows.filter(({ now }) => now === WORDS).length)} show words;`,
  );
  for (const verdict of ['acceptable', 'poor', 'absurd', 'not judged'] as const)
    console.log(`  ${verdict}: ${share(rows.filter((row) => row.verdict === verdict).length)}`);
}
