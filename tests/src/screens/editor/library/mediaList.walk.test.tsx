import { fromPromise, createActor, waitFor, type ActorRefFrom } from 'xstate';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gestureMachine } from '../../../../../src/machines/gesture/gesture.machine';
import { libraryMachine } from '../../../../../src/machines/library/library.machine';
import type { LibraryMedia } from '../../../../../src/machines/library/libraryMedia';
import { mediaListMachine } from '../../../../../src/machines/library/mediaList.machine';
import { openPanelMachine } from '../../../../../src/machines/workspace/openPanel.machine';
import { LibraryPanels } from '../../../../../src/screens/editor/library/panels/LibraryPanels';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { libraryMedia, quietPreview } from '../../../../support/editor/libraryWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

/** A library whose own shelf is open and empty: what is listed is the server's. */
const library = createActor(
  libraryMachine.provide({
    actors: {
      audioPreview: quietPreview,
      openLibrary: fromPromise(async (): Promise<readonly LibraryMedia[]> => []),
    },
  }),
).start();
await waitFor(library, ({ value }) => value.shelf === 'stocked');

/** The same library with the list that is walked as its list of pictures. */
function withPictures(pictures: ActorRefFrom<typeof mediaListMachine>): typeof library {
  const snapshot = { ...library.getSnapshot(), children: { pictures } } as never;
  return Object.assign(Object.create(library) as typeof library, { getSnapshot: () => snapshot });
}

const panel = createActor(openPanelMachine).start();
const [lake, hill, moor] = ['lake.jpg', 'hill.jpg', 'moor.jpg'].map((name) => libraryMedia(name));
if (!lake || !hill || !moor) throw new Error('three pictures are listed');

const cards = () => {
  const region = screen.queryByRole('region', { name: 'Your pictures' });
  return region
    ? within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};
const button = (name: string) => screen.queryByRole('button', { name });
const isMissing = () => screen.queryByText('Couldn’t list what you uploaded elsewhere. It isn’t lost.');
const listed = ({ media }: { media: readonly LibraryMedia[] }) => media.map(({ name }) => name);

const walk = walkScreen(mediaListMachine)({
  input: { kind: 'image' },
  calls: ['fetchMedia'],
  samples: {
    'xstate.done.actor.fetchMedia': [
      { type: 'xstate.done.actor.fetchMedia', output: { media: [lake, hill], next: 'hill.jpg' } },
      { type: 'xstate.done.actor.fetchMedia', output: { media: [hill, moor], next: null } },
      { type: 'xstate.done.actor.fetchMedia', output: { media: [], next: null } },
    ],
    'xstate.error.actor.fetchMedia': [
      { type: 'xstate.error.actor.fetchMedia', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ media }) => media.length,
  screen: (actor) => {
    panel.send({ type: 'panel.closed' });
    const gesture = createActor(gestureMachine).start();
    return inEditor(editorWorld({ library: () => withPictures(actor), panel, gesture }), <LibraryPanels />);
  },
  gestures: {
    /** By the library that is opened. */
    'list.shown': () => act(() => panel.send({ type: 'panel.chosen', panel: 'photos' })),
    'more.requested': (_, { user }) => user.click(screen.getByRole('button', { name: 'Show more' })),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    unasked: () => expect(button('Upload pictures')).toBeNull(),
    fetchingMedia: ({ context, inputOf }) => {
      expect(inputOf('fetchMedia')).toEqual({ kind: 'image', after: context.next });
      const waiting = screen.queryByRole('status', { name: 'Opening your library' });
      const fetching = screen.queryByText('Fetching more…');
      expect([waiting !== null, fetching !== null]).toEqual(
        context.media.length === 0 ? [true, false] : [false, true],
      );
      expect([button('Show more'), isMissing()]).toEqual([null, null]);
      expect(cards()).toEqual(listed(context));
    },
    partly: ({ context }) => {
      expect(button('Show more')).not.toBeNull();
      expect(cards()).toEqual(listed(context));
    },
    whole: ({ context }) => {
      expect([button('Show more'), isMissing()]).toEqual([null, null]);
      expect(screen.queryByText('No pictures yet') !== null).toBe(context.media.length === 0);
      expect(cards()).toEqual(listed(context));
    },
    unavailable: ({ context }) => {
      expect(isMissing()).not.toBeNull();
      expect(screen.queryByText('No pictures yet')).toBeNull();
      expect(cards()).toEqual(listed(context));
    },
  },
});
test.each(walk.paths)('[E7] the list of pictures follows its chart: %s', (_, run) => run());
test('[E7] no transition of the list is left unwalked', () => expect(walk.untaken()).toEqual([]));
