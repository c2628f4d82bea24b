/** What is said of the steps of a job of which some run side by side. */
import { expect, test } from 'vitest';
import { jobProgress } from '../../../server/repositories/jobs/jobProgress';

const progress = (
  step: 'voice-over' | 'project' | null,
  ...recorded: ('media' | 'voice-over' | 'captions')[]
) => {
  const { steps, fraction } = jobProgress({ kind: 'urltoads', status: step ? 'running' : 'initiated', step, stepFraction: 0.5, recorded }); // prettier-ignore
  return [steps.map(({ state }) => state), Number(fraction.toFixed(2))];
};

test('[J5] media that are ready while the voice-over is recorded are done, and count', () => {
  expect(progress('voice-over')).toEqual([
    ['running', 'waiting', 'running', 'waiting', 'waiting', 'waiting'],
    0.2,
  ]);
  expect(progress('voice-over', 'media')).toEqual([
    ['running', 'waiting', 'done', 'waiting', 'waiting', 'waiting'],
    0.4,
  ]);
  expect(progress('project', 'media', 'voice-over', 'captions')).toEqual([
    ['done', 'done', 'done', 'running', 'waiting', 'waiting'],
    0.65,
  ]);
});
test('[J5] in the queue every step waits', () => {
  expect(progress(null)).toEqual([Array(6).fill('waiting'), 0]);
});
