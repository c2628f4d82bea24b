/** How long a video would be, told before its new sentences are spoken. */
import { expect, test } from 'vitest';
import { spokenSeconds } from '../../../../contract/scripts/spokenSeconds';
import { foretold } from '../../../../src/editor-engine/script/foretold';
import { rewritten } from '../../../../src/editor-engine/script/rewritten';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { sampleVideo } from '../support/sampleVideo';

const data = sampleVideo();
const now = sentencesOf(data);
const foretoldOf = (text: string) =>
  foretold(
    data,
    rewritten(
      now.map((one) => one.text),
      text,
    ),
  );
const script = now.map((one) => one.text).join('\n');

test('[SC1] a script as it is takes as long as the video', () =>
  expect(foretoldOf(script)).toMatchObject({ staysMs: 10_000, wholeMs: 10_000 }));

test('[SC1] a new sentence is foretold by the pace of this video, pauses with it', () => {
  const took = now.reduce((sum, { from, to }) => sum + to - from, 0);
  const usual = now.reduce((sum, { text }) => sum + spokenSeconds(text), 0);
  const text = 'Extraordinary words are new.';
  expect(foretoldOf(`${script}\n${text}`).wholeMs).toBeCloseTo(
    10_000 + (spokenSeconds(text) * took) / usual,
    6,
  );
});

test('[SC1] a sentence that is changed or gone takes none of its time with it', () => {
  const [first] = now;
  expect(foretoldOf('Another thing.').staysMs).toBe(
    10_000 - now.reduce((sum, { from, to }) => sum + to - from, 0),
  );
  expect(first && foretoldOf(first.text).wholeMs).toBe(
    10_000 - now.slice(1).reduce((sum, { from, to }) => sum + to - from, 0),
  );
});
