import { afterEach, expect, test, vi } from 'vitest';
import type { ItemNamed, RefusalCode, RefusalFigures } from '../../../contract/refusals';
import { refusalSentences } from '../../../contract/refusalSentences';
import { NotFound } from '../../../server/http/problems';
import { PageRefused } from '../../../server/reading/pageRefusals';
import { NotEnoughCredits } from '../../../server/repositories/accounts/notEnoughCredits';

/** Without those who keep sessions: they speak as Supabase does, and to its client. */
const server = Object.values(
  import.meta.glob<string>(['../../../server/**/*.ts', '!../../../server/auth/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

async function speak(language: string) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const { loadLanguage } = await import('../../../src/locales/inLanguage');
  await loadLanguage();
}
async function textsIn(language: string) {
  await speak(language);
  const { loadRefusalText } = await import('../../../src/app/loadRefusalText');
  return loadRefusalText();
}
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});

test('[LG2] the English sentence of a code stands in one place, read by the server and by the app', () => {
  const said = Object.values(refusalSentences).filter((text) => typeof text === 'string');
  expect(said.length).toBeGreaterThan(80);
  const source = server.join('\n');
  expect(said.filter((text) => source.includes(text))).toEqual([]);
  expect(new NotFound('job').detail).toBe('There is no such job.');
  expect(new PageRefused('page_empty').detail).toBe(refusalSentences.page_empty);
});

const item: ItemNamed = { kind: 'caption', name: 'Hi there' };
const at = { item, place: 'trackItemsMap.a' };
type WithFigures = {
  [Code in RefusalCode]: RefusalFigures[Code] extends Readonly<Record<string, never>> ? never : Code;
}[RefusalCode];
/** Of each code that counts or names, all that its sentence depends on; a code without them does not compile. */
const figures: { readonly [Code in WithFigures]: readonly RefusalFigures[Code][] } = {
  account_locked: [{ contact: 'support@example.com' }],
  too_large: [
    { what: 'link', most: null },
    { what: 'request', most: null },
    { what: 'request', most: 16 },
  ],
  file_too_large: [{ most: null }, { most: 20 }],
  page_too_large: [{ most: 20 }],
  page_from_elsewhere: [{ stated: 'a.test', given: 'b.test' }],
  not_found: [
    { what: 'address' },
    { what: 'project' },
    { what: 'shareLink' },
    { what: 'sharedVideo' },
    { what: 'deletedProject' },
    { what: 'job' },
    { what: 'file' },
    { what: 'ownMedia' },
    { what: 'chosenMedia' },
    { what: 'recording' },
    { what: 'brandAsset' },
    { what: 'deletedBrandAsset' },
    { what: 'version' },
    { what: 'user' },
    { what: 'voiceSample' },
    { what: 'handedPage' },
    { what: 'lookUp' },
    { what: 'usedFile', ...at },
  ],
  invalid_input: [{ fields: [] }, { fields: ['title', 'script'] }, { fields: ['a'], item: null, place: 'a' }],
  brand_kit_full: [{ type: 'intro', most: 50 }],
  password_too_short: [{ least: 8 }],
  too_many_jobs: [{ most: 20 }],
  too_many_renders: [{ most: 10 }],
  too_many_projects: [{ most: 1000 }],
  too_many_share_links: [{ most: 20 }],
  too_many_styles: [{ most: 50 }],
  style_name_taken: [{ name: 'Autumn' }],
  too_many_uploads: [{ most: 500, hours: 7 }],
  storage_full: [{ used: 19.9, most: 20 }],
  render_too_large: [
    { width: 4096, height: 4080, fps: 60, seconds: 600, fitSeconds: 39, fitWidth: 1054, fitHeight: 1050 },
  ],
  gif_too_long: [{ seconds: 180, most: 60 }],
  not_enough_credits: [{ missing: 1 }, { missing: 6 }],
  media_count: [{ min: 3, max: 19, count: 1 }],
  invalid_media: [{ address: 'nowhere' }],
  too_few_media: [{ count: 2, min: 3, lost: [{ name: 'a.jpg', refusal: { code: 'picture_broken' } }] }],
  script_too_long: [{ words: 900, most: 600 }],
  script_unfilled: [{ places: 1 }, { places: 2 }],
  script_unspoken: [{ sentences: 1 }, { sentences: 2 }],
  recording_too_short_for_script: [{ seconds: 2, words: 1 }],
  recording_too_long_for_script: [{ seconds: 90, words: 12 }],
  recording_too_short_for_sentence: [{ seconds: 1, words: 30 }],
  recording_too_long_for_sentence: [{ seconds: 90, words: 1 }],
  unknown_voice: [
    { voice: 'Ada', now: 'choosing' },
    { voice: 'Ada', now: 'later' },
  ],
  voice_out_of_service: [{ voice: 'Ada' }],
  transcriber_failed: [
    { why: 'unreachable' },
    { why: 'keyRefused' },
    { why: 'busy' },
    { why: 'refused' },
    { why: 'tooSlow' },
    { why: 'unreadable' },
    { why: 'wrongTimes' },
    { why: 'noWordTimes' },
  ],
  unspeakable_script: [{ why: 'otherLetters' }, { why: 'noWords' }],
  voice_language: [{ language: 'pt', voice: 'Ada', speaks: ['en', 'it'] }],
  stale_layout: [{ revision: 4 }],
  unknown_template: [{ name: 'neon' }],
  too_deep: [{ item: null, place: '' }],
  negative_window: [{ ...at, from: 20, to: 10 }],
  overlapping_windows: [{ ...at, from: 20, before: 'b', end: 30 }],
  foreign_media: [{ ...at, address: 'http://a.test' }],
  foreign_style: [{ ...at, value: 'url(x)' }],
  unreadable_text: [at],
  render_foreign_address: [{ name: 'Mug', address: 'http://a.test' }],
  render_missing_file: [{ name: 'Mug' }],
  render_broken_file: [{ name: 'Mug' }],
  render_unknown_template: [{ name: 'neon' }],
};
const answers = Object.entries(figures).flatMap(([code, each]) => each.map((more) => ({ code, ...more })));

