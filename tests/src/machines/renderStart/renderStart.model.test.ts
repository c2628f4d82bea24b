import { expect, test } from 'vitest';
import { renderStartMachine } from '../../../../src/machines/renderStart/renderStart.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { projectId: 'p1' };
const asked = { type: 'render.requested' } as const;
const saved = { type: 'xstate.done.actor.saveChanges', output: undefined } as const;
const notSaved = { type: 'xstate.error.actor.saveChanges', error: new Error('offline') } as const;
const accepted = { type: 'xstate.done.actor.renderProject', output: input } as const;
const refused = { type: 'xstate.error.actor.renderProject', error: new Error('offline') } as const;
const dismissed = { type: 'refusal.dismissed' } as const;

const paths = modelOf(renderStartMachine, input, {
  'xstate.done.actor.saveChanges': [saved],
  'xstate.error.actor.saveChanges': [notSaved],
  'xstate.done.actor.renderProject': [accepted],
  'xstate.error.actor.renderProject': [refused],
}).getShortestPaths();

type Seen = { context: { projectId: string } };
const thisProject = ({ context }: Seen) => expect(context.projectId).toBe('p1');
const states = {
  calm: thisProject,
  savingChanges: thisProject,
  unsaved: thisProject,
  renderingProject: thisProject,
  refused: thisProject,
  started: thisProject,
} satisfies Record<StatesOf<typeof renderStartMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(renderStartMachine, input, paths)).toEqual([]));

test.each([
  ['[E7] what is on screen is saved before its render is asked for', [asked], 'savingChanges'],
  ['[E7] then the render is asked for', [asked, saved], 'renderingProject'],
  ['[E7] and begins', [asked, saved, accepted], 'started'],
  ['[E7] changes that were not saved are not rendered', [asked, notSaved], 'unsaved'],
  ['[E7] they are saved and rendered at the next try', [asked, notSaved, asked, saved, accepted], 'started'],
  ['[E7] a refused render can be asked for again', [asked, saved, refused, asked], 'savingChanges'],
  ['[E7] and its refusal put away', [asked, saved, refused, dismissed], 'calm'],
])('%s', (_, events, end) => expect(journey(renderStartMachine, input, events).value).toEqual(end));

test('[E7] nothing is asked for twice at once', () => {
  expect(() => journey(renderStartMachine, input, [asked, asked])).toThrow('not heard');
});
