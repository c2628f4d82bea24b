import { expect, test } from 'vitest';
import { nameHolds } from '../../../contract/ui/nameSearch';

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
