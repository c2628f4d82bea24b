import { expect, test } from 'vitest';
import { timecode } from '../../../../../src/screens/editor/player/timecode';

test('a moment is read as minutes, seconds and hundredths', () => {
  expect([0, 94, 960, 1800, 17_999, -3].map((frame) => timecode(frame, 30))).toEqual([
    '00:00.00',
    '00:03.13',
    '00:32.00',
    '01:00.00',
    '09:59.97',
    '00:00.00',
  ]);
});
