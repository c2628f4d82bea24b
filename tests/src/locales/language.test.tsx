import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.doUnmock('../../../src/locales/es/catalogue');
  document.documentElement.lang = 'en';
});

/** The app as a browser opens it: texts of the first page are read before the language is there, others after. */
async function open(preferred: readonly string[]) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const { loadLanguage, grammar } = await import('../../../src/locales/inLanguage');
  const { wizardMessages } = await import('../../../src/locales/messages/wizards/wizard');
  const { script } = wizardMessages;
  await loadLanguage();
  const { jobsMessages } = await import('../../../src/locales/messages/jobs');
  return [
    document.documentElement.lang,
    wizardMessages.next,
    script.ownTab,
    jobsMessages.filteredText(2),
    grammar.number(1234.5, 1),
  ];
}
const german = ['de', 'Weiter', 'Selbst schreiben', '2 Aufträge sind ausgeblendet.', '1.234,5'];
const spanish = ['es', 'Siguiente', 'Escribir el mío', '2 tareas ocultas.', '1234,5'];
const english = ['en', 'Next Step', 'Write Yourself', '2 jobs are hidden.', '1,234.5'];

test.each([
  ['the first of the browser’s languages that we have', ['pt-BR', 'de-DE', 'en'], null, german],
  ['the one that was chosen here', ['de-DE'], 'es', spanish],
  ['English, where we have none of them', ['ja', 'pt'], null, english],
  ['English, where nonsense is kept', ['en-US'], 'klingon', english],
] as const)('[LG2] the app speaks %s', async (_, preferred, chosen, said) => {
  if (chosen) localStorage.setItem('language', chosen);
  expect(await open(preferred)).toEqual(said);
});
test('[LG2] a language whose file does not come leaves the app in English', async () => {
  vi.doMock('../../../src/locales/es/catalogue', () => Promise.reject(new Error('offline')));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  expect((await open(['es'])).slice(0, 4)).toEqual(english.slice(0, 4));
  expect(told).toHaveBeenCalledOnce();
});
