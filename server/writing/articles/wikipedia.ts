/** Wikipedia by MediaWiki's action API: pages by title and by search, their text, and their pictures on Commons. */
import { z } from 'zod';
import type { ArticleRef } from '../../../contract/scripts/article';
import { askJson } from '../../fetching/askJson';
import type { GuardedFetch } from '../../fetching/guardedFetch';
import type { ArticlePicture } from '../../pictures/found/pictureSource';
import { pictureOf, pictureSchema } from './articlePictures';
import type { Articles, Hit, Page } from './articles';
import type { ArticleReader } from './articleReader';

interface Settings {
  readonly guardedFetch: GuardedFetch;
  /** Where an edition is: `https://{edition}.wikipedia.org`. */
  readonly address: string;
  readonly reader: ArticleReader;
}

const MOST_HITS = '8';
/** A script of 110 words has no more sentences. */
const ENOUGH_PICTURES = 12;
/** What its servers scale a picture to, px. */
const SCALED_WIDTH = '1280';

const pageSchema = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  extract: z.string().default(''),
  pageprops: z.object({ disambiguation: z.string().optional() }).optional(),
  revisions: z
    .array(
      z.object({
        revid: z.int().optional(),
        slots: z.object({ main: z.object({ content: z.string().default('') }) }).optional(),
      }),
    )
    .default([]),
});
const movesSchema = z.array(z.object({ from: z.string(), to: z.string() })).default([]);
const querySchema = z.object({
  normalized: movesSchema,
  redirects: movesSchema,
  pages: z.array(pageSchema).default([]),
  search: z.array(z.object({ title: z.string() })).default([]),
});
const filesSchema = z.object({ pages: z.array(pictureSchema).default([]) });
const linksSchema = z.object({
  pages: z
    .array(z.object({ langlinks: z.array(z.object({ lang: z.string(), title: z.string() })).default([]) }))
    .default([]),
});
const siteSchema = z.object({
  namespaces: z
    .record(z.string(), z.object({ name: z.string(), canonical: z.string().default('') }))
    .default({}),
  namespacealiases: z.array(z.object({ alias: z.string() })).default([]),
});
const answerOf = <Query extends z.ZodType>(query: Query) =>
  z.object({
    error: z.object({ code: z.string() }).optional(),
    query: query.optional(),
    /** How to ask for more of the same. */
    continue: z.record(z.string(), z.string()).optional(),
  });

