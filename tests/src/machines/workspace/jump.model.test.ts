import { expect, test } from 'vitest';
import { jumpMachine } from '../../../../src/machines/workspace/jump.machine';
import type { Place } from '../../../../src/editor-engine/check/placeOf';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const done: string[] = [];
const machine = jumpMachine.provide({
  actions: {
    goTo: (_, { atMs }) => void done.push(`go to ${atMs}`),
    openScript: () => void done.push('open the script'),
    showTimeline: () => void done.push('show the timeline'),
  },
});
const sentence: Place = { about: 'sentence', atMs: 2000, itemId: 'caption_1_p1' };
const item: Place = { about: 'item', atMs: 4000, itemId: 'video_main_1_p1' };
const chosen = (place: Place) => ({ type: 'place.chosen', place }) as const;
const reached = { type: 'place.reached' } as const;

const paths = modelOf(machine, undefined, {
  'place.chosen': [chosen(sentence), chosen(item)],
}).getShortestPaths();

type Seen = { context: { place: Place | null } };
const states = {
  there: ({ context }) => expect(context.place).toBeNull(),
  toSentence: ({ context }) => expect(context.place).toBe(sentence),
  toItem: ({ context }) => expect(context.place).toBe(item),
} satisfies Record<StatesOf<typeof jumpMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test.each([
  ['a sentence opens the script', [chosen(sentence)], 'toSentence', ['go to 2000', 'open the script']],
  ['an item shows the timeline', [chosen(item)], 'toItem', ['go to 4000', 'show the timeline']],
  ['whoever is there is left alone', [chosen(item), reached], 'there', ['go to 4000', 'show the timeline']],
  [
    'another place takes the place of one that was not reached',
    [chosen(sentence), chosen(item)],
    'toItem',
    ['go to 2000', 'open the script', 'go to 4000', 'show the timeline'],
  ],
])('[PC1] %s', (_, events, end, acts) => {
  done.length = 0;
  expect(journey(machine, undefined, events).value).toBe(end);
  expect(done).toEqual(acts);
});
