/** An article as prose under headings: out of MediaWiki's plain-text extract, or out of its wikitext by `wtf_wikipedia`. */
import wtf from 'wtf_wikipedia';
import { countWords } from '../../../contract/scripts/countWords';
import type { Meaning } from '../../../contract/scripts/article';
import type { Section } from '../condensing/text';
import type { Page } from './articles';
import { withGaps, withMarks } from './gaps';

const HEADING = /^(={2,6})\s*(.+?)\s*\1$/;

/** As `prop=extracts&explaintext=1&exsectionformat=wiki` writes it. */
export function sectionsOfExtract(extract: string): Section[] {
  const sections: (Section & { paragraphs: string[] })[] = [{ heading: '', paragraphs: [] }];
  let above: { heading: string; depth: number }[] = [];
  for (const line of extract.split('\n').map((one) => one.trim())) {
    const [, marks = '', heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) {
      above = above.filter(({ depth }) => depth < marks.length);
      sections.push({ heading, under: above.map((one) => one.heading), paragraphs: [] });
      above.push({ heading, depth: marks.length });
    } else if (line) sections.at(-1)?.paragraphs.push(line);
  }
  return sections;
}

export const sectionsOfWikitext = (wikitext: string): Section[] =>
  read(withMarks(wikitext)).map((section) => ({
    heading: withGaps(section.title()),
    under: aboveOf(section).map(withGaps),
    paragraphs: listed(section.paragraphs()).flatMap((paragraph) =>
      withGaps(paragraph.text())
        .split('\n')
        .map((line) => line.replace(/^\s*\*\s*/, ''))
        .filter(Boolean),
    ),
  }));

const aboveOf = (section: ReadSection): string[] => {
  const parent = section.parent();
  return parent ? [...aboveOf(parent), parent.title()] : [];
};

/** By the file's name in lower case with spaces. */
export type Captions = ReadonlyMap<string, { readonly caption: string; readonly heading: string }>;

export const captionsIn = (wikitext: string): Captions =>
  new Map(
    read(wikitext).flatMap((section) =>
      listed(section.images()).map((image) => [
        image
          .file()
          .replace(/^[^:]*:/, '')
          .replaceAll('_', ' ')
          .toLowerCase(),
        { caption: image.caption() ?? '', heading: section.title() },
      ]),
    ),
  );

/** "John Smith" has half of it. */
const MOST_MEANINGS = 300;
const ABOUT_CHARACTERS = 160;
const MEANINGS_CHARACTERS = 20_000;

/** What a page of meanings leads to, a line each. */
export function meaningsIn({ extract, wikitext, ref: { edition } }: Page): Meaning[] {
  const lists = read(wikitext).flatMap((section) => listed(section.lists()).flatMap((list) => list.lines()));
  const linked = lists.flatMap((line) => {
    const title = line.links().find(isToPage)?.page();
    return title ? [{ title, text: line.text() }] : [];
  });
  const written = extract
    .split('\n')
    .slice(1)
    .filter((line) => line && !HEADING.test(line))
    .map((text) => ({ title: text.split(/,\s|\s[–—-]\s/)[0]?.trim() ?? '', text }));
  const meanings = (linked.length > 0 ? linked : written)
    .filter(({ title }) => title)
    .map(({ title, text }) => ({ edition, title, about: aboutOf(title, text) }));
  return meanings
    .filter(({ title }, at) => meanings.findIndex((one) => one.title === title) === at)
    .slice(0, MOST_MEANINGS);
}

/** Another wiki's page is none of them: "wikt:mercury", ":fr:Mercure". */
const isToPage = (link: ReadLink) => link.type() === 'internal' && !link.page()?.startsWith(':');

/** Characters in which the notes above an article stand. */
const HEAD = 3_000;
/** Innermost templates, and links. */
const NOTE = /\{\{([^{}]*)\}\}|\[\[([^[\]]*)\]\]/g;

/** Other articles of its name that the notes above it lead to: "For the programming language, see Java (programming language)." */
export function namesakesIn({ wikitext, ref: { edition, title } }: Page): Meaning[] {
  const [head = ''] = wikitext.slice(0, HEAD).split("'''");
  const name = nameOf(title);
  const isNamesake = (text: string) => text !== title && nameOf(text) === name;
  return [...head.matchAll(NOTE)].flatMap(([, template, link]) => {
    const parts = (template ?? link ?? '').split('|').map((part) => part.replace(/#.*$/, '').trim());
    return parts.flatMap((part, at) => {
      if (!isNamesake(part)) return [];
      const before = template !== undefined && at > 1 ? (parts[at - 1] ?? '') : '';
      return [{ edition, title: part, about: isNamesake(before) ? '' : before }];
    });
  });
}

/** "Java" of "Java (programming language)". */
export const nameOf = (title: string): string => title.replace(/\s*\(.*\)$/, '');

/** Its templates say so; a page that is long is none. */
export const isPageOfMeanings = (wikitext: string): boolean =>
  wikitext.length < MEANINGS_CHARACTERS && wtf(wikitext).isDisambiguation();

/** Whether more of its words stand in lists and tables than in sentences. */
export function isOneList({ extract, wikitext }: Pick<Page, 'extract' | 'wikitext'>): boolean {
  if (!wikitext) {
    const lines = sectionsOfExtract(extract).flatMap(({ paragraphs }) => paragraphs);
    return wordsIn(lines.filter((line) => !SENTENCE_END.test(line))) > wordsIn(lines) / 2;
  }
  const sections = read(wikitext);
  const sentences = sections.flatMap((section) => listed(section.sentences()));
  const entries = sections.flatMap((section) => [
    ...listed(section.lists()).flatMap((list) => list.lines().map((line) => line.text())),
    ...listed(section.tables()).flatMap((table) => table.json().flatMap(cellsOf)),
  ]);
  return wordsIn(entries) > wordsIn(sentences.map((sentence) => sentence.text()));
}
const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countWords(text), 0);
const cellsOf = (row: object) =>
  Object.values(row as Record<string, { text?: string } | null>).map((cell) => cell?.text ?? '');
const SENTENCE_END = /[.!?…。।؟]["”»’)\]]*$/u;

/** What the line says beside the title. */
const aboutOf = (title: string, text: string): string => {
  const plain = nameOf(title);
  const rest = text.startsWith(title)
    ? text.slice(title.length)
    : text.startsWith(plain)
      ? text.slice(plain.length)
      : text;
  return rest
    .replace(/^(?:\s*\([^)]*\))?[\s,:–—-]+/, '')
    .slice(0, ABOUT_CHARACTERS)
    .trim();
};

interface ReadSection {
  title(): string;
  parent(): ReadSection | null;
  paragraphs(): unknown;
  images(): unknown;
  lists(): unknown;
  sentences(): unknown;
  tables(): unknown;
}
const read = (wikitext: string) => wtf(wikitext).sections() as unknown as ReadSection[];

interface ReadPart {
  text(): string;
  file(): string;
  caption(): string | null;
  lines(): ReadPart[];
  json(): object[];
  links(): ReadLink[];
}
interface ReadLink {
  type(): string;
  page(): string | undefined;
}
/** The library's own types leave open whether one or many come. */
const listed = (found: unknown) => [found].flat() as ReadPart[];
