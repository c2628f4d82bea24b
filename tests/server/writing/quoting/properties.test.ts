/** Which rows of a page are proposed: a figure with its unit, or what a word for it names. */
import { describe, expect, test } from 'vitest';
import { isProperty } from '../../../../server/writing/quoting/properties';
import { languageOf } from './support/languageOf';

const isSaid = (row: string, language = 'en') => isProperty(row, languageOf(language).grammar);

describe('[W8] a row tells a property of the product', () => {
  test.each([
    ['en', 'Lamp height: 140 cm'],
    ['en', 'Cord: 2.5 m.'],
    ['en', 'Dimensions: 62.6 x 60.1 x 98.5 cm'],
    ['en', 'Voltage: 100 - 240 V'],
    ['en', 'Material: solid oak'],
    ['en', 'Sleeve length: long'],
    ['de', 'Gewicht: 5,7 kg'],
    ['de', 'Farbe: Schwarz'],
    ['fr', 'Matière : lin lavé'],
    ['nl', 'Zithoogte: 45,5 cm'],
  ])('%s: %s', (language, row) => {
    expect(isSaid(row, language)).toBe(true);
  });
  test.each([
    ['the number of an article', 'Article number: 12003456'],
    ['how many there are', 'Legs: 3'],
    ['a word that stands for anything', 'Condition: new without tags'],
    ['what it has not', 'Material: no'],
    ['its price', 'Price: €20'],
    ['how it is kept', 'Care: wash by hand'],
    ['its letters for tills', 'Colour: BLK 4'],
    ['several to choose from', 'Colour: blue / black'],
    ['its box', 'Packaging weight: 5 kg'],
    ['a figure in brackets', 'Height: 5" (12 cm)'],
    ['how long it takes to come', 'Delivery: 24 h'],
  ])('not %s', (_, row) => {
    expect(isSaid(row)).toBe(false);
  });
});
