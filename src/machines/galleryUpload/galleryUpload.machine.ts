/** Uploads chosen files one after the other and reports each to its parent; what fails is named and skipped. [G2] [G3] */
import { assign, sendParent, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

export type MediaKind = 'image' | 'video';
/** What the parent hears of each file that came in. */
export interface MediaUploaded {
  readonly type: 'media.uploaded';
  readonly kind: MediaKind;
  readonly url: string;
}
export interface FailedUpload {
  readonly fileName: string;
  /** The server's own sentence, when it gave one. */
  readonly reason: string | null;
  /** False for a file that is neither picture nor video: it was not even sent. */
  readonly isMedia: boolean;
}

/** Most browsers have no type for what phones photograph. */
const isHeic = ({ name, type }: File) => type === '' && /\.hei[cf]$/i.test(name);

export const kindOf = (file: File): MediaKind | null =>
  file.type.startsWith('image/') || isHeic(file) ? 'image' : file.type.startsWith('video/') ? 'video' : null;

const isMedia = (file: File | undefined) => file !== undefined && kindOf(file) !== null;

interface UploadContext {
  readonly queue: readonly File[];
  readonly filesDone: number;
  readonly filesTotal: number;
  readonly failures: readonly FailedUpload[];
}
const nothing: UploadContext = { queue: [], filesDone: 0, filesTotal: 0, failures: [] };

export const galleryUploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as { type: 'files.chosen'; files: readonly File[] } | { type: 'failures.dismissed' },
  },
  actors: { uploadFile: notProvided<{ url: string }, { file: File }>('uploadFile') },
  guards: {
    someFilesAreChosen: (_, files: readonly File[]) => files.length > 0,
    someFailuresStand: ({ context }) => context.failures.length > 0,
    queueIsEmpty: ({ context }) => context.queue.length === 0,
    nextIsNeitherPictureNorVideo: ({ context }) => !isMedia(context.queue[0]),
  },
  actions: {
    begin: assign((_, files: readonly File[]) => ({ ...nothing, queue: files, filesTotal: files.length })),
    addToQueue: assign(({ context }, files: readonly File[]) => ({
      queue: [...context.queue, ...files],
      filesTotal: context.filesTotal + files.length,
    })),
    takeNext: assign(({ context }) => ({
      queue: context.queue.slice(1),
      filesDone: context.filesDone + 1,
    })),
    nameFailure: assign({
      failures: ({ context }, reason: string | null) => [
        ...context.failures,
        { fileName: context.queue[0]?.name ?? '', reason, isMedia: isMedia(context.queue[0]) },
      ],
    }),
    forgetFailures: assign({ failures: [] }),
    reportUpload: sendParent(({ context }, url: string): MediaUploaded => ({
      type: 'media.uploaded',
      kind: (context.queue[0] && kindOf(context.queue[0])) ?? 'image',
      url,
    })),
  },
}).createMachine({
  id: 'galleryUpload',
  context: nothing,
  initial: 'idle',
  on: { 'failures.dismissed': { guard: 'someFailuresStand', actions: 'forgetFailures' } },
  states: {
    idle: {
      on: {
        'files.chosen': {
          guard: { type: 'someFilesAreChosen', params: ({ event }) => event.files },
          actions: { type: 'begin', params: ({ event }) => event.files },
          target: 'uploading',
        },
      },
    },
    uploading: {
      initial: 'choosingNext',
      on: { 'files.chosen': { actions: { type: 'addToQueue', params: ({ event }) => event.files } } },
      states: {
        choosingNext: {
          always: [
            { guard: 'queueIsEmpty', target: '#galleryUpload.idle' },
            {
              guard: 'nextIsNeitherPictureNorVideo',
              actions: [{ type: 'nameFailure', params: null }, 'takeNext'],
              target: 'choosingNext',
              reenter: true,
            },
            { target: 'uploadingFile' },
          ],
        },
        uploadingFile: {
          invoke: {
            id: 'uploadFile',
            src: 'uploadFile',
            input: ({ context }) => ({ file: context.queue[0] as File }),
            onDone: {
              target: 'choosingNext',
              actions: [{ type: 'reportUpload', params: ({ event }) => event.output.url }, 'takeNext'],
            },
            onError: {
              target: 'choosingNext',
              actions: [
                { type: 'nameFailure', params: ({ event }) => refusalOf(event.error).detail },
                'takeNext',
              ],
            },
          },
        },
      },
    },
  },
});
