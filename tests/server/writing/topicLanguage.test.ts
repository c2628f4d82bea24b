/** [TP1] Which language a topic of a few words is in. */
import { expect, test } from 'vitest';
import { topicLanguage } from '../../../server/writing/topicLanguage';
import { words } from './condensing/support/told';

test.each([
  ['Der Mond', 'en', 'de'],
  ['why cats purr', 'de', 'en'],
  ['Los gatos', 'en', 'es'],
])('[TP1] its little words tell: “%s”, whoever asks', async (topic, reader, language) => {
  expect(await topicLanguage(topic, words, reader)).toBe(language);
});
test.each(['Hua Ma Cave', 'Mount Es'])(
  '[TP1] a name that is written like a little word does not: “%s” is read as whoever asks reads',
  async (topic) => {
    expect(await topicLanguage(topic, words, 'en')).toBe('en');
    expect(await topicLanguage(topic, words, 'de')).toBe('de');
  },
);
