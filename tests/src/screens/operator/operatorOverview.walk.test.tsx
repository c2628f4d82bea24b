import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { partNameSchema, type Overview } from '../../../../contract/operator';
import { operatorOverviewMachine } from '../../../../src/machines/operator/operatorOverview.machine';
import { OperatorOverviewScreen } from '../../../../src/screens/operator/OperatorOverviewScreen';
import { saidOf } from '../../../../src/screens/operator/saidOf';
import { someOverview } from '../../../support/operatorSamples';
import { walkScreen } from '../../../support/walking/walkScreen';

const now = () => Date.parse('2026-01-02T00:00:00.000Z');
const needy: Overview = {
  parts: [{ name: 'mail', state: 'limited', says: { code: 'mail_kept', folder: '/data/mail' } }],
  workers: [],
  waiting: [],
  limits: [],
};
const trial = { passed: true, says: { code: 'tried_mail', to: 'ann@example.com' }, took_ms: 1240 };
const card = () => within(screen.getByRole('article', { name: 'Mail' }));

const walk = walkScreen(operatorOverviewMachine)({
  input: { now },
  calls: ['fetchOverview', 'tryPart'],
  limit: 20_000,
  samples: {
    'part.tried': [{ type: 'part.tried', part: 'mail' }],
    'xstate.done.actor.fetchOverview': [
      { type: 'xstate.done.actor.fetchOverview', output: someOverview },
      { type: 'xstate.done.actor.fetchOverview', output: needy },
    ],
    'xstate.error.actor.fetchOverview': [
      { type: 'xstate.error.actor.fetchOverview', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.tryPart': [{ type: 'xstate.done.actor.tryPart', output: trial }],
    'xstate.error.actor.tryPart': [
      { type: 'xstate.error.actor.tryPart', error: { status: 429, detail: 'Too many requests.' } },
    ],
  },
  alsoTellApart: ({ overview, tried }) => [overview?.workers.length, tried.length],
  // By then all has been looked at again, unless the answer to that is awaited.
  offers: ({ value }, { type }) =>
    !type.includes('trialLimit') || JSON.stringify(value).includes('"look":"refreshing"'),
  screen: (actor) => <OperatorOverviewScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'part.tried': (_, { user }) => user.click(card().getByRole('button', { name: 'Test Mail' })),
    'trial.cancelled': (_, { user }) => user.click(card().getByRole('button', { name: 'Cancel' })),
  },
  states: {
    loading: () => expect(screen.getByRole('status', { name: 'Checking status' })).toBeTruthy(),
    failed: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the status.'),
    'loaded.look.resting': ({ context }) => {
      expect(screen.getAllByRole('article')).toHaveLength(context.overview?.parts.length ?? 0);
      if (context.overview?.workers.length) {
        expect(within(screen.getByRole('table', { name: 'Workers' })).getAllByRole('row')).toHaveLength(2);
        expect(screen.getByText('At full speed').textContent).toContain('Chromium 153.0');
        expect(screen.getByRole('link', { name: 'ann@example.com' }).getAttribute('href')).toBe(
          '/operator/users?account=ann%40example.com',
        );
      } else expect(card().getByText('Mail isn’t sent, only saved to /data/mail.')).toBeTruthy();
    },
    'loaded.look.refreshing': ({ context }) =>
      expect(screen.getAllByRole('article')).toHaveLength(context.overview?.parts.length ?? 0),
    'loaded.look.unanswered': () =>
      expect(screen.getByText('The server isn’t responding. This is the last known status.')).toBeTruthy(),
    'loaded.trial.idle': ({ context }) => {
      const [told] = context.tried;
      expect(card().getByRole<HTMLButtonElement>('button', { name: 'Test Mail' }).disabled).toBe(false);
      if (told?.trial === 'tooLate') expect(card().getByText(/The test timed out/)).toBeTruthy();
      else if (told && 'refusal' in told.trial) expect(card().getByText('Too many requests.')).toBeTruthy();
      else if (told) expect(card().getByText('A test mail to ann@example.com is on its way.')).toBeTruthy();
    },
    'loaded.trial.tryingPart': ({ inputOf }) => {
      expect(inputOf('tryPart')).toEqual({ part: 'mail' });
      expect(card().getByText('Testing…')).toBeTruthy();
    },
  },
});

test.each(walk.paths)('[OP1] the operator’s overview follows its chart: %s', (_, run) => run(), 30_000);
test('[OP1] no transition of the overview is left unwalked', () => expect(walk.untaken()).toEqual([]));

test('[OP1] every part has a name, and what a later server says is told as it comes', () => {
  const actor = createActor(operatorOverviewMachine, { input: { now } });
  render(
    <MemoryRouter>
      <OperatorOverviewScreen actor={actor} />
    </MemoryRouter>,
  );
  expect(partNameSchema.options).toHaveLength(15);
  expect(saidOf({ code: 'of_a_later_version' })).toBe(
    'The server says “of_a_later_version”. Reload the page.',
  );
  expect(saidOf({ code: 'disk_room', free: 5.2e9, total: 2e10, folder: '/data' })).toBe(
    '5.2 GB of 20 GB free.',
  );
});

test('[OP1] every model that was found is named in its turn, and a backup by where it lies', () => {
  const writer = { code: 'writer_local', model: 'qwen', next: ['llama', 'smol'] };
  expect(saidOf(writer)).toBe('Scripts are written by qwen on this machine. Next in line: llama, smol.');
  expect(saidOf({ ...writer, next: [] })).toBe('Scripts are written by qwen on this machine.');
  const backup = { code: 'backup_made', at: '2026-01-02T00:00:00.000Z', bytes: 5e6, target: 's3://kept/one' };
  expect(saidOf(backup)).toMatch(/^Made on .*, 5 MB, to s3:\/\/kept\/one\.$/);
});

test('[OP1] each limit is said by its variable, beside what is in use', () => {
  const actor = createActor(
    operatorOverviewMachine.provide({ actors: { fetchOverview: fromPromise(async () => someOverview) } }),
    { input: { now } },
  ).start();
  render(
    <MemoryRouter>
      <OperatorOverviewScreen actor={actor} />
    </MemoryRouter>,
  );
  return waitFor(() => {
    const rows = within(screen.getByRole('table', { name: 'Limits' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.lastChild?.textContent),
      ),
    ).toEqual([
      ['Size of one render, in billions of pixels × frames', 'RENDER_MAX_GIGAPIXELS', '40', 'Per render'],
      ['Storage, per person', 'USER_STORAGE_GB', '20 GB', '5.3 MB'],
      ['Videos being made, in total', 'TOTAL_JOBS', 'No limit', '3'],
    ]);
  }).finally(() => actor.stop());
});
