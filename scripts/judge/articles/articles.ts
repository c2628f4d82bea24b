/** `npm run judge:articles -- <folder…> [--half unseen] [--language hi] [--sheet <file>]`: scripts out of captured articles, which stay out of the repository. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OfferedSentence } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { createGuardedFetch } from '../../../server/fetching/guardedFetch';
import { detectLanguage } from '../../../server/text/language';
import { createArticleReader } from '../../../server/writing/articles/articleReader';
import { sectionsOfExtract, sectionsOfWikitext } from '../../../server/writing/articles/articleText';
import { Problem } from '../../../server/http/problems';
import { createLookUp } from '../../../server/writing/articles/lookUp';
import { createWikipedia } from '../../../server/writing/articles/wikipedia';
import { CONDENSED_WORDS } from '../../../server/writing/condensing/condense';
import { FEWEST_WORDS } from '../../../server/writing/condensing/fewestWords';
import { SENTENCE_WORDS } from '../../../server/writing/condensing/standsAlone';
import { readSentenceWords } from '../../../server/writing/condensing/sentenceWords';
import { wikipediaStub } from '../../../tests/support/wikipediaStub';
import { articlesIn, halfOf } from './articlesIn';
import { judgeScript, type ScriptVerdict } from './judgeScript';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'seen' },
    language: { type: 'string' },
    sheet: { type: 'string' },
  },
});

const stub = await wikipediaStub();
const guardedFetch = createGuardedFetch({ allow: stub.host });
const reader = createArticleReader();
const lookUp = createLookUp({
  articles: createWikipedia({ guardedFetch, address: stub.address, reader }),
  reader,
  words: readSentenceWords(path.resolve('content')),
  scripts: { whoWrites: async () => ({ kind: 'builtIn' }), writeExplainerScripts: async () => [] },
  log: (error) => console.error(error),
});

interface Row {
  readonly title: string;
  readonly articleWords: number;
  readonly found: string;
  /** It took a person who ticks. */
  readonly isTicked: boolean;
  readonly ms: number;
  readonly verdict: ScriptVerdict | null;
}
/** A title without a word is no topic. */
const refused = (error: unknown) => {
  if (error instanceof Problem) return { found: 'refused', why: error.code } as const;
  throw error;
};

/** As somebody would who wants a script at once: what stands alone, then what is short, and no more than the rest needs. */
function ticked(sentences: readonly OfferedSentence[]): string[] {
  const says: string[] = [];
  const isShort = ({ text }: OfferedSentence) => countWords(text) <= SENTENCE_WORDS.max;
  const order = sentences.toSorted((a, b) => Number(!!a.leansOn) - Number(!!b.leansOn));
  for (const [some, enough] of [
    [order.filter(isShort), CONDENSED_WORDS.min],
    [order.filter((one) => !isShort(one)), FEWEST_WORDS],
  ] as const)
    for (const { text } of some) if (countWords(says.join(' ')) < enough) says.push(text);
  return says;
}

const rows: Row[] = [];
const sheet: string[] = [];
for (const folder of positionals)
  for (const { name, title, extract, wikitext } of articlesIn(folder)) {
    if (values.half !== 'all' && halfOf(name) !== values.half) continue;
    const sections = extract === undefined ? sectionsOfWikitext(wikitext ?? '') : sectionsOfExtract(extract);
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
    const language = values.language ?? (await detectLanguage(text)) ?? 'en';
    stub.pages = [
      {
        title,
        ...(extract === undefined ? {} : { extract }),
        ...(wikitext === undefined ? {} : { wikitext }),
      },
    ];
    const from = performance.now();
    const question = {
      text: title,
      language,
      article: { edition: language === 'en' ? 'simple' : language, title },
    };
    const first = await lookUp(question).catch(refused);
    const ms = performance.now() - from;
    const isTicked = first.found === 'sentences';
    const answer = isTicked
      ? await lookUp({ ...question, says: ticked(first.sentences) }).catch(refused)
      : first;
    const idea = answer.found === 'scripts' ? answer.ideas[0] : undefined;
    const verdict = idea ? judgeScript(idea.script, { title, text }) : null;
    const found = 'why' in answer ? `${answer.found}: ${answer.why}` : answer.found;
    rows.push({ title, articleWords: text.split(/\s+/).length, found, isTicked, ms, verdict });
    const faults = verdict
      ? [...verdict.tooLong, ...verdict.leaning, ...verdict.unsaid].map((one) => `  ! ${one}`)
      : [];
    sheet.push(
      [
        `# ${title} (${language}): ${isTicked ? 'ticked' : found}, ${verdict?.words ?? 0} of ${text.split(/\s+/).length} words, ${Math.round(ms)} ms`,
        ...(verdict?.sentences ?? []),
        ...faults,
      ].join('\n'),
    );
  }
if (values.sheet) writeFileSync(values.sheet, sheet.join('\n\n'));
await Promise.all([guardedFetch.close(), reader.close()]);
stub.close();

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${Math.round((100 * part) / (whole || 1))} %)`;
/** A page of meanings asks which one is meant. */
const real = rows.filter(({ found }) => found !== 'which');
const verdictsOf = (some: readonly Row[]) => some.flatMap(({ verdict }) => (verdict ? [verdict] : []));
const told = verdictsOf(rows.filter(({ isTicked }) => !isTicked));
const byTicking = verdictsOf(rows.filter(({ isTicked }) => isTicked));
/** Of fewer words there is no video. */
const prose = real.filter(({ articleWords }) => articleWords >= FEWEST_WORDS);
const holds = (fault: (verdict: ScriptVerdict) => number) =>
  share(told.filter((one) => fault(one) === 0).length, told.length);
/** Of fewer words no script of 80 can be made without saying nearly all of them. */
const LONG_ENOUGH = 160;
const long = real.filter(({ articleWords }) => articleWords >= LONG_ENOUGH);
const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(`${real.length} articles, ${rows.length - real.length} pages of meanings, ${values.half} half`);
console.table({
  'a script without typing': share(told.length + byTicking.length, real.length),
  [`the same, of articles of ${FEWEST_WORDS} words and more`]: share(
    prose.filter(({ verdict }) => verdict).length,
    prose.length,
  ),
  'by itself': share(told.length, real.length),
  'by ticking': share(byTicking.length, real.length),
  none: share(real.length - told.length - byTicking.length, real.length),
  [`by itself, of articles of ${LONG_ENOUGH} words and more`]: share(
    long.filter(({ verdict, isTicked }) => verdict && !isTicked).length,
    long.length,
  ),
  'of 80 to 110 words': share(told.filter(({ words }) => words >= 80 && words <= 110).length, told.length),
  'no sentence over 18 words': holds(({ tooLong }) => tooLong.length),
  'each stands alone': holds(({ leaning }) => leaning.length),
  'each is the article’s': holds(({ unsaid }) => unsaid.length),
  'ticked: each is the article’s': share(
    byTicking.filter(({ unsaid }) => unsaid.length === 0).length,
    byTicking.length,
  ),
  'sentences in which a pronoun gave way to the title': String(
    told.reduce((sum, { named }) => sum + named, 0),
  ),
  'ms, half and all of them within': `${Math.round(times[Math.floor(times.length / 2)] ?? 0)}, ${Math.round(times.at(-1) ?? 0)}`,
});
