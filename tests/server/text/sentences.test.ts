/** Where a sentence ends, for all that cut texts into them: full stops of abbreviations, initials and numbers end none. */
import { describe, expect, test } from 'vitest';
import { noAbbreviations, readAbbreviations } from '../../../server/text/abbreviations';
import { sentencesOf } from '../../../server/text/sentences';
import { contentDir } from '../../support/contentDir';

const said = (text: string, language = 'en') =>
  sentencesOf(text, readAbbreviations(contentDir, language)).map((sentence) => sentence.text);

describe('one sentence', () => {
  test.each([
    ['en', 'The rope is 25 ft. long and 3.5 mm thick.'],
    ['en', 'Some insects, e.g. Bees, see what we do not.'],
    ['en', 'Mr. Smith met Dr. J. R. R. Tolkien on St. Mary St. and left.'],
    ['en', 'The U.S. Army kept the U.K. base.'],
    ['en', 'Wait... what did she say?'],
    ['en', 'Yahoo! is older than that.'],
    ['en', 'Mix it with approx. 5 cups of water, see no. 7.'],
    ['en', '1. Rinse the rice well.'],
    ['de', 'Am 3. Oktober 1990 war es z. B. in Berlin um 300 n. Chr. Geburt.'],
    ['de', 'Im 19. Jahrhundert lebte Dr. Meier.'],
    ['es', 'El Sr. López de los EE. UU. no vino.'],
    ['en', 'On Sept. 3 it rained.'],
    ['fr', 'M. Dupont habite av. Foch.'],
    ['it', 'Nel 44 a.C. Cesare vide il dott. Rossi.'],
    ['nl', 'Dhr. Jansen woont o.a. in Gent, bijv. Bij de Leie.'],
    ['pt', 'O Dr. Silva viu o séc. XX.'],
    ['hi', 'डॉ. शर्मा से ए. पी. जे. अब्दुल कलाम मिले।'],
  ])('%s: %s', (language, text) => {
    expect(said(text, language)).toEqual([text]);
  });
});
describe('two sentences', () => {
  test.each([
    ['en', 'The rope is 25 ft. It folds.'],
    ['en', 'He lives in the U.S. She does not.'],
    ['en', 'Star Ltd. was sold by Newspapers Inc. In 1971 it closed.'],
    ['en', 'Sara was an archaeologist. 1977 saw her digging.'],
    ['en', 'A bag is £8. 5 kg cost £26.'],
    ['en', 'Is it new? No. 12 hours later it was not.'],
    ['en', 'So it ends... Nobody knows why.'],
    ['en', 'It has vitamin C. A cup is enough.'],
    ['de', 'Er wurde nur 3. Das war viel.'],
    ['de', 'Caesar starb 44 v. Chr. Er war alt.'],
    ['fr', 'Six, sept. Huit.'],
    ['hi', 'यह एक वाक्य है। यह दूसरा है॥'],
  ])('%s: %s', (language, text) => {
    const cut = said(text, language);
    expect(cut.join(' ')).toBe(text);
    expect(cut).toHaveLength(2);
  });
});
test('a line is never joined to the next, and each sentence knows where it stands', () => {
  const text = 'Our price: approx.\n5 kg.  It is new!\n';
  expect(sentencesOf(text, readAbbreviations(contentDir, 'en'))).toEqual([
    { text: 'Our price: approx.', start: 0 },
    { text: '5 kg.', start: 19 },
    { text: 'It is new!', start: 26 },
  ]);
});
test('a language without abbreviations is cut all the same', () => {
  expect(
    sentencesOf('Kissa nukkuu. Koira J. K. haukkuu.', noAbbreviations('fi')).map(({ text }) => text),
  ).toEqual(['Kissa nukkuu.', 'Koira J. K. haukkuu.']);
});
