/** [WR1] A model's script speaks of what was asked, in the language of the question. */
import { expect, test } from 'vitest';
import { speaksOf } from '../../../../server/writing/checking/scriptRules';
import { words } from '../condensing/support/told';

test.each([
  ['en', 'How zippers work', 'A zipper has two rows of teeth.', []],
  ['en', 'How zippers work', 'The sea rises twice a day.', ['zippers']],
  ['en', 'How is milk powder agglomerated?', 'Agglomeration makes clumps of a powder.', []],
  ['en', 'Who was Mattie Gunterman?', 'Mattie Gunterman took photographs.', []],
  ['de', 'Wie entstehen Regenbögen?', 'Ein Regenbogen entsteht, wenn Licht in Tropfen bricht.', []],
  ['de', 'Regenbogen', 'Regenbogenfarben liegen immer in derselben Folge.', []],
  ['de', 'Wie entstehen Regenbögen?', 'Katzen schnurren, wenn sie zufrieden sind.', ['regenbögen']],
  [
    'fr',
    'Pourquoi le ciel est-il bleu ?',
    'Le ciel nous paraît bleu parce que l’air disperse la lumière.',
    [],
  ],
  ['fr', 'Pourquoi le ciel est-il bleu ?', 'Le chat dort toute la journée.', ['ciel', 'bleu']],
  ['es', '¿Por qué migran las aves?', 'Muchas aves vuelan al sur en otoño.', []],
])('%s: of “%s”, “%s” misses %o', async (language, topic, script, missing) => {
  const rule = speaksOf(topic, language, words.get(language));
  expect(await rule({ title: '', script })).toEqual(
    missing.length > 0 ? [{ code: 'offTopic', missing }] : [],
  );
});
test('where the language of the topic is unknown, nothing is refused for it', async () => {
  expect(await speaksOf('Zippers', null, undefined)({ title: '', script: 'The sea.' })).toEqual([]);
});
