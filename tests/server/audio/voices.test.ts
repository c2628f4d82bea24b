import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FLITE_VOICES } from '../../../server/speech/flite/fliteVoices';

test('[W11] each voice has its sample', () => {
  const missing = FLITE_VOICES.filter(({ voice }) => !existsSync(path.resolve(`.${voice.sample_url}`)));
  expect(missing).toEqual([]);
});
