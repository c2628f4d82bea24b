/** [TP1] The tagger of English, which takes the most time, is not asked for other languages. */
import { beforeEach, expect, test, vi } from 'vitest';
import * as tagger from '../../../../server/text/partsOfSpeech';
import { told } from './support/told';

vi.mock('../../../../server/text/partsOfSpeech', { spy: true });
beforeEach(() => void vi.clearAllMocks());

test('[TP1] another language is not read as English', () => {
  const text =
    'Berlin ist die Hauptstadt von Deutschland. Berlin hat viele Museen. Berlin liegt an der Spree.';
  expect(told('Berlin', text, 'de')).toHaveLength(3);
  expect(tagger.partsOf).not.toHaveBeenCalled();
});
