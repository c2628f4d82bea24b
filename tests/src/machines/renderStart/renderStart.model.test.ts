import { expect, test } from 'vitest';
import { renderStartMachine } from '../../../../src/machines/renderStart/renderStart.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const done: string[] = [];
const machine = renderStartMachine.provide({
  actions: {
    fillMoments: () => void done.push('fill'),
    goTo: (_, atMs) => void done.push(`go to ${atMs}`),
  },
});
const input = { projectId: 'p1' };
const asked = { type: 'render.requested' } as const;
const found = (...moments: { lacks: 'picture'; from: number; to: number }[]) =>
  ({ type: 'xstate.done.actor.findMissing', output: moments }) as const;
const whole = found();
const gap = found({ lacks: 'picture', from: 4000, to: 5800 });
const notFound = { type: 'xstate.error.actor.findMissing', error: new Error('broken') } as const;
const saved = { type: 'xstate.done.actor.saveChanges', output: undefined } as const;
const notSaved = { type: 'xstate.error.actor.saveChanges', error: new Error('offline') } as const;
const accepted = { type: 'xstate.done.actor.renderProject', output: input } as const;
const refused = { type: 'xstate.error.actor.renderProject', error: new Error('offline') } as const;
const dismissed = { type: 'refusal.dismissed' } as const;
const chosen = { type: 'moment.chosen', atMs: 4000 } as const;

const paths = modelOf(machine, input, {
  'xstate.done.actor.findMissing': [whole, gap],
  'xstate.error.actor.findMissing': [notFound],
  'xstate.done.actor.saveChanges': [saved],
  'xstate.error.actor.saveChanges': [notSaved],
  'xstate.done.actor.renderProject': [accepted],
  'xstate.error.actor.renderProject': [refused],
  'moment.chosen': [chosen],
}).getShortestPaths();

type Seen = { context: { projectId: string } };
const thisProject = ({ context }: Seen) => expect(context.projectId).toBe('p1');
const states = {
  calm: thisProject,
  looking: thisProject,
  naming: thisProject,
  savingChanges: thisProject,
  unsaved: thisProject,
  renderingProject: thisProject,
  refused: thisProject,
  started: thisProject,
} satisfies Record<StatesOf<typeof renderStartMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test.each([
  ['issue 15: it is looked whether something is missing', [asked], 'looking'],
  ['[E7] what is on screen is saved before its render is asked for', [asked, whole], 'savingChanges'],
  ['[E7] then the render is asked for', [asked, whole, saved], 'renderingProject'],
  ['[E7] and begins', [asked, whole, saved, accepted], 'started'],
  ['[E7] changes that were not saved are not rendered', [asked, whole, notSaved], 'unsaved'],
  [
    '[E7] they are saved and rendered at the next try',
    [asked, whole, notSaved, asked, saved, accepted],
    'started',
  ],
  ['[E7] a refused render can be asked for again', [asked, whole, saved, refused, asked], 'savingChanges'],
  ['[E7] and its refusal put away', [asked, whole, saved, refused, dismissed], 'calm'],
  ['issue 15: what is missing is named first', [asked, gap], 'naming'],
  ['issue 15: and rendered all the same', [asked, gap, { type: 'render.confirmed' }], 'savingChanges'],
  ['issue 15: or mended, and looked at', [asked, gap, { type: 'mend.chosen' }], 'calm'],
  ['issue 15: or gone to', [asked, gap, chosen], 'calm'],
])('%s', (_, events, end) => expect(journey(machine, input, events).value).toEqual(end));

test('issue 15: what is missing is filled, or gone to, by who asks for it', () => {
  done.length = 0;
  journey(machine, input, [asked, gap, { type: 'mend.chosen' }, asked, gap, chosen]);
  expect(done).toEqual(['fill', 'go to 4000']);
});

test('[E7] nothing is asked for twice at once', () => {
  expect(() => journey(machine, input, [asked, asked])).toThrow('not heard');
});
