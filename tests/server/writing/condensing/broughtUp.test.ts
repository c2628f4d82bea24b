/** [TP1] The tagger of English, which takes the most time, is asked for no more than is needed. */
import { beforeEach, expect, test, vi } from 'vitest';
import * as licensed from '../../../../server/writing/condensing/licensed';
import * as tagger from '../../../../server/text/partsOfSpeech';
import { told } from './support/told';

vi.mock('../../../../server/writing/condensing/licensed', { spy: true });
vi.mock('../../../../server/text/partsOfSpeech', { spy: true });
beforeEach(() => void vi.clearAllMocks());

test('[TP1] of each English sentence that is said it is read once what it brings up', () => {
  const sentences = [
    'Bodmin is a town in Cornwall.',
    'In 1180, monks of Padstow built an abbey in Bodmin.',
    'Miners of Cornwall burned the abbey in 1549.',
    'The vote was close and bitter.',
  ];
  expect(told('Bodmin', sentences.join(' '), 'en')).toEqual(sentences.slice(0, 3));
  const read = vi.mocked(licensed.broughtUpBy).mock.calls.map(([sentence]) => sentence);
  expect(read.toSorted()).toEqual(sentences.slice(0, 3).toSorted());
});

test('[TP1] another language is not read as English', () => {
  const text =
    'Berlin ist die Hauptstadt von Deutschland. Berlin hat viele Museen. Berlin liegt an der Spree.';
  expect(told('Berlin', text, 'de')).toHaveLength(3);
  expect(tagger.partsOf).not.toHaveBeenCalled();
});
