/** How a reading is held to what somebody wrote down of its page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { capturesIn } from '../../../scripts/judge/captures';
import { descriptionVerdict, pictureVerdict, titleVerdict } from '../../../scripts/judge/judgeLabelled';
import { judgePage } from '../../../scripts/judge/judgePage';
import { asWritten, isKnownPrice } from '../../../scripts/judge/knownPrice';

test('[PG2] a price is right by its value and its currency', () => {
  const euros = [{ amount: 49.99, currency: 'EUR' }];
  expect(isKnownPrice('€49.99', euros)).toBe(true);
  expect(isKnownPrice('€4,999', euros)).toBe(false);
  expect(isKnownPrice('$49.99', euros)).toBe(false);
  expect(isKnownPrice('€49', [{ amount: 49, currency: 'EUR' }])).toBe(true);
  expect(isKnownPrice('$229.99', [{ amount: 229.99, currency: 'CAD' }])).toBe(true);
  expect(isKnownPrice('990 元', [{ amount: 990, currency: 'TWD' }])).toBe(true);
  expect(isKnownPrice('CHF 19.50', [{ amount: 19.5, currency: 'CHF' }])).toBe(true);
});
test('[PG2] the benchmark has thousands as parts, and nothing else is taken for them', () => {
  expect(isKnownPrice('$24,990', [asWritten('24.99', '$')])).toBe(true);
  expect(isKnownPrice('Rs 23,450', [asWritten('23.450', 'Rs')])).toBe(true);
  expect(isKnownPrice('€3,499', [asWritten('34.99', '€')])).toBe(false);
});
test('[PG2] a title is right, right with furniture, or wrong', () => {
  const verdict = (told: string) => titleVerdict(told, ['Oak stool “Henrik”', 'Henrik']);
  expect(['OAK STOOL Henrik', 'Oak stool Henrik | Woodshop', 'Free delivery', ''].map(verdict)).toEqual([
    'right',
    'furniture',
    'wrong',
    'missing',
  ]);
  expect(titleVerdict('Oak stool', [])).toBe('not judged');
});
test('[PG2] a description is right where it begins as the one that is known', () => {
  const verdict = (
    description: string,
    possibleDescriptions: string[] = [],
    start: string | null = 'Turned by hand',
  ) =>
    descriptionVerdict(
      { description, possibleDescriptions },
      { descriptionStarts: start, descriptionAlso: ['Oak, oiled'] },
    );
  expect(verdict('Turned by hand, of one piece.')).toBe('right');
  expect(verdict('Oak, oiled\nTurned by hand')).toBe('right');
  expect(verdict('Details\nTurned by hand, of one piece.')).toBe('behind something');
  expect(verdict('We send within two days.')).toBe('wrong');
  expect(verdict('', ['We send within two days.', 'Turned by hand.'])).toBe('offered');
  expect(verdict('', ['We send within two days.'])).toBe('offered in vain');
  expect(verdict('')).toBe('missing');
  const none = { descriptionStarts: null, descriptionAlso: [] };
  expect(descriptionVerdict({ description: 'Oak', possibleDescriptions: [] }, none)).toBe(
    'told where there is none',
  );
});
test('[PG1] a chosen picture is foreign, own, or to be looked at', () => {
  const known = { own: ['/media/stool'], foreign: ['/media/', 'visa'] };
  const verdict = (address: string) => pictureVerdict(`https://shop.example${address}`, known);
  expect(['/media/stool-1.jpg', '/media/lamp.jpg', '/img/visa.png', '/img/x.jpg'].map(verdict)).toEqual([
    'own',
    'foreign',
    'foreign',
    'unknown',
  ]);
});
test('[PG2] labels beside the pages are what they are judged by', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'judge-'));
  const label = {
    url: 'https://shop.example/stool',
    product: true,
    title: 'Oak stool',
    price: { amount: '49.99', currency: 'EUR' },
    priceAlso: [59],
    descriptionStarts: 'Turned by hand',
    pictures: { own: ['/stool'], foreign: [] },
  };
  const html =
    '<title>Oak stool</title><main><h1>Oak stool</h1><img src="/stool.jpg"><b class="price">€4,999</b></main>';
  try {
    writeFileSync(path.join(folder, 'stool.html'), html);
    writeFileSync(path.join(folder, 'list.html'), html);
    writeFileSync(
      path.join(folder, 'labels.json'),
      JSON.stringify({ 'stool.html': label, 'list.html': { url: label.url, product: false } }),
    );
    const [list, stool] = [...capturesIn(folder, 'all')].map(judgePage);
    expect(stool?.verdict).toEqual({
      title: 'right',
      price: 'wrong',
      description: 'missing',
      pictures: 'own',
      'first picture': 'own',
    });
    expect(stool?.misses).toEqual([
      'price wrong: stool.html ["€4,999",["EUR 49.99","EUR 59"]]',
      'description missing: stool.html [[],"Turned by hand"]',
    ]);
    expect(list?.verdict).toEqual({
      'no product: doubted': 'no',
      'no product: price': 'told',
      'no product: description': 'none',
      'no product: pictures': 'chosen',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
