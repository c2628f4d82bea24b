import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { grammarOf } from '../../src/locales/grammar';
import { languages } from '../../src/locales/language';
import { visibleTexts } from '../support/words/visibleTexts';

type Texts = Readonly<Record<string, unknown>>;
const english = import.meta.glob<Texts>('../../src/locales/messages/**/*.ts', { eager: true });
const catalogues = import.meta.glob<{ catalogue: Texts }>('../../src/locales/*/catalogue.ts', {
  eager: true,
});

/** Each text by its place and key, with what it takes: `wizards/wizard.script.length/1`. */
function textsOf(value: unknown, at: string): string[] {
  if (typeof value === 'function') return [`${at}/${value.length}`];
  if (Array.isArray(value)) return [`${at}[${value.length}]`];
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
}
const inEnglish = Object.entries(english)
  .map(([file, texts]) => [file.split('/messages/')[1]?.slice(0, -3) ?? '', texts] as const)
  // A name is the same in every language.
  .filter(([place]) => place !== 'product')
  .flatMap(([place, texts]) => Object.values(texts).flatMap((one) => textsOf(one, place)))
  .sort();

test.each(Object.keys(languages).filter((tag) => tag !== 'en'))(
  '[LG2] the catalogue in %s has every text of the English one, and no other',
  (tag) => {
    const catalogue = catalogues[`../../src/locales/${tag}/catalogue.ts`]?.catalogue ?? {};
    const translated = Object.entries(catalogue).flatMap(([file, texts]) =>
      textsOf(typeof texts === 'function' ? texts(grammarOf(tag)) : texts, file.slice(2, -3)),
    );
    expect(translated.sort()).toEqual(inEnglish);
  },
);

const CATALOGUES = /^src\/locales\//;
const sources = (await readdir('src', { recursive: true }))
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.css.ts'));

test('[LG2] no visible text stands outside the catalogues', async () => {
  expect(sources.length).toBeGreaterThan(1000);
  const read = await Promise.all(sources.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  expect(visibleTexts(Object.fromEntries(read), CATALOGUES)).toEqual([]);
});
test('[LG2] no line of French begins with the sign that ends its word', async () => {
  const french = sources.filter((file) => file.startsWith('src/locales/fr/'));
  const texts = await Promise.all(french.map((file) => readFile(file, 'utf8')));
  const torn = /« | »| %[`']|[\p{L})»}] [?!;](?=[`'])|[`'][^`'\n]*[\p{L})»}] : /gu;
  expect(texts.flatMap((text) => text.match(torn) ?? [])).toEqual([]);
  expect('`Il dit : « ${x} » ?`'.match(torn)).toEqual(['`Il dit : ', '« ', ' »']);
});
test('[LG2] nor does the page, or what an installed app is told, say more than its name', async () => {
  const page = await readFile('index.html', 'utf8');
  expect(page).toContain('<meta name="description" content="" />');
  const words = page.replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/g, ' ').trim();
  expect(words).toBe('Reelwright');
  const { name, short_name, ...rest } = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'));
  expect([name, short_name, 'description' in rest]).toEqual(['Reelwright', 'Reelwright', false]);
});
test.each([
  ['between tags', '<p>Hello <b>{"you there"}</b>{text.x}<i>·</i></p>', ['Hello', 'you there']],
  ['in an attribute that is read out', '<p title="Close it" className="not shown" />', ['Close it']],
  [
    'in one of two cases',
    "<p>{isOpen ? 'Close' : text.open}{name ?? 'nobody'}{isOpen && 'is open'}</p>",
    ['Close', 'is open', 'nobody'],
  ],
  [
    'around what is known',
    '<p aria-label={`Page ${at} of ${all}`}>{count + " pages"}</p>',
    ['Page … of …', 'pages'],
  ],
  [
    'in a constant, a table or what a function makes',
    "<p>{NAME}{names[kind]}{names.b}{nameOf(kind)}{['xx yy', 'z'].join(', ')}</p>; const NAME = 'Mug'; const names = { a: 'An a', b: 'A bee' } as const; function nameOf(kind: string) { if (kind) return 'Kind'; return `no ${kind}`; }",
    ['A bee', 'An a', 'Kind', 'Mug', 'no …', 'xx yy'],
  ],
  [
    'in another file',
    "<p>{fromThere(3)}{there.deep}</p>; import { fromThere, there } from './there';",
    ['3 … there', 'Deep there'],
  ],
  [
    'given to the catalogue',
    "<p>{messages.named('some')}</p>; import { messages } from '../locales/messages';",
    ['some'],
  ],
  [
    'handed to a component that shows it, through others',
    '<Outer said="Said" id="not said" />; const Outer = ({ said, id }: P) => <Inner said={said} key={id} />; const Inner = (props: P) => <b>{props.said}</b>',
    ['Said'],
  ],
  ['as a label in a list', "list([{ value: 'small', label: 'Small', title: 'titleMissing' }])", ['Small']],
  [
    'by the platform',
    "window.alert('Not saved'); new File([], `Voice.${ending}`); link.download = isMug ? 'Mug' : name; const ending = 'webm'",
    ['Mug', 'Not saved', 'Voice.…'],
  ],
  [
    'by an Error, which speaks English',
    "say(error instanceof Error ? error.message : ''); say(new NotThere(name).message)",
    ['the message of an Error'],
  ],
  [
    'nowhere',
    "<p hidden={kind === 'a b'} data-kind=\"a kind\">{['some', 'keys'].map((key) => <i key={key}>{text[key]}</i>)}</p>; throw new Error('for the log'); const log = () => console.error('for the log')",
    [],
  ],
])('[LG2] a text %s is found', (where, written, texts) => {
  const there =
    'export const fromThere = (n: number) => `3 ${n} there`; export const there = { deep: "Deep there" };';
  const files = { 'src/screens/a.tsx': `${where === 'by the platform' ? '' : 'export const a = '}${written};`, 'src/screens/there.ts': there }; // prettier-ignore
  const found = visibleTexts(files, CATALOGUES).map((one) => one.replace(/^.*?: /, ''));
  expect(found.sort()).toEqual([...texts].sort());
});
