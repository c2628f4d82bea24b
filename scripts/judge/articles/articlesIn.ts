/** Captured articles in a folder: wikitext, extracts (`.extract.txt`), pages of HTML, MediaWiki's exports (XML), WikiText-2 and SQuAD, whose files hold many. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { z } from 'zod';

export interface CapturedArticle {
  readonly name: string;
  readonly title: string;
  /** One of the two, as the API serves it. */
  readonly extract?: string;
  readonly wikitext?: string;
}

/** Tuned on are those whose name's SHA-256 begins with 0 to 7. */
export const halfOf = (name: string): 'seen' | 'unseen' =>
  /^[0-7]/.test(createHash('sha256').update(name).digest('hex')) ? 'seen' : 'unseen';

export function* articlesIn(folder: string): Generator<CapturedArticle> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const text = () => readFileSync(path.join(folder, file), 'utf8');
    const base = path.basename(file);
    if (base.endsWith('.html')) yield ofHtml(path.basename(path.dirname(path.resolve(folder, file))), text());
    else if (base.endsWith('.xml')) yield* ofExport(text());
    else if (base.endsWith('.json')) yield* ofQuestions(text());
    else if (base.endsWith('.extract.txt')) {
      const title = base.replace(/\.extract\.txt$/, '');
      yield { name: title, title, extract: text() };
    } else if (base.endsWith('.txt')) {
      const content = text();
      if (/^\s*= [^=]/.test(content)) yield* ofWikiText2(content);
      else yield { name: base, title: base.replace(/\.txt$/, '').replace(/[-_]/g, ' '), wikitext: content };
    }
  }
}

/** As TextExtracts makes it of a rendered page: paragraphs and headings, without tables, notes and marks of references. */
function ofHtml(name: string, html: string): CapturedArticle {
  const $ = load(html);
  const body = $('.mw-parser-output').first();
  const root = body.length > 0 ? body : $('#mw-content-text');
  root.find('table, sup.reference, .mw-editsection, style, script, .navbox, .hatnote, .thumb').remove();
  const lines = root
    .find('p, h2, h3, h4, li')
    .toArray()
    .map((element) => {
      const words = $(element).text().replace(/\s+/g, ' ').trim();
      return /^h\d$/.test(element.tagName) ? `== ${words} ==` : words;
    });
  return { name, title: $('h1').first().text().trim(), extract: lines.join('\n') };
}

/** Articles of a `pages-articles` dump: no redirects and no pages beside the articles. */
function* ofExport(xml: string): Generator<CapturedArticle> {
  const $ = load(xml, { xml: true });
  for (const element of $('page').toArray()) {
    const page = $(element);
    const title = page.children('title').text();
    const wikitext = page.find('text').text();
    const isArticle = page.children('ns').text() === '0' || !/^\p{L}+:/u.test(title);
    if (isArticle && page.children('redirect').length === 0 && !/^#\w/.test(wikitext.trim()))
      yield { name: title, title, wikitext };
  }
}

const questionsSchema = z.object({
  data: z.array(z.object({ title: z.string(), paragraphs: z.array(z.object({ context: z.string() })) })),
});

/** The paragraphs that SQuAD and data sets of its form ask about are an article's running text. */
function* ofQuestions(json: string): Generator<CapturedArticle> {
  const articles = new Map<string, string[]>();
  for (const { title, paragraphs } of questionsSchema.parse(JSON.parse(json)).data) {
    const name = title.replace(/[\s_]+/g, ' ');
    articles.set(name, [...(articles.get(name) ?? []), ...paragraphs.map(({ context }) => context.trim())]);
  }
  for (const [title, paragraphs] of articles)
    yield { name: title, title, extract: [...new Set(paragraphs)].join('\n') };
}

/** Its words stand apart, with marks that split them: "film , television", "50 @,@ 000". */
function* ofWikiText2(text: string): Generator<CapturedArticle> {
  for (const part of text.split(/\n(?= = [^=].*[^=] = \n)/)) {
    const [head = '', ...lines] = part.trim().split('\n');
    const title = (/^= (.+) =$/.exec(head.trim())?.[1] ?? '').replace(/ ([,.;:!?)'’%]|'s\b)/g, '$1');
    // A title that lost its words cannot be looked up.
    if (!title || title.includes('<unk>')) continue;
    const extract = lines
      .map((line) => line.trim())
      .map((line) =>
        line.replace(/^((?:= )+)(.+?)((?: =)+)$/, (_, open: string, name: string) => {
          const marks = '='.repeat(open.trim().split(' ').length);
          return `${marks} ${name} ${marks}`;
        }),
      )
      .map(joined);
    yield { name: title, title, extract: extract.join('\n') };
  }
}

/** A rare word that was taken out stands for a name, mostly. */
const joined = (text: string) =>
  text
    .replaceAll('<unk>', 'Unk')
    .replace(/ @(.)@ /g, '$1')
    .replace(/ ([,.;:!?)'’%]|'s\b)/g, '$1')
    .replace(/([(]) /g, '$1')
    .replace(/" ([^"]*?) "/g, '"$1"')
    .replace(/\$ (?=\d)/g, '$')
    .trim();
