import { expect, test } from 'vitest';
import { nameHolds } from '../../../contract/ui/nameSearch';
import { translation as de } from '../../../src/locales/de/editor/otherNames';
import { translation as es } from '../../../src/locales/es/editor/otherNames';
import { translation as fr } from '../../../src/locales/fr/editor/otherNames';

const languages = { de, es, fr };

test.each([
  ['de', 'Karte', ['pin']],
  ['de', 'Haken', ['checkMark', 'check-mark-button']],
  ['de', 'glitzer', ['sparkle', 'sparkles', 'glowing-star']],
  ['de', 'Schleife', ['ribbon']],
  ['es', 'ubicacion', ['pin']],
  ['es', 'visto', ['checkMark', 'check-mark-button']],
  ['es', 'purpurina', ['sparkle', 'sparkles']],
  ['es', 'estandarte', ['ribbon', 'flag']],
  ['fr', 'épingle', ['pin']],
  ['fr', 'valide', ['checkMark', 'check-mark-button']],
  ['fr', 'paillettes', ['sparkle', 'sparkles']],
  ['fr', 'ruban', ['ribbon']],
] as const)('[E7] [E8] [LG2] in %s, %j is another name of %j', (tag, search, found) => {
  const names = languages[tag];
  if (typeof names === 'function') throw new Error('it needs no grammar');
  const isFound = nameHolds(search);
  const all = Object.entries({ ...names.shapes }).concat(Object.entries({ ...names.stickers }));
  expect(all.filter(([, words]) => isFound(words)).map(([name]) => name)).toEqual(found);
});
