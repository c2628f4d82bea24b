import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('[LG2] a browser of a system without a language reads English, and its dates can be written', async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages: ['en-US@posix'] });
  vi.stubGlobal('localStorage', { getItem: () => null });
  // Anew, as it is read once when a page begins.
  const place = '../../../src/locales/language.ts?posix';
  const { language, locale } = (await import(/* @vite-ignore */ place)) as Record<
    'language' | 'locale',
    string
  >;
  expect([language, locale]).toEqual(['en', 'en']);
});
