import { afterEach, expect, test, vi } from 'vitest';
import { FLITE_VOICES } from '../../../server/speech/flite/fliteVoices';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});
async function speak(language: string) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const { loadLanguage } = await import('../../../src/locales/inLanguage');
  await loadLanguage();
  const { ideaTitle } = await import('../../../src/screens/wizard/script/ideaTitle');
  const { inReadersWords } = await import('../../../src/app/voiceWords');
  return { ideaTitle, inReadersWords };
}
const ours = FLITE_VOICES.map(({ voice }) => voice);
const builtIn = { kind: 'builtIn' } as const;
const ad = { title: 'Things to know', script: 'Hot.', frame: 'list', writer: builtIn } as const;
const outline = { title: 'Outline: a common mistake', script: '[…]', origin: 'outline', outline: 'mistake' } as const; // prettier-ignore

test('[LG2] [R14] our voices are described in the reader’s language, others by their service', async () => {
  expect((await speak('en')).inReadersWords(ours)).toMatchObject(ours);
  const { inReadersWords } = await speak('de');
  const said = inReadersWords(ours).map(({ description }) => description);
  expect(said).toContain('Klar und freundlich, passt zu jeder Werbung');
  expect(said.filter((words, index) => words === ours[index]?.description)).toEqual([]);
  const foreign = ours.map((voice) => ({ ...voice, category: 'premade' }));
  expect(inReadersWords(foreign)).toMatchObject(foreign);
});
test('[LG2] [R14] a voice is found by what is shown of it as by what its service calls it', async () => {
  const { inReadersWords } = await speak('de');
  const { matchingVoices, noFilters } = await import('../../../contract/ui/voiceSearch');
  const found = (search: string) =>
    matchingVoices(inReadersWords(ours), { search, filters: noFilters }).map(({ name }) => name);
  expect(found('weiblich')).toEqual(found('female'));
  expect(found('weiblich').length).toBeGreaterThan(0);
});
test('[LG2] [W9] [X3] scripts of ours are called by their shape, others as their writers call them', async () => {
  const { ideaTitle } = await speak('fr');
  expect([ad, outline].map(ideaTitle)).toEqual(['Ce qu’il faut savoir', 'Plan : une erreur courante']);
  expect(ideaTitle({ ...ad, writer: { kind: 'browserModel' } })).toBe('Things to know');
  // A draft of an earlier version has no shape.
  expect(ideaTitle({ title: outline.title, script: '[…]', origin: 'outline' })).toBe(outline.title);
});
