import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Job } from '../../../../contract/job';
import { jobStatusMachine } from '../../../../src/machines/jobStatus/jobStatus.machine';
import { JobStatusScreen } from '../../../../src/screens/jobStatus/JobStatusScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { mugJob } from '../../../support/wizards/mugJob';
import { stubPromise } from '../../../support/stubPromise';

function open(unreachable?: string) {
  const fetching = stubPromise<Job, { jobId: string }>();
  const retrying = stubPromise<{ jobId: string }, { jobId: string }>();
  const clock = new SimulatedClock();
  const machine = jobStatusMachine.provide({
    actors: { fetchJob: fetching.actor, retryJob: retrying.actor },
  });
  const actor = createActor(machine, { input: { jobId: 'j1' }, clock }).start();
  const user = mountScreen(<JobStatusScreen actor={actor} {...(unreachable && { unreachable })} />);
  const arrive = (changes?: Partial<Job>) => answer(() => fetching.latest().resolve(mugJob(changes)));
  return { fetching, retrying, clock, actor, user, arrive };
}

test('[J5] a running job shows which step it is in and how far it is', async () => {
  const { arrive } = open();
  await arrive();
  expect(screen.getByRole('status').textContent).toBe('Timing the captions');
  expect(screen.getByText('40%')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Recording the voice-over, done',
    'Timing the captions, in progress',
    'Preparing pictures and videos, waiting',
  ]);
});

test('[J4] it is asked for every 3000 ms, and stays in sight meanwhile', async () => {
  const { arrive, clock, fetching } = open();
  await arrive();
  await answer(() => clock.increment(2999));
  expect(fetching.calls).toHaveLength(1);
  await answer(() => clock.increment(1));
  expect(fetching.calls).toHaveLength(2);
  expect(screen.getByRole('progressbar', { name: 'Video progress' }).ariaValueNow).toBe('40');
});

test('[J4] a failed job is begun anew once, however often that is asked for', async () => {
  const { arrive, user, retrying, actor } = open();
  await arrive({ status: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Starting again…' }));
  expect(retrying.calls.map(({ input }) => input)).toEqual([{ jobId: 'j1' }]);
  await answer(() => retrying.latest().resolve({ jobId: 'j2' }));
  expect(actor.getSnapshot().context.newJobId).toBe('j2');
});

test('[S3] the page that shows the styles says in its own words that the job did not come', async () => {
  const { fetching } = open('Failed to fetch job data. Please try again.');
  await answer(() => fetching.latest().reject(new TypeError('fetch failed')));
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to fetch job data. Please try again.');
});
