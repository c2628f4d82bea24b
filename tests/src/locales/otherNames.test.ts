import { expect, test } from 'vitest';
import { namedSo } from '../../../contract/ui/nameSearch';
import { translation as de } from '../../../src/locales/de/editor/otherNames';
import { translation as es } from '../../../src/locales/es/editor/otherNames';
import { translation as fr } from '../../../src/locales/fr/editor/otherNames';

const languages = { de, es, fr };

test.each([
  ['de', 'Karte', ['pin']],
  ['de', 'Haken', ['checkMark', 'check-mark-button']],
  ['de', 'glitzer', ['sparkle', 'sparkles', 'glowing-star']],
  ['de', 'Schleife', ['ribbon']],
  ['de', 'blase', ['speechBubble', 'thoughtBubble', 'shoutBubble']],
  ['de', 'ank', ['megaphone']],
  ['es', 'ubicacion', ['pin']],
  ['es', 'visto', ['checkMark', 'check-mark-button']],
  ['es', 'purpurina', ['sparkle', 'sparkles']],
  ['es', 'estandarte', ['ribbon', 'flag']],
  ['es', 'andarte', []],
  ['fr', 'épingle', ['pin']],
  ['fr', 'valide', ['checkMark', 'check-mark-button']],
  ['fr', 'paillettes', ['sparkle', 'sparkles']],
  ['fr', 'ruban', ['ribbon']],
  ['fr', 'uban', []],
] as const)('[E7] [E8] [LG2] in %s, %j is another name of %j', (tag, search, found) => {
  const names = languages[tag];
  if (typeof names === 'function') throw new Error('it needs no grammar');
  const all = Object.entries<string>({ ...names.shapes, ...names.stickers });
  const isFound = namedSo(all, search, ([, otherNames]) => ({ name: '', otherNames }));
  expect(isFound.map(([name]) => name)).toEqual(found);
});
