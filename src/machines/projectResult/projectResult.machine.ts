/** A project's page: following the render, and downloading beside it. [V1]–[V6] */
import { assign, setup } from 'xstate';
import { POLL_TROUBLES, PROJECT_POLL_MS } from '../../../contract/limits';
import type { Project } from '../../../contract/project';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';
import { videoOf, type Video } from './videoOf';

export const projectResultMachine = setup({
  types: {
    input: {} as { projectId: string },
    context: {} as { projectId: string; project: Project | null; troubles: number },
    events: {} as
      | { type: 'retried' }
      | { type: 'download.requested'; url?: string }
      | { type: 'cancel.requested' },
  },
  actors: {
    fetchProject: notProvided<Project, { projectId: string }>('fetchProject'),
    downloadVideo: notProvided<void, Video>('downloadVideo'),
    cancelRender: notProvided<{ projectId: string }, { projectId: string }>('cancelRender'),
  },
  guards: {
    projectIsDone: ({ context }) =>
      context.project?.status === 'done' && videoOf(context.project, undefined).url !== '',
    fileIsThere: ({ context }, { url }: { url: string | undefined }) =>
      videoOf(context.project, url).url !== '',
    projectIsRendering: ({ context }) => context.project?.status === 'rendering',
    projectIsPending: ({ context }) =>
      context.project?.status === 'rendering' || context.project?.status === 'draft',
    videoIsCompared: ({ context }) => context.project?.output.render?.stage === 'checking',
    thereIsNoSuchProject: (_, { error }: { error: unknown }) => refusalOf(error).status === 404,
    troubleMayPass: ({ context }) => context.troubles < POLL_TROUBLES,
  },
  actions: {
    rememberProject: assign((_, project: Project) => ({ project, troubles: 0 })),
    countTrouble: assign({ troubles: ({ context }) => context.troubles + 1 }),
    announceCancelFailure: actionNotProvided('announceCancelFailure'),
    announceDownloadFailure: actionNotProvided<{ error: unknown }>('announceDownloadFailure'),
  },
  delays: { pollInterval: PROJECT_POLL_MS },
}).createMachine({
  id: 'projectResult',
  context: ({ input }) => ({ projectId: input.projectId, project: null, troubles: 0 }),
  type: 'parallel',
  states: {
    following: {
      initial: 'fetchingProject',
      states: {
        fetchingProject: {
          invoke: {
            id: 'fetchProject',
            src: 'fetchProject',
            input: ({ context }) => ({ projectId: context.projectId }),
            onDone: {
              target: 'judging',
              actions: { type: 'rememberProject', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'thereIsNoSuchProject', params: ({ event }) => ({ error: event.error }) },
                target: 'missing',
              },
              { target: 'unavailable' },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'projectIsDone', target: 'done' },
            { guard: 'projectIsPending', target: 'pending' },
            { target: 'invalid' },
          ],
        },
        pending: {
          initial: 'waiting',
          states: {
            cancellingRender: {
              invoke: {
                id: 'cancelRender',
                src: 'cancelRender',
                input: ({ context }) => ({ projectId: context.projectId }),
                onDone: 'refetchingProject',
                onError: { target: 'waiting', actions: 'announceCancelFailure' },
              },
            },
            waiting: {
              always: { guard: 'videoIsCompared', target: 'comparing' },
              after: { pollInterval: 'refetchingProject' },
              on: { 'cancel.requested': { guard: 'projectIsRendering', target: 'cancellingRender' } },
            },
            /** All frames are drawn: the file is held against its preview. */
            comparing: {
              after: { pollInterval: 'refetchingProject' },
              on: { 'cancel.requested': { guard: 'projectIsRendering', target: 'cancellingRender' } },
            },
            refetchingProject: {
              on: { 'cancel.requested': { guard: 'projectIsRendering', target: 'cancellingRender' } },
              invoke: {
                id: 'refetchProject',
                src: 'fetchProject',
                input: ({ context }) => ({ projectId: context.projectId }),
                onDone: {
                  target: '#projectResult.following.judging',
                  actions: { type: 'rememberProject', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'thereIsNoSuchProject', params: ({ event }) => ({ error: event.error }) },
                    target: '#projectResult.following.missing',
                  },
                  { guard: 'troubleMayPass', target: 'waiting', actions: 'countTrouble' },
                  { target: '#projectResult.following.unavailable' },
                ],
              },
            },
          },
        },
        done: {},
        invalid: {},
        unavailable: {
          initial: 'told',
          on: { retried: 'fetchingProject' },
          states: {
            told: { after: { pollInterval: 'lookingAgain' } },
            /** A render goes on behind a server that restarts: its page comes back by itself. */
            lookingAgain: {
              invoke: {
                id: 'fetchProject',
                src: 'fetchProject',
                input: ({ context }) => ({ projectId: context.projectId }),
                onDone: {
                  target: '#projectResult.following.judging',
                  actions: { type: 'rememberProject', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'thereIsNoSuchProject', params: ({ event }) => ({ error: event.error }) },
                    target: '#projectResult.following.missing',
                  },
                  { target: 'told' },
                ],
              },
            },
          },
        },
        /** There is none, it was deleted, or it is somebody else's. */
        missing: {},
      },
    },
    download: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            /** Of several formats, those that are done can be had while the others are rendered. */
            'download.requested': {
              guard: { type: 'fileIsThere', params: ({ event }) => ({ url: event.url }) },
              target: 'downloadingVideo',
            },
          },
        },
        downloadingVideo: {
          invoke: {
            id: 'downloadVideo',
            src: 'downloadVideo',
            input: ({ context, event }) =>
              videoOf(context.project, event.type === 'download.requested' ? event.url : undefined),
            onDone: 'idle',
            onError: {
              target: 'idle',
              actions: {
                type: 'announceDownloadFailure',
                params: ({ event }) => ({ error: event.error }),
              },
            },
          },
        },
      },
    },
  },
});
