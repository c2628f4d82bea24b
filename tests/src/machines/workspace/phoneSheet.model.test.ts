import { expect, test } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { panelNames, sheetNames } from '../../../../src/machines/workspace/panels';
import { phoneSheetMachine } from '../../../../src/machines/workspace/phoneSheet.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

let did: string[] = [];
const machine = phoneSheetMachine.provide({
  actors: { watchSelection: fromCallback(() => {}) },
  actions: {
    openLibrary: (_, panel) => void did.push(`open ${panel}`),
    closeLibrary: () => void did.push('close'),
  },
});
const selected = (count: number) => ({ type: 'selection.changed' as const, count });
const library = (panel: (typeof panelNames)[number]) => ({ type: 'library.chosen' as const, panel });
const sheet = (name: (typeof sheetNames)[number]) => ({ type: 'sheet.chosen' as const, sheet: name });
const paths = modelOf(machine, undefined, {
  'sheet.chosen': sheetNames.map(sheet),
  'library.chosen': panelNames.map(library),
  'selection.changed': [selected(0), selected(2)],
}).getShortestPaths();

type Seen = { children: Record<string, unknown> };
const watched = ({ children }: Seen) => expect(children['watchSelection']).toBeDefined();
const states = {
  closed: watched,
  library: watched,
  inspector: watched,
  sound: watched,
  captions: watched,
  script: watched,
} satisfies Record<StatesOf<typeof phoneSheetMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: EventObject[]) => {
  did = [];
  return journey(machine, undefined, events as never).value;
};
test('[E7] on a phone it begins with the timeline, and each sheet is opened over it', () => {
  expect(after()).toBe('closed');
  for (const name of sheetNames) expect(after(sheet(name))).toBe(name);
  for (const name of sheetNames) expect(after(sheet(name), { type: 'sheet.closed' })).toBe('closed');
});
test('[E7] a library takes the place of another, and gives way to what was added from it', () => {
  expect(after(library('photos'), library('text'))).toBe('library');
  expect(did).toEqual(['open photos', 'close', 'open text']);
  expect(after(library('photos'), selected(1))).toBe('closed');
  expect(did).toEqual(['open photos', 'close']);
});
test('[Y3] details stay for the next item, and go with the last; a sound sheet is of one choice', () => {
  const ofDetails = (count: number) => {
    const actor = createActor(machine).start();
    actor.send(sheet('inspector'));
    actor.send(selected(count));
    return actor.getSnapshot().value;
  };
  expect([ofDetails(1), ofDetails(0)]).toEqual(['inspector', 'closed']);
  expect(after(sheet('sound'), selected(1))).toBe('closed');
});
