import { afterEach, expect, test, vi } from 'vitest';
import { NotEnoughCredits } from '../../../server/repositories/accounts/notEnoughCredits';

const server = Object.values(
  import.meta.glob<string>('../../../server/**/*.ts', { eager: true, query: '?raw', import: 'default' }),
);

async function textsIn(language: string) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const { loadLanguage } = await import('../../../src/locales/inLanguage');
  await loadLanguage();
  const { loadRefusalText } = await import('../../../src/app/loadRefusalText');
  return loadRefusalText();
}
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

test('[LG2] the English sentence of each code is the server’s own, and no table of refusals has a code without one', async () => {
  const { refusalsMessages } = await import('../../../src/locales/messages/refusals');
  const said = Object.entries(refusalsMessages).filter(([, text]) => typeof text === 'string');
  const source = server.join('\n');
  expect(said.filter(([, text]) => !source.includes(String(text)))).toEqual([]);
  const tables = server.flatMap(
    (file) => /^const sentences = \{\n([^}]+)\} as const;/m.exec(file)?.[1] ?? [],
  );
  expect(tables).toHaveLength(5);
  const codes = tables.flatMap((table) => [...table.matchAll(/^ {2}(\w+):/gm)].map(([, code]) => code));
  // Said with a limit of its own in some places: there, the server's sentence is shown.
  const several = ['too_large', 'file_too_large', 'clip_too_short'];
  expect(
    codes.filter((code) => !several.includes(code ?? '') && !Object.hasOwn(refusalsMessages, code ?? '')),
  ).toEqual([]);
});

test.each([
  ['de', { code: 'file_empty' }, 'Diese Datei ist leer. Wähle eine andere.'],
  ['de', { code: 'not_enough_credits', missing: 1 }, /^Für dieses Video fehlt dir noch 1 Credit\. /],
  ['es', { code: 'not_enough_credits', missing: 6 }, /^Te faltan 6 créditos para hacer este vídeo\. /],
  ['fr', { code: 'invalid_credentials' }, 'Adresse e-mail ou mot de passe incorrect.'],
  ['fr', { code: 'constructor', detail: 'x' }, null],
  ['fr', 'a page', null],
  ['en', { code: 'file_empty' }, null],
])('[LG2] in %s the refusal %o is said as %s', async (language, answer, said) => {
  const text = (await textsIn(language))(answer);
  if (said instanceof RegExp) expect(text).toMatch(said);
  else expect(text).toBe(said);
});

test('[LG2] a refusal that counts tells its figure beside the sentence', () => {
  expect(new NotEnoughCredits(6).more).toEqual({ missing: 6 });
});