test.each(['de', 'es', 'fr'])(
  '[LG2] in %s every code has its own sentence, with all its figures',
  async (tag) => {
    const english = await textsIn('it').then(() => import('../../../src/app/refusalText'));
    const inEnglish = answers.map((answer) => english.refusalText(answer));
    const text = await textsIn(tag);
    const said = answers.map((answer) => text(answer));
    expect(said.filter((sentence) => sentence === null || /undefined|\[object/.test(sentence))).toEqual([]);
    expect(said.filter((sentence, at) => sentence === inEnglish[at])).toEqual([]);
    for (const [at, { code, ...more }] of answers.entries())
      for (const [name, figure] of Object.entries(more))
        if (typeof figure === 'number' && !TOLD_OTHERWISE.includes(`${code}.${name}`) && figure !== 1)
          expect(said[at], `${code} tells ${name}`).toContain(String(figure));
  },
);
const TOLD_OTHERWISE = ['stale_layout.revision'];

test.each([
  ['de', { code: 'file_empty' }, 'Diese Datei ist leer. Wähle eine andere.'],
  ['de', { code: 'not_enough_credits', missing: 1 }, /^Für dieses Video fehlt dir noch 1 Credit\. /],
  ['de', figures.voice_language[0] && { code: 'voice_language', ...figures.voice_language[0] }, /^Die Sprache dieses Skripts ist Portugiesisch, und Ada spricht Englisch und Italienisch\. /], // prettier-ignore
  ['es', { code: 'not_enough_credits', missing: 6 }, /^Te faltan 6 créditos para hacer este vídeo\. /],
  ['fr', { code: 'invalid_credentials' }, 'Adresse e-mail ou mot de passe incorrect.'],
  ['fr', { code: 'too_few_media', ...figures.too_few_media[0] }, /^Seulement 2 .* a\.jpg: Cette image est illisible\. /], // prettier-ignore
  ['fr', { code: 'constructor', detail: 'x' }, null],
  ['fr', { code: 'too_few_media', count: 2 }, null],
  ['fr', 'a page', null],
  ['en', { code: 'file_empty' }, null],
])('[LG2] in %s the refusal %o is said as %s', async (language, answer, said) => {
  const text = (await textsIn(language))(answer);
  if (said instanceof RegExp) expect(text).toMatch(said);
  else expect(text).toBe(said);
});

test('[LG2] a refusal that counts tells its figure beside the sentence', () => {
  expect(new NotEnoughCredits(6).refusal).toEqual({ code: 'not_enough_credits', missing: 6 });
});

test.each([
  ['de', { code: 'generation_failed' }, /^Das Video konnte nicht erstellt werden: /],
  ['de', undefined, 'The voice was lost.'],
  ['de', { code: 'of_a_later_version' }, 'The voice was lost.'],
  ['en', { code: 'generation_failed' }, 'The voice was lost.'],
])('[LG2] in %s a failure kept with %o says %s', async (language, refusal, said) => {
  await speak(language);
  const { inReadersWords } = await import('../../../src/app/failureText');
  const { failure } = await inReadersWords({ failure: 'The voice was lost.', refusal });
  expect(failure).toEqual(said instanceof RegExp ? expect.stringMatching(said) : said);
});
