/** What a product is called in its ad: by the marks of its title. */
import { expect, test } from 'vitest';
import { shortNameOf } from '../../../../server/writing/quoting/shortName';
import { languageOf } from './support/languageOf';

test.each([
  ['Pennywell: Budget & Bills', 'Pennywell: Budget & Bills'],
  ['Watercolour in 30 Days – Online Course for Beginners', 'Watercolour in 30 Days'],
  ['RISEWELL ELECTRIC STANDING DESK, 140 x 70 CM', 'RISEWELL ELECTRIC STANDING DESK, 140 x 70 CM'],
  [
    'Ember Flask 17oz Insulated Stainless Steel Water Bottle, Leakproof',
    'Ember Flask 17oz Insulated Stainless Steel Water Bottle',
  ],
  ['CozyPaw Orthopedic Dog Bed for Large and Old Dogs, Grey', 'CozyPaw Orthopedic Dog Bed'],
  [
    'Acme UltraClean 3000 Cordless Stick Vacuum Cleaner, 400W (Black)',
    'Acme UltraClean 3000 Cordless Stick Vacuum Cleaner, 400W',
  ],
  ['TerraGrip Pro Yoga Mat | 6mm Non-Slip', 'TerraGrip Pro Yoga Mat'],
  ['[2 Pack] Café Noir — whole beans', 'Café Noir — whole beans'],
  ["Grandma's Apple Butter", "Grandma's Apple Butter"],
  ['Hand-poured lavender soy candle', 'Hand-poured lavender soy candle'],
  ['Mill Lane Oat & Honey Crunch Granola', 'Mill Lane Oat & Honey Crunch Granola'],
  ['IKEA', 'IKEA'],
  ['Résine CBD Buddha Cheese 60 % CBD', 'Résine CBD Buddha Cheese 60 % CBD'],
  ['CAÑA COMBO SHAKESPEARE CMF2BASSLP', 'Caña Combo Shakespeare CMF2BASSLP'],
  ['Turkish Cotton Jumbo Bath Sheet 40X80"', 'Turkish Cotton Jumbo Bath Sheet 40X80"'],
  ['BMW X1 WITH ROOF RACK', 'BMW X1 with Roof Rack'],
  ['L.A 10', 'L.A 10'],
  ['Gesture Lamp (Ships in 4 Weeks)', 'Gesture Lamp'],
  ['Indesit Washing Machine 6kg', 'Indesit Washing Machine 6kg'],
])('“%s” is called %s', (title, name) => {
  expect(shortNameOf(title, languageOf('en'))).toBe(name);
});

test.each([
  'Kitchen Gadgets Set Stainless Steel Potato Peeler Garlic Press Cheese Grater',
  '保温瓶 500ml',
  '🔥🔥',
  '',
])('“%s” gives no name that can be said', (title) => {
  expect(shortNameOf(title, languageOf('en'))).toBe('');
});
