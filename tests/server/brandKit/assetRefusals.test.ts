/** What a brand kit does not take says what it takes instead. */
import { expect, test } from 'vitest';
import { asAssetRefusal } from '../../../server/brandKit/assetRefusals';
import { MediaRefused } from '../../../server/media/mediaRefusals';

test.each([
  ['clip_too_short', 'This video is too short. Use one of at least half a second.'],
  ['file_too_large', 'This file is too large. Use one of at most 20 MB.'],
  ['clip_too_long', 'This video is too long. Use one of at most ten minutes.'],
] as const)('[B3] %s: told with 400, and no picture is advised for an intro', (code, detail) => {
  const refusal = asAssetRefusal(new MediaRefused(code), 20 * 1024 * 1024);
  expect(refusal).toMatchObject({ statusCode: 400, code, detail });
});
