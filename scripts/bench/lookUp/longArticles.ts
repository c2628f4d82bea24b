/** Articles as long as Wikipedia's longest and in their shape, out of the sentences of our own topics. */
import path from 'node:path';
import { countWords } from '../../../contract/scripts/countWords';
import { readTopics } from '../../../server/writing/explainer/readTopics';
import { spokenText, type Topic } from '../../../server/writing/explainer/topic';
import type { StubPage } from '../../../tests/support/wikipediaStub';

const topics = readTopics({ contentDir: path.resolve('content') });
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const small = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
/** Those that ask nothing beside their title: each is told by its own article. */
const titles = topics.map(({ name }) => name).filter((name) => /^\p{Ll}+$/u.test(name));

/** One of each topic whose name is a word: first its own sentences, then the others' under headings until it is long enough. */
export const longArticles = (words: number): StubPage[] =>
  titles.map((title) => {
    const at = topics.findIndex(({ name }) => name === title);
    const paragraphs: string[] = [];
    let written = 0;
    for (const topic of [...topics.slice(at), ...topics.slice(0, at)]) {
      if (written >= words) break;
      const told = paragraphsOf(topic, title);
      paragraphs.push(...(topic.name === title ? told : [`== ${capital(topic.name)} ==`, ...told]));
      written += countWords(told.join(' '));
    }
    const extract = paragraphs.join('\n');
    return { title: capital(title), extract, wikitext: wikitextOf(paragraphs) };
  });

/** Each of its scripts is a paragraph under a heading of its own, its sentences as long as an encyclopedia's. */
const paragraphsOf = ({ name, scripts }: Topic, title: string): string[] =>
  scripts.flatMap((script) => {
    if (name === title) return [spokenText(script)];
    const said = script.lines.map(([, sentence]) => sentence);
    const pairs = said.flatMap((one, at) => {
      const next = said[at + 1];
      if (at % 2 === 1) return [];
      // With the article's name in each, none is remembered from the article before.
      return next ? [`${one.replace(/\.$/, '')}, which is why in ${title} ${small(next)}`] : [one];
    });
    return [`=== ${script.title} ===`, `In the history of ${title}, ${small(pairs.join(' '))}`];
  });

/** With a link and a source in every paragraph: three times as long as what is read of it. */
const wikitextOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph, at) =>
      paragraph.startsWith('=')
        ? paragraph
        : paragraph.replaceAll(
            '. ',
            `.<ref name="s${at}">{{cite web |url=https://example.org/${at} |title=Source ${at} |date=2024-05-01 |access-date=2025-01-02 |publisher=Example}}</ref> `,
          ),
    )
    .join('\n\n');
