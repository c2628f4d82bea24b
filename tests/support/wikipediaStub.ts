/** Answers as MediaWiki's action API does (formatversion 2), out of pages that a test or a measurement gives. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubPage {
  readonly title: string;
  readonly extract?: string;
  readonly wikitext?: string;
  readonly isDisambiguation?: boolean;
}
export interface WikipediaStub {
  readonly address: string;
  /** The host, for `FETCH_ALLOW`. */
  readonly host: string;
  /** What was asked, in its order. */
  readonly asked: URL[];
  /** Pages, redirects by title, and pictures by the title of the page; or what is answered instead. */
  pages: readonly StubPage[];
  redirects: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, readonly object[]>>;
  /** The title of a page in another edition. */
  langlinks: Readonly<Record<string, string>>;
  instead: { readonly status: number; readonly body: string } | null;
  close(): void;
}

/** As siteinfo tells it, of the English edition. */
const SITE = {
  namespaces: {
    '-1': { id: -1, name: 'Special', canonical: 'Special' },
    '0': { id: 0, name: '' },
    '4': { id: 4, name: 'Wikipedia', canonical: 'Project' },
    '14': { id: 14, name: 'Category', canonical: 'Category' },
  },
  namespacealiases: [{ id: 4, alias: 'WP' }],
};

/** As many as are asked for, and where the next ones begin. */
function picturesFrom(pictures: readonly object[], query: URLSearchParams): object {
  const from = Number(query.get('gimcontinue') ?? 0);
  const to = from + Number(query.get('gimlimit'));
  return {
    ...(to < pictures.length
      ? { continue: { gimcontinue: String(to), continue: 'gimcontinue||' } }
      : { batchcomplete: true }),
    query: { pages: pictures.slice(from, to) },
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Made at the first search, as an index is: long pages take longer to go through than what is measured beside them. */
const indexed = new WeakMap<StubPage, ReadonlySet<string>>();
function wordsSaidIn(page: StubPage): ReadonlySet<string> {
  const known = indexed.get(page) ?? new Set(wordsOf(`${page.extract ?? ''}${page.wikitext ?? ''}`));
  indexed.set(page, known);
  return known;
}

export async function wikipediaStub(): Promise<WikipediaStub> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub');
    stub.asked.push(url);
    const { status, body } = stub.instead ?? {
      status: 200,
      body: JSON.stringify(answerTo(url.searchParams)),
    };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answerTo(query: URLSearchParams): object {
    const titles = query.get('titles')?.split('|') ?? [];
    if (query.get('meta') === 'siteinfo') return { batchcomplete: true, query: SITE };
    if (query.get('list') === 'search')
      return { batchcomplete: true, query: { search: found(query.get('srsearch') ?? '') } };
    if (query.get('generator') === 'images') return picturesFrom(stub.pictures[titles[0] ?? ''] ?? [], query);
    if (query.get('prop') === 'langlinks') {
      const title = stub.langlinks[titles[0] ?? ''];
      const langlinks = title ? [{ lang: query.get('lllang'), title }] : [];
      return { batchcomplete: true, query: { pages: [{ ns: 0, title: titles[0], langlinks }] } };
    }
    const redirects = titles.flatMap((from) =>
      stub.redirects[from] ? [{ from, to: stub.redirects[from] }] : [],
    );
    const wanted = new Set(titles.map((title) => stub.redirects[title] ?? title));
    return {
      batchcomplete: true,
      query: { redirects, pages: [...wanted].map((title) => pageOf(title, query)) },
    };
  }
  const found = (words: string) =>
    stub.pages
      .map((page) => {
        const { title } = page;
        const [named, said] = [wordsOf(title), wordsSaidIn(page)];
        const hits = wordsOf(words).filter((word) => named.includes(word) || said.has(word));
        return {
          ns: 0,
          title,
          hits: hits.length + wordsOf(words).filter((word) => named.includes(word)).length,
        };
      })
      .filter(({ hits }) => hits > 0)
      .toSorted((a, b) => b.hits - a.hits)
      .map(({ ns, title }) => ({ ns, title }));

  function pageOf(title: string, query: URLSearchParams): object {
    const at = stub.pages.findIndex((page) => page.title === title);
    const page = stub.pages[at];
    if (!page) return { ns: 0, title, missing: true };
    const asks = (prop: string) => query.get('prop')?.split('|').includes(prop);
    return {
      pageid: at + 1,
      ns: 0,
      title,
      ...(asks('extracts') ? { extract: page.extract ?? '' } : {}),
      ...(asks('pageprops') && page.isDisambiguation ? { pageprops: { disambiguation: '' } } : {}),
      ...(asks('revisions')
        ? {
            revisions: [
              {
                revid: 1000 + at,
                parentid: 1,
                slots: { main: { contentmodel: 'wikitext', content: page.wikitext ?? '' } },
              },
            ],
          }
        : {}),
    };
  }

  const stub: WikipediaStub = {
    address: `http://${host}`,
    host,
    asked: [],
    pages: [],
    redirects: {},
    pictures: {},
    langlinks: {},
    instead: null,
    close: () => server.close(),
  };
  return stub;
}
