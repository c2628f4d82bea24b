import { expect, test } from 'vitest';
import { productTitle, type TitleInput } from '../../../server/reading/html/productTitle';

const titleOf = (input: Partial<TitleInput>) =>
  productTitle({
    heading: [],
    isMain: true,
    data: [],
    brands: [],
    codes: [],
    previews: [],
    site: ['Woodery'],
    isShown: () => false,
    ...input,
  });

test('a heading that wraps the name in words of its own gives way to the name that data and preview agree on', () => {
  const name = 'Oak stool — Natural';
  const agreed = { data: [name], previews: [name, `${name} | Woodery`] };
  expect(titleOf({ heading: ['Customise your Oak stool — Natural.'], ...agreed })).toBe(name);
  expect(titleOf({ heading: ['Oak stool — Natural with three legs'], ...agreed })).toBe(name);
  expect(titleOf({ heading: ['Smith Oak stool — Natural'], brands: ['Smith'], ...agreed })).toBe(
    'Smith Oak stool — Natural',
  );
});

test("a section's heading gives way to the name that the preview and the title bar agree on", () => {
  const previews = ['Round oak stool', 'Round oak stool | Woodery'];
  const heading = ['Description of Round oak stool'];
  expect(titleOf({ heading, isMain: false, previews })).toBe('Round oak stool');
  expect(titleOf({ heading, isMain: true, previews })).toBe('Description of Round oak stool');
});

test("a section's heading that says a part of the name gives way to the data", () => {
  const data = ['Round oak stool Series 4, 40 cm natural seat and black legs'];
  const previews = ['Round oak stool - natural seat and black legs'];
  expect(titleOf({ heading: ['natural seat'], isMain: false, data, previews })).toBe(data[0]);
});

test("a heading that has nothing but the shop's name in common with the others names no product", () => {
  const data = ['Round oak stool'];
  const previews = ['Buy Round oak stool | Seats | Woodery'];
  expect(titleOf({ heading: ['About Woodery reviews'], data, previews })).toBe('Round oak stool');
});

test('a short heading that data and preview repeat is not replaced by a slogan around it', () => {
  const data = ['A new light for your garden: the lamp "Tower"', 'lamp "Tower"'];
  const previews = ['lamp "Tower"', 'A new light for your garden: the lamp "Tower"'];
  expect(titleOf({ heading: ['lamp "Tower"'], data, previews })).toBe('lamp "Tower"');
});

test('a title bar adds to a heading of two words what the page shows, and nothing that is for search engines alone', () => {
  const heading = ['Jo Smith'];
  const previews = ['Jo Smith oak stool natural | Woodery'];
  expect(titleOf({ heading, previews, isShown: (words) => previews.includes(`${words} | Woodery`) })).toBe(
    'Jo Smith oak stool natural',
  );
  expect(titleOf({ heading, previews: ['Jo Smith stool buy online | Woodery'] })).toBe('Jo Smith');
});

test('a Turkish heading in capitals is the name of the page, and a badge that repeats its end is not', () => {
  const heading = ['MANTAR TIPALI ŞİŞE, ÜCRETSİZ KARGO', '(#426398848)', 'ÜCRETSİZ KARGO'];
  const previews = ['Mantar Tıpalı Şişe, ücretsiz Kargo - Woodery'];
  expect(titleOf({ heading, previews })).toBe('MANTAR TIPALI ŞİŞE, ÜCRETSİZ KARGO');
});
