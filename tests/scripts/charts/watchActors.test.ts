/** Running actors as reports of charts, by the real inspection of XState. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { createLivingActors } from '../../../src/app/livingActors';
import { innermostStates, watchActors } from '../../../src/app/flows/watchActors';
import { emptyRecord, recorded, type FlowReport } from '../../../contract/ui/flowsRecord';
import { voiceListMachine, type VoicesForScript } from '../../../src/machines/voiceList/voiceList.machine';
import { stubPromise } from '../../support/stubPromise';

/** A chart that runs another while somebody is in it. */
const parentMachine = setup({ actors: { voiceList: voiceListMachine } }).createMachine({
  id: 'parent',
  initial: 'away',
  states: {
    away: { on: { entered: 'there' } },
    there: { invoke: { id: 'voiceList', src: 'voiceList', input: { script: '' } }, on: { left: 'away' } },
  },
});

function open() {
  const voices = stubPromise<VoicesForScript, { script: string }>();
  const machine = parentMachine.provide({
    actors: { voiceList: voiceListMachine.provide({ actors: { fetchVoices: voices.actor } }) },
  });
  const actors = createLivingActors();
  const parent = createActor(machine).start();
  const remove = actors.add(parent);
  const reports: FlowReport[] = [];
  let ids = 0;
  const watch = () =>
    watchActors({ actors, now: () => 5, newId: () => `id-${(ids += 1)}` }, (report) => reports.push(report));
  return { voices, actors, parent, remove, reports, watch };
}

test('an actor that ran before is told of with where it is', () => {
  const { parent, watch, reports } = open();
  parent.send({ type: 'entered' });
  watch();
  expect(reports).toEqual([
    { kind: 'began', flow: { id: 'id-1', chart: 'parent', states: ['there'] } },
    { kind: 'began', flow: { id: 'id-2', chart: 'voiceList', states: ['fetchingVoices'] } },
  ]);
});

test('what is heard is told of with where it leads, of inner charts too', async () => {
  const { parent, watch, reports, voices } = open();
  watch();
  parent.send({ type: 'entered' });
  await vi.waitFor(() => expect(voices.calls).toHaveLength(1));
  voices.latest().resolve({ voices: [], scriptLanguage: null });
  await vi.waitFor(() => expect(reports.some((one) => JSON.stringify(one).includes('loaded'))).toBe(true));
  const record = reports.reduce(recorded, emptyRecord);
  expect(record.events.map(({ chart, event, states }) => [chart, event, states])).toEqual([
    ['voiceList', 'fetchVoices answers', ['loaded']],
    ['parent', 'entered', ['there']],
  ]);
  expect(record.visited).toEqual({
    parent: ['away', 'there'],
    voiceList: ['fetchingVoices', 'loaded'],
  });
});

test('an inner chart that is left runs no more; nor does what a page took with it', () => {
  const { parent, watch, reports, remove } = open();
  watch();
  parent.send({ type: 'entered' });
  parent.send({ type: 'left' });
  const running = () => reports.reduce(recorded, emptyRecord).running.map(({ chart }) => chart);
  expect(running()).toEqual(['parent']);
  remove();
  expect(running()).toEqual([]);
  const told = reports.length;
  parent.send({ type: 'entered' });
  expect(reports).toHaveLength(told);
});

test('an event that nobody hears leads nowhere', () => {
  const { parent, watch, reports } = open();
  watch();
  parent.send({ type: 'left' });
  expect(reports.at(-1)).toMatchObject({ kind: 'moved', event: { event: 'left', states: null } });
});

test('who stopped watching hears nothing; while nobody watches, nothing is inspected', () => {
  const { parent, actors, watch, reports } = open();
  const inspect = vi.spyOn(parent.system, 'inspect');
  actors.add(createActor(fromPromise(async () => 1)));
  expect(inspect).not.toHaveBeenCalled();
  watch()();
  const told = reports.length;
  parent.send({ type: 'entered' });
  expect(reports).toHaveLength(told);
});

test('a state’s value as paths', () => {
  expect(innermostStates('loading')).toEqual(['loading']);
  expect(innermostStates({ loaded: { list: 'resting', menu: 'closed' } })).toEqual([
    'loaded.list.resting',
    'loaded.menu.closed',
  ]);
});

/** Those that show the others are not shown themselves. */
const UNSEEN = new Set(['FlowsBeside.tsx', 'pages/FlowsPage.tsx', 'useProvidedActor.ts']);

test('every actor that a page starts can be seen: pages start them by useProvidedActor', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const text = (file: string) => readFileSync(path.join('src/app', file), 'utf8');
  const alone = files.filter((file) => !UNSEEN.has(file) && /\buseActorRef\(/.test(text(file)));
  const unadded = files.filter(
    (file) =>
      file !== 'implementations/flows.implementations.ts' &&
      /\bcreateActor\(/.test(text(file)) &&
      !/actors\.add\(/.test(text(file)),
  );
  expect([files.length > 30, alone, unadded]).toEqual([true, [], []]);
});
