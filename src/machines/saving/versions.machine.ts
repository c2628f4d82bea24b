/** The versions that the server keeps: listed when they are looked at; one of them can be taken up again. [E12] */
import { assign, setup } from 'xstate';
import type { VersionListItem } from '../../../contract/versions';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Versions = readonly VersionListItem[];
type VersionId = { versionId: string };
interface VersionsContext {
  readonly now: () => number;
  readonly projectId: string;
  readonly versions: Versions;
  /** The moment from which ages are counted, in ms since 1970. */
  readonly seenAt: number;
  readonly chosen: string | null;
  /** Why the chosen one could not be taken up, in the server's words. */
  readonly detail: string | null;
}
type VersionsEvent = { type: 'retried' } | ({ type: 'version.chosen' } & VersionId);

export const versionsMachine = setup({
  types: {
    input: {} as { now: () => number; projectId: string },
    context: {} as VersionsContext,
    events: {} as VersionsEvent,
  },
  actors: {
    fetchVersions: notProvided<Versions, { projectId: string }>('fetchVersions'),
    restoreVersion: notProvided<void, { projectId: string } & VersionId>('restoreVersion'),
  },
  actions: {
    rememberVersions: assign({
      versions: (_, versions: Versions) => versions,
      seenAt: ({ context }) => context.now(),
    }),
    choose: assign({ chosen: (_, { versionId }: VersionId) => versionId }),
    rememberDetail: assign({ detail: (_, { error }: { error: unknown }) => refusalOf(error).detail }),
  },
}).createMachine({
  id: 'versions',
  context: ({ input }) => ({ ...input, versions: [], seenAt: 0, chosen: null, detail: null }),
  initial: 'fetchingVersions',
  states: {
    fetchingVersions: {
      invoke: {
        id: 'fetchVersions',
        src: 'fetchVersions',
        input: ({ context }) => ({ projectId: context.projectId }),
        onDone: {
          target: 'listed',
          actions: { type: 'rememberVersions', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingVersions' } },
    listed: {
      initial: 'calm',
      on: {
        'version.chosen': {
          target: 'restoringVersion',
          actions: { type: 'choose', params: ({ event: { versionId } }) => ({ versionId }) },
        },
      },
      states: { calm: {}, restoreRefused: {} },
    },
    /** One at a time. */
    restoringVersion: {
      invoke: {
        id: 'restoreVersion',
        src: 'restoreVersion',
        input: ({ context }) => ({ projectId: context.projectId, versionId: context.chosen ?? '' }),
        onDone: 'restored',
        onError: {
          target: 'listed.restoreRefused',
          actions: { type: 'rememberDetail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    restored: { type: 'final' },
  },
});
