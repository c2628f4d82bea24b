/** The page of a link to share: its video plays for whoever has the link, until the link ends. [ED4] */
import { assign, setup, type ErrorActorEvent } from 'xstate';
import type { WatchedVideo } from '../../../contract/shareLink';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type OfLink = { readonly token: string };
const NO_SUCH = [404, 410] as const;

interface Failure {
  readonly event: ErrorActorEvent;
}
const whatFailed = ({ event: { error } }: Failure) => ({ error });
/** Where the server gives no video. */
const notGiven = [
  {
    guard: { type: 'linkHasEnded', params: whatFailed },
    target: 'ended',
    actions: { type: 'rememberRefusal', params: whatFailed },
  },
  { target: 'unavailable', actions: { type: 'rememberRefusal', params: whatFailed } },
] as const;

export const watchMachine = setup({
  types: {
    input: {} as OfLink,
    context: {} as OfLink & {
      readonly video: WatchedVideo | null;
      /** The server's sentence, where it gave one. */
      readonly refusal: string | null;
    },
    events: {} as { type: 'retried' } | { type: 'playback.failed' },
  },
  actors: { fetchVideo: notProvided<WatchedVideo, OfLink>('fetchVideo') },
  guards: {
    linkHasEnded: (_, { error }: { error: unknown }) =>
      NO_SUCH.some((status) => status === refusalOf(error).status),
  },
  actions: {
    rememberVideo: assign({ video: (_, video: WatchedVideo) => video }),
    rememberRefusal: assign({ refusal: (_, { error }: { error: unknown }) => refusalOf(error).detail }),
  },
}).createMachine({
  id: 'watch',
  context: ({ input }) => ({ ...input, video: null, refusal: null }),
  initial: 'fetchingVideo',
  states: {
    fetchingVideo: {
      invoke: {
        id: 'fetchVideo',
        src: 'fetchVideo',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'watching',
          actions: { type: 'rememberVideo', params: ({ event }) => event.output },
        },
        onError: notGiven,
      },
    },
    watching: { on: { 'playback.failed': 'askingWhy' } },
    /** The link may have ended while its page was open. */
    askingWhy: {
      invoke: {
        id: 'askWhy',
        src: 'fetchVideo',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'unplayable',
        onError: notGiven,
      },
    },
    unplayable: { on: { retried: 'fetchingVideo' } },
    unavailable: { on: { retried: 'fetchingVideo' } },
    /** There never was such a link, or it has expired or was revoked. */
    ended: {},
  },
});
