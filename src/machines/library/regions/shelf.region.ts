/** What this browser kept comes onto the shelf once its addresses are signed anew. [E9] */
import { librarySetup } from '../library.setup';

export const shelfRegion = librarySetup.createStateConfig({
  initial: 'openingLibrary',
  states: {
    openingLibrary: {
      invoke: {
        id: 'openLibrary',
        src: 'openLibrary',
        onDone: {
          target: 'stocked',
          actions: { type: 'rememberMedia', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    /** Nothing of it is lost: it could not be asked for just now. */
    unavailable: { on: { retried: 'openingLibrary' } },
    stocked: {},
  },
});
