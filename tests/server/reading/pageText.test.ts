import { expect, test } from 'vitest';
import { pageText } from '../../../server/reading/pageText';

const chainik = Buffer.from([0xd7, 0xe0, 0xe9, 0xed, 0xe8, 0xea]);
const kettle = Buffer.from('<title>Чайник</title>');

const spoken = '<title>Чайник</title><p>Мощный чайник с корпусом из стали быстро кипятит воду.</p>';
const inWindows1251 = (text: string) => {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)));
};

test.each([
  ['by its server’s word', chainik, 'windows-1251', 'Чайник'],
  [
    'by its own word',
    Buffer.concat([Buffer.from('<meta charset="windows-1251">'), chainik]),
    undefined,
    '<meta charset="windows-1251">Чайник',
  ],
  [
    'by its server’s word rather than its own',
    Buffer.concat([Buffer.from('<meta charset="utf-8">'), chainik]),
    'Windows-1251',
    '<meta charset="utf-8">Чайник',
  ],
  [
    'by its own word behind its scripts',
    Buffer.concat([Buffer.from(`${' '.repeat(3000)}<meta charset="windows-1251">`), chainik]),
    undefined,
    `${' '.repeat(3000)}<meta charset="windows-1251">Чайник`,
  ],
  [
    'as UTF-8 where it was saved so, whatever it was served in',
    Buffer.from('<meta charset="iso-8859-1">99 €'),
    undefined,
    '<meta charset="iso-8859-1">99 €',
  ],
  ['by its byte order mark', Buffer.from('\ufeffЧайник', 'utf16le'), 'windows-1251', 'Чайник'],
  ['by its letters where nobody says', inWindows1251(spoken), undefined, spoken],
  ['as UTF-8 where nobody says', kettle, undefined, '<title>Чайник</title>'],
  ['as UTF-8 where nobody knows what is said', kettle, 'klingon-1', '<title>Чайник</title>'],
])('[PG2] a page’s letters are read %s', (_, body, told, text) => {
  expect(pageText(body, told)).toBe(text);
});
