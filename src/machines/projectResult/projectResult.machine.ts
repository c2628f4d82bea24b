/** A project's page: following the render, and downloading beside it. [V1]–[V6] */
import { assign, setup } from 'xstate';
import { POLL_TROUBLES, PROJECT_POLL_MS } from '../../../contract/limits';
import type { Project } from '../../../contract/project';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

export interface Video {
  readonly url: string;
  readonly fileName: string;
}
const videoOf = (project: Project | null): Video => ({
  url: project?.output.rendered_video_url ?? '',
  fileName: project?.input.title ? `${project.input.title}.mp4` : 'video.mp4',
});

export const projectResultMachine = setup({
  types: {
    input: {} as { projectId: string },
    context: {} as { projectId: string; project: Project | null; troubles: number },
    events: {} as { type: 'retried' } | { type: 'download.requested' },
  },
  actors: {
    fetchProject: notProvided<Project, { projectId: string }>('fetchProject'),
    downloadVideo: notProvided<void, Video>('downloadVideo'),
  },
  guards: {
    projectIsDone: ({ context }) =>
      context.project?.status === 'done' && context.project.output.rendered_video_url !== null,
    projectIsPending: ({ context }) =>
      context.project?.status === 'rendering' || context.project?.status === 'draft',
    videoIsCompared: ({ context }) => context.project?.output.render?.stage === 'checking',
    thereIsNoSuchProject: (_, { error }: { error: unknown }) => refusalOf(error).status === 404,
    troubleMayPass: ({ context }) => context.troubles < POLL_TROUBLES,
  },
  actions: {
    rememberProject: assign((_, project: Project) => ({ project, troubles: 0 })),
    countTrouble: assign({ troubles: ({ context }) => context.troubles + 1 }),
    announceDownloadFailure: (_, _params: { message: string }) => {
      throw new Error('action "announceDownloadFailure" was not provided');
    },
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
            waiting: {
              always: { guard: 'videoIsCompared', target: 'comparing' },
              after: { pollInterval: 'refetchingProject' },
            },
            /** All frames are drawn: the file is held against its preview. */
            comparing: { after: { pollInterval: 'refetchingProject' } },
            refetchingProject: {
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
        unavailable: { on: { retried: 'fetchingProject' } },
        /** There is none, it was deleted, or it is somebody else's. */
        missing: {},
      },
    },
    download: {
      initial: 'idle',
      states: {
        idle: { on: { 'download.requested': { guard: 'projectIsDone', target: 'downloadingVideo' } } },
        downloadingVideo: {
          invoke: {
            id: 'downloadVideo',
            src: 'downloadVideo',
            input: ({ context }) => videoOf(context.project),
            onDone: 'idle',
            onError: {
              target: 'idle',
              actions: {
                type: 'announceDownloadFailure',
                params: ({ event }) => ({
                  message: event.error instanceof Error ? event.error.message : String(event.error),
                }),
              },
            },
          },
        },
      },
    },
  },
});
