import { expect, test } from 'vitest';
import { createActor, type ContextFrom } from 'xstate';
import { cardPreviewMachine } from '../../../../src/machines/cardPreview/cardPreview.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const mug = { projectId: 'mug', src: '/mug.mp4' };
const lamp = { projectId: 'lamp', src: '/lamp.mp4' };
const entered = (film: typeof mug) => ({ type: 'card.entered' as const, film });
const left = (projectId: string) => ({ type: 'card.left' as const, projectId });
const rested = { type: 'xstate.after.rest.cardPreview.resting' as const };
const started = { type: 'film.started' as const };

const input = { prefersStillness: () => false };
const paths = modelOf(
  cardPreviewMachine,
  input,
  { 'card.entered': [entered(mug), entered(lamp)], 'card.left': [left('mug'), left('lamp')] },
  { alsoTellApart: ({ film }) => film },
).getShortestPaths();

type Seen = { context: ContextFrom<typeof cardPreviewMachine> };
const hasAFilm = ({ context }: Seen) => expect([mug, lamp]).toContainEqual(context.film);
const states = {
  still: ({ context }) => expect(context.film).toBeNull(),
  resting: hasAFilm,
  'playing.loading': hasAFilm,
  'playing.seen': hasAFilm,
} satisfies Record<StatesOf<typeof cardPreviewMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[P3] the film of a card keeps its chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[P3] every transition of the film of a card is taken', () =>
  expect(untakenTransitions(cardPreviewMachine, input, paths)).toEqual([]));

const at = (...events: Parameters<typeof journey<typeof cardPreviewMachine>>[2]) =>
  journey(cardPreviewMachine, input, events);

test('[P3] one film plays at a time, and the card that was left before does not end it', () => {
  const other = at(entered(mug), rested, started, entered(lamp));
  expect([other.value, other.context.film, other.can(left('mug'))]).toEqual(['resting', lamp, false]);
});
test('[P3] a card that is entered again while its film plays goes on, and one that is passed over loads nothing', () => {
  expect(at(entered(mug), rested, started).can(entered(mug))).toBe(false);
  const passed = at(entered(mug), left('mug'));
  expect([passed.value, passed.context.film]).toEqual(['still', null]);
});
test('[P3] where less movement is preferred, no film plays', () => {
  const actor = createActor(cardPreviewMachine, { input: { prefersStillness: () => true } }).start();
  expect(actor.getSnapshot().can(entered(mug))).toBe(false);
});
