import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measuredNow, type Measured } from '../../../tools/soundtrack/measured';

const measured = JSON.parse(readFileSync('tools/soundtrack/measured.json', 'utf8')) as Measured[];

test.each(measuredNow())(
  '[W10] [E7] $audio is, byte for byte, the file whose loudness, key and beat were measured',
  (now) => {
    expect(now).toEqual(measured.find(({ audio }) => audio === now.audio));
  },
);
