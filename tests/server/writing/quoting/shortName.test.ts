/** What a product is called in its ad: by the marks of its title. */
import { expect, test } from 'vitest';
import { shortNameOf } from '../../../../server/writing/quoting/shortName';

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
])('“%s” is called %s', (title, name) => {
  expect(shortNameOf(title)).toBe(name);
});

test.each([
  'Kitchen Gadgets Set Stainless Steel Potato Peeler Garlic Press Cheese Grater',
  '保温瓶 500ml',
  '🔥🔥',
  '',
])('“%s” gives no name that can be said', (title) => {
  expect(shortNameOf(title)).toBe('');
});
