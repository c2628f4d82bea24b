/**
 * `npm run relational -- <folder…>`: which English nouns say of what they are ("part of", "member of"), counted in
 * captured articles. Writes `content/words/relational.en.yaml`.
 */
import { writeFileSync } from 'node:fs';
import { sectionsOfExtract, sectionsOfWikitext } from '../../server/writing/articles/articleText';
import { nounPhrasesOf } from '../../server/writing/condensing/nounPhrases';
import { partsOf } from '../../server/text/partsOfSpeech';
import { articlesIn, halfOf } from '../judge/articles/articlesIn';

/** So often in all, and with "of" behind it. */
const RELATIONAL = { times: 40, share: 0.6 } as const;
/** Lines of lists are shorter. */
const SHORTEST = 80;

const counts = new Map<string, { of: number; all: number }>();
let words = 0;
for (const folder of process.argv.slice(2))
  for (const { name, extract, wikitext } of articlesIn(folder)) {
    if (halfOf(name) !== 'seen') continue;
    const sections = extract === undefined ? sectionsOfWikitext(wikitext ?? '') : sectionsOfExtract(extract);
    for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
      if (paragraph.length < SHORTEST) continue;
      const parts = partsOf(paragraph);
      words += parts.length;
      for (const { head, to, isOwned } of nounPhrasesOf(parts)) {
        if (head?.pos !== 'NOUN' || isOwned || !/^\p{Ll}+$/u.test(head.text) || parts[to]?.lower === "'s")
          continue;
        const { of, all } = counts.get(head.text) ?? { of: 0, all: 0 };
        counts.set(head.text, { of: of + Number(parts[to]?.lower === 'of'), all: all + 1 });
      }
    }
  }
const relational = [...counts]
  .filter(([, { of, all }]) => all >= RELATIONAL.times && of >= RELATIONAL.share * all)
  .map(([word]) => word)
  .sort();
const lines = relational.join(' ').replace(/(.{1,110})(?: |$)/g, '  $1\n');
writeFileSync(
  'content/words/relational.en.yaml',
  `# Made by \`npm run relational\` from ${Math.round(words / 100_000) / 10} million words of Wikipedia: nouns that mostly have "of" behind them.\nforms: >\n${lines}`,
);
console.log(`${relational.length} of ${counts.size} nouns`);
