/** What a product is called in its ad: by the marks of its title. */
import { expect, test } from 'vitest';
import { shortNameOf } from '../../../../server/writing/quoting/shortName';
import { languageOf } from './support/languageOf';

test.each([
  ['Pennywell: Budget & Bills', 'Pennywell'],
  ['Watercolour in 30 Days – Online Course for Beginners', 'Watercolour in 30 Days'],
  ['RISEWELL ELECTRIC STANDING DESK, 140 x 70 CM', 'Risewell Electric Standing Desk'],
  ['Ember Flask 17oz Insulated Stainless Steel Water Bottle, Leakproof', 'Ember Flask'],
  ['CozyPaw Orthopedic Dog Bed for Large Dogs, Grey', 'CozyPaw Orthopedic Dog Bed'],
  ['Acme UltraClean 3000 Cordless Stick Vacuum Cleaner, 400W (Black)', 'Acme UltraClean 3000'],
  ['TerraGrip Pro Yoga Mat | 6mm Non-Slip', 'TerraGrip Pro Yoga Mat'],
  ['[2 Pack] Café Noir — whole beans', 'Café Noir'],
  ["Grandma's Apple Butter", "Grandma's Apple Butter"],
  ['Hand-poured lavender soy candle', 'Hand-poured lavender soy candle'],
  ['Mill Lane Oat & Honey Crunch Granola', 'Mill Lane Oat & Honey Crunch Granola'],
  ['IKEA', 'IKEA'],
  ['BMW X1 WITH ROOF RACK', 'BMW X1 with Roof Rack'],
  ['Indesit Washing Machine 6kg', 'Indesit Washing Machine'],
])('“%s” is called %s', (title, name) => {
  expect(shortNameOf(title, languageOf('en'))).toBe(name);
});

test.each([
  'Kitchen Gadgets Set Stainless Steel Potato Peeler Garlic Press Cheese Grater',
  '保温瓶 500ml',
  "Penhook 20.47'' Wide Armchair",
  '1 Roll 25 Yards of Leather Cord',
  '🔥🔥',
  '',
])('“%s” gives no name that can be said', (title) => {
  expect(shortNameOf(title, languageOf('en'))).toBe('');
});
