/** The user's own pictures, clips and sounds, kept in this browser: listed, added to, searched, and put into the video. [E7]–[E10] */
import { librarySetup } from './library.setup';
import { emptyLibrary } from './libraryMedia';
import { shelfRegion } from './regions/shelf.region';
import { uploadsRegion } from './regions/uploads.region';

export const libraryMachine = librarySetup.createMachine({
  id: 'library',
  context: emptyLibrary,
  type: 'parallel',
  invoke: [
    { id: 'audioPreview', src: 'audioPreview' },
    { id: 'pictures', src: 'mediaList', input: { kind: 'image' } },
    { id: 'clips', src: 'mediaList', input: { kind: 'video' } },
    { id: 'sounds', src: 'mediaList', input: { kind: 'audio' } },
  ],
  on: {
    'search.changed': { actions: { type: 'rememberSearch', params: ({ event }) => event } },
    'addition.chosen': { actions: { type: 'addToVideo', params: ({ event }) => event.addition } },
    'media.removed': {
      guard: { type: 'mediaIsListed', params: ({ event }) => event.media },
      actions: [
        {
          type: 'announceRemoval',
          params: ({ context, event: { media } }) => ({ media, index: context.media.indexOf(media) }),
        },
        { type: 'removeMedia', params: ({ event }) => event.media },
        { type: 'forgetMedia', params: ({ event }) => event.media },
      ],
    },
    'undo.chosen': {
      guard: { type: 'mediaIsNotListed', params: ({ event }) => event.removed.media },
      actions: [
        { type: 'putBack', params: ({ event }) => event.removed },
        { type: 'keepMedia', params: ({ event }) => event.removed },
      ],
    },
  },
  states: { shelf: shelfRegion, uploads: uploadsRegion },
});
