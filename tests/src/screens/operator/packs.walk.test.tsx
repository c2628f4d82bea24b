import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { packFaultSchema, packStateSchema, type PackKind, type Packs } from '../../../../contract/packs';
import { packsMachine } from '../../../../src/machines/operator/packs.machine';
import { PacksScreen } from '../../../../src/screens/operator/PacksScreen';
import { somePack, somePacks, someWriter, someWriters } from '../../../support/operatorSamples';
import { walkScreen } from '../../../support/walking/walkScreen';

const working = somePacks({ state: 'downloading', done_bytes: 5_237_458 });
const failing = somePacks({ state: 'failed', fault: { code: 'unreachable', why: 'timeout' } });
const card = () => within(screen.getByRole('article', { name: 'Piper Thorsten' }));
const press = (name: RegExp) => card().getByRole('button', { name });

const saidOf = {
  removed: 'Piper Thorsten was removed.',
  late: 'The server didn’t answer in time. This is the current status.',
  refused: 'There is no such pack of voices.',
};

const walk = walkScreen(packsMachine)({
  input: undefined,
  calls: ['fetchPacks', 'doAct'],
  limit: 20_000,
  samples: {
    'pack.added': [{ type: 'pack.added', pack: somePack().id }],
    'pack.stopped': [{ type: 'pack.stopped', pack: somePack().id }],
    'removal.wanted': [{ type: 'removal.wanted', pack: somePack().id }],
    'xstate.done.actor.fetchPacks': [
      { type: 'xstate.done.actor.fetchPacks', output: somePacks() },
      { type: 'xstate.done.actor.fetchPacks', output: failing },
    ],
    'xstate.error.actor.fetchPacks': [
      { type: 'xstate.error.actor.fetchPacks', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.doAct': [{ type: 'xstate.done.actor.doAct', output: working }],
    'xstate.error.actor.doAct': [
      {
        type: 'xstate.error.actor.doAct',
        error: { status: 404, detail: 'There is no such pack of voices.' },
      },
    ],
  },
  alsoTellApart: ({ offered, outcome }) => [offered?.packs[0]?.state, outcome?.kind],
  offers: ({ context }, { type }) => {
    const state = context.offered?.packs[0]?.state;
    if (type === 'pack.stopped') return state === 'downloading';
    if (type === 'pack.added') return state === 'offered' || state === 'failed';
    return type !== 'removal.wanted' || state === 'failed';
  },
  screen: (actor) => <PacksScreen actor={actor} kind="voices" />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'pack.added': (_, { user }) => user.click(press(/^(?:Add|Try again:) Piper Thorsten$/)),
    'pack.stopped': (_, { user }) => user.click(press(/^Stop/)),
    'removal.wanted': (_, { user }) => user.click(press(/^Remove/)),
    'removal.confirmed': (_, { user }) => user.click(screen.getByRole('button', { name: 'Remove' })),
    'removal.cancelled': (_, { user }) => user.click(screen.getByRole('button', { name: 'Cancel' })),
  },
  states: {
    loading: () => expect(screen.getByRole('status', { name: 'Loading the voices' })).toBeTruthy(),
    failed: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the voices.'),
    'loaded.idle.resting': ({ context }) => {
      const [first] = context.offered?.packs ?? [];
      expect(card().getByText('German')).toBeTruthy();
      expect(card().getByRole('link', { name: 'CC0 1.0' })).toBeTruthy();
      if (first?.state === 'downloading') {
        expect(card().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
        expect(card().getByText('5.2 MB of 20.9 MB')).toBeTruthy();
      }
      if (first?.state === 'failed')
        expect(card().getByText(/^The download was interrupted: timeout\./)).toBeTruthy();
      if (context.outcome) expect(card().getByText(saidOf[context.outcome.kind])).toBeTruthy();
      expect(screen.getByLabelText('Test sentence of Kokoro').getAttribute('src')).toContain('trial.wav');
    },
    'loaded.idle.refreshing': () => expect(screen.getAllByRole('article')).toHaveLength(2),
    'loaded.idle.unanswered': () =>
      expect(screen.getByText('The server isn’t responding. This is the last known status.')).toBeTruthy(),
    'loaded.deciding': () =>
      expect(screen.getByRole('dialog', { name: 'Remove Piper Thorsten?' })).toBeTruthy(),
    'loaded.doingAct': ({ context, inputOf }) => {
      expect(inputOf('doAct')).toEqual(context.act);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Kokoro' }).disabled).toBe(true);
    },
  },
});

test.each(walk.paths)('[OP1] the page of natural voices follows its chart: %s', (_, run) => run(), 30_000);
test('[OP1] no transition of the page of natural voices is left unwalked', () =>
  expect(walk.untaken()).toEqual([]));

async function shown(packs: Packs, kind: PackKind = 'voices'): Promise<void> {
  const actor = createActor(
    packsMachine.provide({ actors: { fetchPacks: fromPromise(async () => packs) } }),
  ).start();
  render(
    <MemoryRouter>
      <PacksScreen actor={actor} kind={kind} />
    </MemoryRouter>,
  );
  await screen.findAllByRole('article');
}

test('[OP1] each state and each fault of a pack has its words; a server without the engine says so', async () => {
  const states = packStateSchema.options.map((state) => somePack({ id: state, name: state, state }));
  const faults = packFaultSchema.options.map((code) =>
    somePack({ id: code, name: code, state: 'failed', fault: { code, why: 'the reason' } }),
  );
  await shown({ has_engine: false, packs: [...states, ...faults] });
  expect(screen.getByRole('alert').textContent).toContain('This server has no engine for these voices');
  for (const { name } of faults)
    expect(within(screen.getByRole('article', { name })).getByText(/the reason/)).toBeTruthy();
  const buttons = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(Object.fromEntries(packStateSchema.options.map((state) => [state, buttons(state)]))).toEqual({
    offered: ['Add'],
    waiting: ['Stop'],
    downloading: ['Stop'],
    unpacking: ['Stop'],
    trying: ['Stop'],
    ready: ['Remove'],
    stopped: ['Resume', 'Remove'],
    failed: ['Try again', 'Remove'],
  });
});

test('[OP1] a writer shows what it takes, whether it fits and why not; one that does not cannot be added', async () => {
  await shown(someWriters(), 'writers');
  const fits = within(screen.getByRole('article', { name: 'Qwen 2.5 1.5B' }));
  expect(fits.getByText('1.5 billion')).toBeTruthy();
  expect(fits.getByText('1.9 GB while it writes')).toBeTruthy();
  expect(fits.getByText('Fits: this machine has 8 GB.')).toBeTruthy();
  expect(fits.getByRole('button', { name: 'Add Qwen 2.5 1.5B' })).toBeTruthy();
  const big = within(screen.getByRole('article', { name: 'Qwen 3 4B (2507)' }));
  expect(
    big.getByText(/^Doesn’t fit: it needs 4 GB. This machine has 4 GB, and 2 GB of that is reserved/),
  ).toBeTruthy();
  expect(big.queryByRole('button')).toBeNull();
});

test('[OP1] of two writers that were added, each says whether it writes', async () => {
  const two = [
    someWriter({ id: 'a', name: 'A', state: 'ready', writes: true }),
    someWriter({ id: 'b', name: 'B', state: 'ready', writes: false }),
  ];
  await shown({ has_engine: true, packs: two }, 'writers');
  expect(
    within(screen.getByRole('article', { name: 'A' })).getByText(/^Writes scripts for everybody/),
  ).toBeTruthy();
  expect(
    within(screen.getByRole('article', { name: 'B' })).getByText(/^Not in use: a writer added later/),
  ).toBeTruthy();
});
