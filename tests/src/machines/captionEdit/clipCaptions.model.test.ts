import { beforeEach, expect, test, vi } from 'vitest';
import { clipCaptionsMachine } from '../../../../src/machines/captionEdit/clipCaptions.machine';
import { RefusedCommand } from '../../../../src/machines/captionEdit/refusalCode';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceWritten = vi.fn();
beforeEach(() => announceWritten.mockClear());
const machine = clipCaptionsMachine.provide({
  actions: { announceWritten: (_, count) => announceWritten(count) },
});

const wanted = { type: 'recogniser.wanted' as const };
const found = { type: 'xstate.done.actor.askForRecogniser' as const, output: true };
const clip = { id: 'video_1', src: '/clip.mp4' };
const requested = { type: 'captions.requested' as const, clip, standing: 0 };
const standing = { ...requested, standing: 2 };
const confirmed = { type: 'replacement.confirmed' as const };
const words = [{ text: 'Hello', from: 0, to: 400 }];
const heard = { type: 'xstate.done.actor.transcribeClip' as const, output: { language: 'en', words } };
const unheard = {
  type: 'xstate.error.actor.transcribeClip' as const,
  error: { status: 502, detail: 'It does not answer.' },
};
const written = { type: 'xstate.done.actor.writeCaptions' as const, output: 3 };
const refused = {
  type: 'xstate.error.actor.writeCaptions' as const,
  error: new RefusedCommand('nothingSaid'),
};

const paths = modelOf(machine, undefined, {
  'captions.requested': [requested, standing],
  'xstate.done.actor.askForRecogniser': [found, { ...found, output: false }],
  'xstate.error.actor.askForRecogniser': [
    { type: 'xstate.error.actor.askForRecogniser', error: new Error('no line') },
  ],
  'xstate.done.actor.transcribeClip': [heard],
  'xstate.error.actor.transcribeClip': [unheard],
  'xstate.done.actor.writeCaptions': [written],
  'xstate.error.actor.writeCaptions': [refused],
}).getShortestPaths();

type Seen = { context: ReturnType<typeof after>['context'] };
const fine = () => {};
const states = {
  unasked: fine,
  askingForRecogniser: fine,
  withoutRecogniser: fine,
  'offered.calm': ({ context }) => expect(context.clip).toBeNull(),
  'offered.confirming': ({ context }) => expect([context.clip, context.standing]).toEqual([clip, 2]),
  'offered.transcribingClip': ({ context }) => expect(context.clip).toEqual(clip),
  'offered.writingCaptions': ({ context }) => expect(context.words).toEqual(words),
  'offered.written': ({ context }) => expect(context.written).toBe(3),
  'offered.failed': ({ context }) => expect(context.problem).not.toBeNull(),
} satisfies Record<StatesOf<typeof clipCaptionsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey<typeof machine>>[2]) =>
  journey(machine, undefined, events);
const without: typeof found | { type: typeof found.type; output: false } = { ...found, output: false };

test('[SC5] a clip is listened to, and its captions are written', () => {
  const end = after(wanted, found, requested, heard, written);
  expect(end.value).toEqual({ offered: 'written' });
  expect(announceWritten.mock.calls).toEqual([[3]]);
});
test('[SC5] where captions stand, nobody is asked before a person says that they go', () => {
  expect(after(wanted, found, standing).value).toEqual({ offered: 'confirming' });
  expect(after(wanted, found, standing, confirmed).value).toEqual({ offered: 'transcribingClip' });
  expect(after(wanted, found, standing, { type: 'cancelled' }).value).toEqual({ offered: 'calm' });
});
test('[SC5] why it failed is kept apart: the server’s sentence, or the engine’s code', () => {
  expect(after(wanted, found, requested, unheard).context.problem).toEqual({ detail: 'It does not answer.' });
  expect(after(wanted, found, requested, heard, refused).context.problem).toEqual({ code: 'nothingSaid' });
  expect(after(wanted, found, requested, unheard, { type: 'retried' }).value).toEqual({
    offered: 'transcribingClip',
  });
});
test('[SC5] without a recogniser nothing is offered; where nobody could say, it is asked again', () => {
  expect(after(wanted, without).value).toBe('withoutRecogniser');
  const failed = { type: 'xstate.error.actor.askForRecogniser' as const, error: new Error('no line') };
  expect(after(wanted, failed, wanted).value).toBe('askingForRecogniser');
});
