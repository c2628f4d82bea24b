/** `npm run judge:ads -- <folder> [--half unseen] [--seconds 15] [--tone warm]`: the ads that are quoted from captured pages, to be read, and what can be counted of them. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countWords } from '../../contract/scripts/countWords';
import { pageWordsOf } from '../../contract/scripts/pageWords';
import { IDEA_WORDS } from '../../contract/limits';
import { adBriefSchema } from '../../contract/scripts/script';
import { takes } from '../../contract/scripts/wordsFor';
import { createPictureAddresses } from '../../server/reading/html/pictureAddresses';
import { plainText } from '../../server/reading/html/plainText';
import { readHtml } from '../../server/reading/html/readHtml';
import { settleReading } from '../../server/reading/judgeReading';
import { readPageRules } from '../../server/reading/readPageRules';
import { withoutFootnotes } from '../../server/text/footnotes';
import { languageOf } from '../../server/text/language';
import { partsOf } from '../../server/text/partsOfSpeech';
import { readFrames } from '../../server/writing/quoting/frames';
import { priceIn } from '../../server/writing/quoting/priceIn';
import { quoteAds, readAd } from '../../server/writing/quoting/quoteAds';
import { shortNameOf } from '../../server/writing/quoting/shortName';
import { capturesIn } from './captures';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'seen' },
    seconds: { type: 'string' },
    tone: { type: 'string' },
    only: { type: 'string' },
  },
});
const content = path.resolve('content');
const rules = readPageRules(content);
const addresses = createPictureAddresses(rules.sizes);
const frames = readFrames(content);

/** Letters and figures alone. */
const bare = (text: string) =>
  ` ${text
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
/** Left of a text when each of these is taken out; every word has its own two spaces, so that neighbours stay apart. */
const without = (text: string, parts: readonly string[]) =>
  parts
    .filter((part) => part.trim() !== '')
    .reduce((left, part) => left.replaceAll(spaced(part), '  '), spaced(bare(text)))
    .replace(/\s+/g, ' ')
    .trim();
const spaced = (text: string) => text.replaceAll(' ', '  ');
const wordsIn = (text: string) => bare(text).trim().split(' ');
/** Word for word, and in this order: shortened is only what stood between. */
const stands = (words: readonly string[], line: readonly string[]) => {
  let at = -1;
  return words.every((word) => (at = line.indexOf(word, at + 1)) >= 0);
};
/** What frames say, longest first. */
const framed = [...frames.values()]
  .flatMap(({ frames: own, tones, counts }) =>
    [
      ...Object.values(own).flatMap(({ hook, opening, joints, after, closing }) => [
        ...[hook, opening, joints, after, closing].flat(),
      ]),
      ...Object.values(tones).flatMap(({ hook, closing }) => [...hook, ...closing]),
    ].flatMap((line) => counts.map((count) => line.replace('{count}', count))),
  )
  .flatMap((line) => line.split(/\{\w+\}/))
  .map(bare)
  .filter((line) => line.trim() !== '');
const frameLines = [...new Set(framed)].toSorted((a, b) => b.length - a.length);

const sums = {
  /** No title or description could be read of them. */
  unread: 0,
  pages: 0,
  asked: 0,
  ticked: 0,
  offered: 0,
  scripts: 0,
  foreign: 0,
  notOfPage: 0,
  fewFacts: 0,
  words: 0,
  offLength: 0,
};
const languages = new Map<string, number>();
for (const folder of positionals)
  for (const { name, html, url } of capturesIn(folder, values.half)) {
    if (values.only && !name.includes(values.only) && !url.includes(values.only)) continue;
    const page = settleReading(
      [],
      { ...readHtml({ html, url, rules }), status: 200, isScripted: false },
      addresses,
    );
    const wishes = { seconds: values.seconds && Number(values.seconds), tone: values.tone };
    const parsed = adBriefSchema.safeParse({
      title: page.title,
      description: page.description,
      ...(page.properties.length > 0 ? { properties: page.properties } : {}),
      ...(page.brand ? { brand: page.brand } : {}),
      ...(page.price ? { price: page.price } : {}),
      ...Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish)),
    });
    if (!parsed.success) {
      sums.unread++;
      continue;
    }
    const language = await languageOf(parsed.data.description, page.language);
    const brief = parsed.data;
    const material = readAd(brief, frames, language);
    const { ad } = material;
    const { scripts: answer, sentences } = quoteAds(material, partsOf);
    const facts = sentences.filter(({ isSaid }) => isSaid);
    sums.ticked += facts.length;
    sums.offered += sentences.length;
    sums.pages++;
    languages.set(ad.code, (languages.get(ad.code) ?? 0) + 1);
    console.log(
      `\n## ${name.slice(0, 60)} ${url.slice(0, 90)} [${ad.code}] ${facts.length} of ${sentences.length} ticked\n   ${page.title}`,
    );
    for (const { isSaid, text } of sentences) console.log(`     ${isSaid ? '[x]' : '[ ]'} ${text}`);
    if ('needs' in answer) {
      sums.asked++;
      console.log(`   asks for facts: found ${answer.found}`);
      continue;
    }
    const source = wordsIn(withoutFootnotes(plainText(pageWordsOf(brief))));
    for (const { frame, script } of answer) {
      const words = countWords(script);
      const said = facts.filter(({ text }) => script.includes(text));
      const rest = without(script, [
        ...said.map(({ text }) => bare(text)).toSorted((a, b) => b.length - a.length),
        bare(shortNameOf(brief.title, ad.language)),
        bare(priceIn(brief.price ?? '', ad.code)),
        ...frameLines,
      ]);
      const isAsLongAsWished = brief.seconds
        ? takes(script, brief.seconds)
        : words >= IDEA_WORDS.min && words <= IDEA_WORDS.max;
      sums.scripts++;
      sums.words += words;
      sums.foreign += rest ? 1 : 0;
      sums.notOfPage += said.filter(({ text }) => !stands(wordsIn(text), source)).length;
      sums.fewFacts += said.length < 3 ? 1 : 0;
      sums.offLength += isAsLongAsWished ? 0 : 1;
      console.log(
        `   ${frame} (${words} words, ${said.length} facts${rest ? `, NOT QUOTED: ${rest}` : ''}) ${script}`,
      );
    }
  }
console.table(sums);
console.log(Object.fromEntries(languages));
