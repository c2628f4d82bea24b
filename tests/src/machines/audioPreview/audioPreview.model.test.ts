import { expect, test, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceFailure = vi.fn();
const machine = audioPreviewMachine.provide({
  actors: { playSound: fromCallback(() => {}) },
  actions: { announceFailure },
});
const drums = { src: '/drums.m4a', volume: 0.1 };
const voice = { src: '/voice.m4a', volume: 1 };
const pressed = (sound: typeof drums) => ({ type: 'preview.toggled' as const, sound });

const model = modelOf(
  machine,
  undefined,
  { 'preview.toggled': [pressed(drums), pressed(voice)] },
  { alsoTellApart: ({ sound }) => sound },
);
const paths = model.getShortestPaths();
type Seen = { context: { sound: unknown } };
const isOne = ({ context }: Seen) => expect([drums, voice]).toContainEqual(context.sound);
const states = {
  silent: ({ context }) => expect(context.sound).toBeNull(),
  'playingSound.loading': isOne,
  'playingSound.heard': isOne,
} satisfies Record<StatesOf<typeof audioPreviewMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

test.each([
  ['[W10] a second sound takes the place of the first', [pressed(drums), pressed(voice)], 'loading', voice],
  ['[W10] the same button stops its sound', [pressed(drums), pressed(drums)], null, null],
  [
    'a sound that ends leaves silence',
    [pressed(drums), { type: 'sound.started' }, { type: 'sound.ended' }],
    null,
    null,
  ],
  ['a sound that cannot be played leaves silence', [pressed(drums), { type: 'sound.failed' }], null, null],
])('%s', (_, events, playing, sound) => {
  const end = journey(machine, undefined, events);
  expect(end.value).toEqual(playing ? { playingSound: playing } : 'silent');
  expect(end.context.sound).toEqual(sound);
});

test('a sound that cannot be played is told, one that ends is not', () => {
  announceFailure.mockClear();
  journey(machine, undefined, [pressed(drums), { type: 'sound.ended' }]);
  expect(announceFailure).not.toHaveBeenCalled();
  journey(machine, undefined, [pressed(drums), { type: 'sound.failed' }]);
  expect(announceFailure).toHaveBeenCalledOnce();
});
