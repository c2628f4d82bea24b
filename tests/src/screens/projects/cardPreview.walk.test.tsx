import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { ProjectListItem } from '../../../../contract/projectListItem';
import { cardPreviewMachine } from '../../../../src/machines/cardPreview/cardPreview.machine';
import { projectDeletionsMachine } from '../../../../src/machines/projects/projectDeletions.machine';
import { projectsMachine } from '../../../../src/machines/projects/projects.machine';
import { ProjectsScreen } from '../../../../src/screens/projects/ProjectsScreen';
import { listedProject } from '../../../support/listed';
import { mountScreen } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const MADE = '2026-01-01T00:00:00.000Z';
const LATER = '2026-01-02T00:00:00.000Z';
const rendered = (id: string, made: string): ProjectListItem => {
  const project = listedProject(id, made);
  return { ...project, output: { thumbnail_url: `/${id}.jpg`, rendered_video_url: `/${id}.mp4` } };
};
const listed = createActor(
  projectsMachine.provide({
    actors: {
      fetchProjects: fromPromise<readonly ProjectListItem[], void>(async () => [
        rendered('mug', LATER),
        rendered('lamp', MADE),
        listedProject('draft', '2025-12-31T00:00:00.000Z', 'draft'),
      ]),
      watchRestorations: fromCallback(() => {}),
    },
  }),
  { input: { now: () => Date.parse(MADE) } },
).start();
await vi.waitFor(() => expect(listed.getSnapshot().matches('loaded')).toBe(true));

/** The browser's own player, which jsdom lacks. */
const loads = vi.fn<(src: string | null) => void>();
beforeEach(() => {
  loads.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    loads(this.getAttribute('src'));
  });
});
afterEach(() => vi.restoreAllMocks());

/** It lies over its whole card. */
const cardOf = (id: string) => screen.getByRole('link', { name: `Project ${id}` });
const films = () => [...document.querySelectorAll('video')];
const playing = () => films().map((film) => film.getAttribute('src'));
const film = () => films()[0]!;

const walk = walkScreen(cardPreviewMachine)({
  input: { prefersStillness: () => false },
  calls: [],
  samples: {
    'card.entered': [{ type: 'card.entered', film: { projectId: 'mug', src: '/mug.mp4' } }],
    'card.left': [{ type: 'card.left', projectId: 'mug' }],
  },
  alsoTellApart: ({ film: shown }) => shown,
  screen: (actor) => (
    <ProjectsScreen actor={listed} deletions={createActor(projectDeletionsMachine).start()} preview={actor} />
  ),
  gestures: {
    'card.entered': ({ film: { projectId } }, { user }) => user.hover(cardOf(projectId)),
    'card.left': ({ projectId }, { user }) => user.unhover(cardOf(projectId)),
    'film.started': () => fireEvent.playing(film()),
    'film.failed': () => fireEvent.error(film()),
  },
  states: {
    still: () => expect(playing()).toEqual([]),
    resting: () => expect(playing()).toEqual([]),
    'playing.loading': () => expect(playing()).toEqual(['/mug.mp4']),
    'playing.seen': () => expect([playing(), film().muted]).toEqual([['/mug.mp4'], true]),
  },
});

test.each(walk.paths)('[P3] the films of cards follow their chart: %s', (_, run) => run());
test('[P3] no transition of the films of cards is left unwalked', () => expect(walk.untaken()).toEqual([]));

const open = () => {
  const clock = new SimulatedClock();
  const actor = createActor(cardPreviewMachine, { input: { prefersStillness: () => false }, clock }).start();
  const deletions = createActor(projectDeletionsMachine).start();
  const user = mountScreen(<ProjectsScreen actor={listed} deletions={deletions} preview={actor} />);
  return { actor, user, rest: () => act(() => clock.increment(400)) };
};

test('[P3] a film is let go of when its card is left; a finger, or a card without a film, begins none', async () => {
  const { actor, user, rest } = open();
  fireEvent.pointerEnter(cardOf('mug'), { pointerType: 'touch' });
  fireEvent.pointerEnter(cardOf('draft'), { pointerType: 'mouse' });
  expect(actor.getSnapshot().value).toBe('still');
  await user.hover(cardOf('mug'));
  rest();
  const shown = film();
  fireEvent.playing(shown);
  expect([shown.getAttribute('src'), loads.mock.calls]).toEqual(['/mug.mp4', []]);
  await user.unhover(cardOf('mug'));
  expect([films(), shown.getAttribute('src'), loads.mock.calls]).toEqual([[], null, [[null]]]);
});

test('[P3] the card that holds the keyboard’s focus plays, not one that has it by a press, until it loses it', () => {
  const { actor } = open();
  const playingNow = () => actor.getSnapshot().context.film?.projectId;
  const [mug, lamp] = [cardOf('mug'), cardOf('lamp')];
  // Which focus is to be seen is the browser's to say; jsdom's answer varies.
  vi.spyOn(mug, 'matches').mockReturnValue(true);
  vi.spyOn(lamp, 'matches').mockReturnValue(false);
  act(() => mug.focus());
  expect(playingNow()).toBe('mug');
  act(() => lamp.focus());
  expect(playingNow()).toBeUndefined();
});
