/** [WR1] [LG2] What was wrong with a model's answer is said in the reader's language. */
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WriterFault } from '../../../../contract/scripts/writerFault';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = 'en';
});
const title = 'Tides';
const faults = {
  noScripts: {},
  halfScripts: {},
  length: { title, words: 1, min: 40, max: 90 },
  placesLeft: { title },
  address: { title, address: 'evil.example' },
  claim: { title, words: 'the best', reason: 'superlative', material: 'page' },
  numbers: { title, numbers: ['48', '12'], material: 'article' },
  factMissing: { title, fact: 'We deliver' },
  language: { title, language: 'de' },
  offTopic: { title, missing: ['moon', 'sea'] },
  known: { title },
} satisfies { [Code in WriterFault['code']]: Omit<Extract<WriterFault, { code: Code }>, 'code'> };

async function saidIn(language: string) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  const { loadLanguage } = await import('../../../../src/locales/inLanguage');
  await loadLanguage();
  const { WriterFaults } = await import('../../../../src/screens/wizard/script/WriterFaults');
  const all = Object.entries(faults).map(([code, figures]) => ({ code, ...figures }) as WriterFault);
  const { container } = render(<WriterFaults faults={all} />);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

test.each([
  ['en', [
    'Its answer didn’t contain any scripts.',
    'None of its scripts was complete.',
    '“Tides” has 1 word instead of 40 to 90.',
    '“Tides” still has [brackets] in it.',
    '“Tides” mentions evil.example, an address you didn’t give.',
    '“Tides” says “the best”, which isn’t in your product info.',
    '“Tides” says 48 and 12, which isn’t in the article.',
    '“Tides” doesn’t say “We deliver” word for word.',
    '“Tides” isn’t written in German.',
    '“Tides” strays from your topic. It’s missing: moon, sea',
    '“Tides” is the same as a script you already have.',
  ]],
  ['de', [
    'Die Antwort enthielt keine Skripte.',
    'Keines der Skripte war vollständig.',
    '„Tides“ hat 1 Wort statt 40 bis 90.',
    'In „Tides“ stehen noch [Klammern].',
    '„Tides“ nennt evil.example, eine Adresse, die nicht von dir stammt.',
    '„Tides“ sagt „the best“: das steht nicht in deinen Produktinfos.',
    '„Tides“ sagt 48 und 12: das steht nicht im Artikel.',
    '„Tides“ sagt „We deliver“ nicht Wort für Wort.',
    '„Tides“ ist nicht in dieser Sprache geschrieben: Deutsch.',
    '„Tides“ verfehlt dein Thema. Es fehlt: moon, sea',
    '„Tides“ gleicht einem Skript, das du schon hast.',
  ]],
])('in %s', async (language, sentences) => expect(await saidIn(language)).toEqual(sentences)); // prettier-ignore
test.each(['es', 'fr'])('in %s each has a sentence of its own', async (language) => {
  const [said, english] = [await saidIn(language), await saidIn('en')];
  expect(new Set(said).size).toBe(11);
  expect(said.filter((sentence) => english.includes(sentence))).toEqual([]);
});