export function createWikipedia({ guardedFetch, address, reader }: Settings): Articles {
  /** They hardly ever change: asked for once an edition. */
  const namespaces = new Map<string, ReadonlySet<string>>();

  async function ask<Query extends z.ZodType>(
    query: Query,
    edition: string,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<z.output<Query> | undefined> {
    return (await askPage(query, edition, parameters, signal)).found;
  }
  async function askPage<Query extends z.ZodType>(
    query: Query,
    edition: string,
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ) {
    const url = new URL('/w/api.php', address.replace('{edition}', edition));
    url.search = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      maxlag: '5',
      ...parameters,
    }).toString();
    const { error, query: found, ...more } = await askJson(answerOf(query), { guardedFetch, url, signal });
    // Whoever is asked too much, or lags behind, says so in a good answer.
    if (error) throw new Error(`Wikipedia refused: ${error.code}.`);
    return { found, more: more.continue };
  }

  /** Of a long article two pages of them. */
  async function filesOf({ edition, title }: ArticleRef, signal: AbortSignal | undefined) {
    const parameters = {
      generator: 'images',
      titles: title,
      gimlimit: '50',
      prop: 'imageinfo',
      iiprop: 'url|size|mime|extmetadata',
      iiurlwidth: SCALED_WIDTH,
      iiextmetadatafilter: 'Artist|LicenseShortName|LicenseUrl',
    };
    const first = await askPage(filesSchema, edition, parameters, signal);
    const next =
      first.more && (await askPage(filesSchema, edition, { ...parameters, ...first.more }, signal));
    return [...(first.found?.pages ?? []), ...(next?.found?.pages ?? [])];
  }

  async function picturesIn(ref: ArticleRef, signal: AbortSignal | undefined): Promise<ArticlePicture[]> {
    const [files, page] = await Promise.all([
      filesOf(ref, signal),
      ask(
        querySchema,
        ref.edition,
        { titles: ref.title, redirects: '1', prop: 'revisions', rvprop: 'content', rvslots: 'main' },
        signal,
      ),
    ]);
    const captions = await reader.captionsIn(page?.pages[0]?.revisions[0]?.slots?.main.content ?? '', signal);
    return files.flatMap((file) => pictureOf(file, captions));
  }

  /** Its own are there without them. */
  async function picturesOfFull(ref: ArticleRef, signal: AbortSignal | undefined): Promise<ArticlePicture[]> {
    try {
      const full = await fullArticleOf(ref, signal);
      return full ? await picturesIn(full, signal) : [];
    } catch {
      signal?.throwIfAborted();
      return [];
    }
  }

  /** The same article where it is told at length. */
  async function fullArticleOf(
    { edition, title }: ArticleRef,
    signal: AbortSignal | undefined,
  ): Promise<ArticleRef | undefined> {
    if (edition !== 'simple') return undefined;
    const found = await ask(linksSchema, edition, { titles: title, prop: 'langlinks', lllang: 'en' }, signal);
    const link = found?.pages.flatMap(({ langlinks }) => langlinks).find(({ lang }) => lang === 'en');
    return link && { edition: 'en', title: link.title };
  }

  return {
    async named(titles, edition, signal) {
      const found = await ask(
        querySchema,
        edition,
        { titles: titles.join('|'), redirects: '1', prop: 'info' },
        signal,
      );
      return found ? hitsOf(titles, found) : [];
    },

    async search(text, edition, signal) {
      const found = await ask(
        querySchema,
        edition,
        { list: 'search', srsearch: text, srnamespace: '0', srlimit: MOST_HITS, srprop: '' },
        signal,
      );
      return found?.search ?? [];
    },

    async open({ edition, title }, signal) {
      const found = await ask(
        querySchema,
        edition,
        {
          titles: title,
          redirects: '1',
          prop: 'extracts|pageprops|revisions',
          explaintext: '1',
          exsectionformat: 'wiki',
          ppprop: 'disambiguation',
          rvprop: 'ids|content',
          rvslots: 'main',
        },
        signal,
      );
      return found?.pages.flatMap((page) => pageOf(page, edition))[0];
    },

    async openAll(titles, edition, signal) {
      const found = await ask(
        querySchema,
        edition,
        {
          titles: titles.join('|'),
          redirects: '1',
          prop: 'pageprops|revisions',
          ppprop: 'disambiguation',
          rvprop: 'ids|content',
          rvslots: 'main',
        },
        signal,
      );
      return found?.pages.flatMap((page) => pageOf(page, edition)) ?? [];
    },

    async namespaces(edition, signal) {
      const known = namespaces.get(edition);
      if (known) return known;
      const site = await ask(
        siteSchema,
        edition,
        { meta: 'siteinfo', siprop: 'namespaces|namespacealiases' },
        signal,
      );
      const names = Object.values(site?.namespaces ?? {}).flatMap(({ name, canonical }) => [name, canonical]);
      const aliases = site?.namespacealiases.map(({ alias }) => alias) ?? [];
      const all = new Set([...names, ...aliases].filter(Boolean).map((name) => name.toLowerCase()));
      namespaces.set(edition, all);
      return all;
    },

    async picturesOf(ref, signal) {
      const own = await picturesIn(ref, signal);
      if (own.length >= ENOUGH_PICTURES) return own;
      const shown = new Set(own.map(({ credit }) => credit.link));
      const others = await picturesOfFull(ref, signal);
      return [...own, ...others.filter(({ credit }) => !shown.has(credit.link))];
    },
  };
}

function pageOf(
  { title, missing, extract, pageprops, revisions: [revision] }: z.output<typeof pageSchema>,
  edition: string,
): Page[] {
  if (missing) return [];
  const ref = { edition, title, ...(revision?.revid ? { revision: revision.revid } : {}) };
  const wikitext = revision?.slots?.main.content ?? '';
  return [{ ref, extract, wikitext, isDisambiguation: pageprops?.disambiguation !== undefined }];
}

/** Each title that there is a page of, with the words that led to it, in the order in which they were asked for. */
function hitsOf(
  titles: readonly string[],
  { normalized, redirects, pages }: z.output<typeof querySchema>,
): Hit[] {
  const there = new Set(pages.filter(({ missing }) => !missing).map(({ title }) => title));
  const follow = (title: string, moves: readonly { from: string; to: string }[]) =>
    moves.find(({ from }) => from === title)?.to ?? title;
  return titles.flatMap((asked) => {
    const title = follow(follow(asked, normalized), redirects);
    return there.has(title) ? [{ title, asked }] : [];
  });
}
