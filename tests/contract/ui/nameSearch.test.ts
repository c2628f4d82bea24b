import { expect, test } from 'vitest';
import { nameHolds, namedSo } from '../../../contract/ui/nameSearch';

test.each([
  ['éclair', 'Éclair'],
  ['ECLAIR', 'Éclair'],
  ['coeur', 'Cœur'],
  ['Cœur', 'CŒUR'],
  ['STRASSE', 'Straße'],
  ['hakchen', 'Häkchen'],
  ['hä', 'Ha\u0308kchen'],
  ['rectangulo', 'Rectángulo'],
  ['  tag  pri ', 'Price tag'],
  ['', 'Star'],
])('%j finds %j', (search, name) => expect(nameHolds(search)(name)).toBe(true));

test.each([
  ['stars', 'Star'],
  ['price star', 'Price tag'],
])('%j does not find %j', (search, name) => expect(nameHolds(search)(name)).toBe(false));

const things = [
  { name: 'Burst badge', otherNames: 'explosion starburst offer' },
  { name: 'Glowing star', otherNames: 'shine' },
  { name: 'Price tag', otherNames: 'mustard' },
  { name: 'Star-struck', otherNames: 'wow' },
  { name: 'Signe d’étoile', otherNames: '' },
];
test.each([
  ['star', ['Glowing star', 'Star-struck', 'Burst badge']],
  ['STRUCK sta', ['Star-struck']],
  ['tar', []],
  ['adge', []],
  ['etoile', ['Signe d’étoile']],
  ['price must', ['Price tag']],
  ['', ['Burst badge', 'Glowing star', 'Price tag', 'Star-struck', 'Signe d’étoile']],
])('%j finds what has words that begin so, by their own names first: %j', (search, found) => {
  expect(namedSo(things, search, (thing) => thing).map(({ name }) => name)).toEqual(found);
});
