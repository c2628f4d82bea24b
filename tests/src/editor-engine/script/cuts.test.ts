/** What can be cut out of what is said, and where the cuts lie. */
import { describe, expect, test } from 'vitest';
import { cutOf, fillersIn, pausesIn } from '../../../../src/editor-engine/script/cuts';
import { readFillers } from '../../../../server/text/fillers';
import { contentDir } from '../../../support/contentDir';
import { saying } from '../support/saying';

const fillers = readFillers(contentDir);

const video = saying(
  ['It', 100, 300],
  ['um,', 400, 600],
  ['works.', 700, 1000],
  ['Ummm', 2000, 2300],
  ['uh', 2300, 2500],
  ['yes.', 2500, 2900],
);

describe('[SC2] words that are chosen', () => {
  test('go with the pause before them, but for the breath of the word that follows', () => {
    expect(cutOf(video, { from: 400, to: 600 })).toEqual({ from: 360, to: 660 });
  });
  test('at the end of a sentence leave it its pause', () => {
    expect(cutOf(video, { from: 700, to: 1000 })).toEqual({ from: 640, to: 1040 });
  });
  test('that are whole sentences go with their stretch of the video', () => {
    expect(cutOf(video, { from: 100, to: 1000 })).toEqual({ from: 100, to: 1500 });
  });
  test('are none where no word stands whole within', () => {
    expect(cutOf(video, { from: 450, to: 550 })).toBeNull();
  });
});
test('[SC2] a long pause is shortened to a natural one, others stay', () => {
  expect(pausesIn(video)).toEqual([{ from: 1225, to: 1775 }]);
});
test('[SC2] fillers are told with signs and drawn-out letters, some together as one', () => {
  expect(fillersIn(video, ['um', 'uh'])).toEqual([
    { from: 400, to: 600 },
    { from: 2000, to: 2500 },
  ]);
  expect(fillersIn(saying(['Hummus', 0, 300], ['here.', 300, 600]), ['um', 'hum'])).toEqual([]);
});

describe('[SC2] a filler is', () => {
  const cut = (language: string, ...texts: readonly string[]) => {
    const sounds = fillers.get(language) ?? [];
    return texts.filter((text) => fillersIn(saying([text, 0, 300]), sounds).length > 0);
  };
  test('no word that is written like one: in capitals, with stops, with a double letter, asked', () => {
    expect(cut('en', 'ER', 'E.R.', 'UM', 'err', 'Err.', "e'er", 'hm?', 'um2', 'Mhm.')).toEqual([]);
  });
  test('a sound that is drawn out, whatever stands around it', () => {
    const said = ['Er,', 'errr', '“Um', 'umm...', 'uuum', 'ummm', 'Hmm', 'hmmm', 'uhh', '…erm—'];
    expect(cut('en', ...said)).toEqual(said);
  });
  test('no word of its language', () => {
    expect(cut('de', 'eh', 'ehe', 'er', 'um', 'mhm')).toEqual([]);
    expect(cut('de', 'äh', 'Ääh', 'ähm,', 'ähmm')).toEqual(['äh', 'Ääh', 'ähm,', 'ähmm']);
    expect(cut('it', 'Eh')).toEqual([]);
    expect(cut('es', '¿eh?', 'Eh,')).toEqual(['Eh,']);
    expect(cut('pt', 'um', 'em', 'ha', 'hã', 'hã?')).toEqual(['hã']);
  });
  test('none where no language lists any', () => {
    expect(cut('xx', 'um', '–')).toEqual([]);
  });
});
