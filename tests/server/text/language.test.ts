/** The language of a text: what voices, frames and writers go by. */
import { expect, test } from 'vitest';
import { detectLanguage, isInAnotherLanguage, languageOf } from '../../../server/text/language';

test.each([
  ['en', 'Water-resistant to 50 meters, with a battery that lasts two weeks.'],
  ['de', 'Warum ist der Himmel blau?'],
  ['es', 'Una manta suave para las noches frías.'],
  ['fr', 'Une couverture douce pour les nuits froides.'],
  ['pt', 'Resistente à água até 50 metros, com bateria que dura duas semanas.'],
  ['it', 'Una coperta morbida per le notti fredde.'],
  ['nl', 'Een zachte deken voor koude nachten.'],
  ['hi', 'यह मग हाथ से बनाया गया है और हर टुकड़ा अलग होता है।'],
  ['ja', '水は温められると蒸気になります'],
])('[LG1] %s is the language of “%s”', async (language, text) => {
  expect(await detectLanguage(text)).toBe(language);
});

test.each(['', '$ 49.50', 'Nike Air Max 90', 'Taburete de roble'])(
  '[LG1] “%s” is too short to tell a language',
  async (text) => {
    expect(await detectLanguage(text)).toBeNull();
  },
);

test.each([
  ['no', 'Møt Ember Flask. Den holder drikken varm i tolv timer. Lokket er av bambus.', false],
  ['id', 'Temui Ember Flask. Menjaga minuman tetap panas selama dua belas jam.', false],
  ['pt-BR', 'Conheça a Ember Flask. Mantém as bebidas quentes por doze horas.', false],
  ['pt-BR', 'Conoce la Ember Flask. Mantiene las bebidas calientes durante doce horas.', true],
  ['en', 'Die Flasche hält Getränke zwölf Stunden heiß. Der Deckel ist aus Bambus.', true],
])('[WR1] whether a text is in another language than %s: “%s” %s', async (tag, text, isOther) => {
  expect(await isInAnotherLanguage(text, tag)).toBe(isOther);
});

test.each([
  ['Turmventilator, 45 W', 'de', 'de'],
  ['8GB GDDR6 Speicher, 2x DisplayPort 1.4a, Boost: 1815MHz', 'de', 'de'],
  ['Die Flasche hält Getränke zwölf Stunden heiß.', 'en', 'de'],
])('[LG1] “%s” on a page that states %s is in %s', async (text, stated, language) => {
  expect(await languageOf(text, stated)).toBe(language);
});
