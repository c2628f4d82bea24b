import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { audioPreviewMachine } from '../../src/machines/audioPreview/audioPreview.machine';
import { journey, modelOf, titled, untakenTransitions } from '../support/walkMachine';

const machine = audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } });
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
const states = {
  silent: ({ context }: { context: { sound: unknown } }) => expect(context.sound).toBeNull(),
  playingSound: ({ context }: { context: { sound: unknown } }) =>
    expect([drums, voice]).toContainEqual(context.sound),
  'playingSound.loading': () => {},
  'playingSound.heard': () => {},
};

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
