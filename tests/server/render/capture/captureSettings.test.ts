import { expect, test } from 'vitest';
import { encodingFor } from '../../../../server/render/capture/captureSettings';

test.each([
  [270, 480, 30, 'avc1.64001f'],
  [1080, 1920, 30, 'avc1.640028'],
  [1080, 1920, 60, 'avc1.64002a'],
  [3840, 2160, 30, 'avc1.640033'],
])('the level of %i×%i at %i frames a second is the lowest that allows it', (width, height, fps, codec) => {
  expect(encodingFor({ width, height, fps })).toEqual({ codec });
});
