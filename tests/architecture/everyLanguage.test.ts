import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { grammarOf } from '../../src/locales/grammar';
import { languages } from '../../src/locales/language';

type Texts = Readonly<Record<string, unknown>>;
const english = import.meta.glob<Texts>('../../src/locales/messages/**/*.ts', { eager: true });
const catalogues = import.meta.glob<{ catalogue: Texts }>('../../src/locales/*/catalogue.ts', {
  eager: true,
});

const screens = import.meta.glob<string>('../../src/{screens,ui,app}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
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

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const SPOKEN =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|placeholder|label)$/;
const hasWords = (value: unknown) => typeof value === 'string' && /\p{L}{2}/u.test(value);

/** What a file shows that it says itself: text between tags, and attributes that are read out. */
function visibleTexts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) visibleTexts(one, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found;
  const { type, ...rest } = node as Node;
  const add = (value: unknown) => (hasWords(value) ? found.push(String(value).trim()) : 0);
  if (type === 'JSXText') add(rest.value);
  if (type === 'JSXElement' || type === 'JSXFragment')
    for (const child of rest.children as Node[])
      if (child.type === 'JSXExpressionContainer') add((child.expression as Node).value);
  if (type === 'JSXAttribute' && SPOKEN.test(String((rest.name as Node).name))) {
    const value = rest.value as Node | null;
    add(value?.type === 'JSXExpressionContainer' ? (value.expression as Node).value : value?.value);
  }
  for (const inner of Object.values(rest)) visibleTexts(inner, found);
  return found;
}

test('[LG2] no visible text stands outside the catalogues', () => {
  const files = Object.entries(screens);
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap(([file, source]) =>
    visibleTexts(parseAst(source, { lang: 'tsx' })).map((text) => `${file}: ${text}`),
  );
  expect(said).toEqual([]);
});
test('[LG2] a text that stands in a screen is found', () => {
  const screen = 'const a = <p title="Close it">Hello <b>{"you there"}</b>{text.x}<i>·</i></p>;';
  expect(visibleTexts(parseAst(screen, { lang: 'tsx' }))).toEqual(['Close it', 'Hello', 'you there']);
});
