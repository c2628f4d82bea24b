/** Uploads chosen files one after the other and reports each to its parent; what fails is named and skipped. [G2] [G3] */
import { assign, sendParent, setup } from 'xstate';
import type { UploadedKind } from '../../../contract/routes/media.routes';
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
  /** False for a file that is neither picture nor video: by its type it is not even sent. */
  readonly isMedia: boolean;
}

/** Most browsers have no type for what phones photograph. */
const isHeic = ({ name, type }: File) => type === '' && /\.hei[cf]$/i.test(name);

export const kindOf = (file: File): MediaKind | null =>
  file.type.startsWith('image/') || isHeic(file) ? 'image' : file.type.startsWith('video/') ? 'video' : null;

const isMedia = (file: File | undefined) => file !== undefined && kindOf(file) !== null;

/** `kind`: what the server found in it, whatever it is called. */
export interface UploadedFile {
  readonly url: string;
  readonly kind: UploadedKind;
}

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
  actors: { uploadFile: notProvided<UploadedFile, { file: File }>('uploadFile') },
  guards: {
    someFilesAreChosen: (_, files: readonly File[]) => files.length > 0,
    someFailuresStand: ({ context }) => context.failures.length > 0,
    queueIsEmpty: ({ context }) => context.queue.length === 0,
    itIsASound: (_, { kind }: UploadedFile) => kind === 'audio',
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
    nameSound: assign({
      failures: ({ context }) => [
        ...context.failures,
        { fileName: context.queue[0]?.name ?? '', reason: null, isMedia: false },
      ],
    }),
    forgetFailures: assign({ failures: [] }),
    reportUpload: sendParent((_, { kind, url }: UploadedFile): MediaUploaded => ({
      type: 'media.uploaded',
      kind: kind === 'video' ? 'video' : 'image',
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
            onDone: [
              {
                guard: { type: 'itIsASound', params: ({ event }) => event.output },
                target: 'choosingNext',
                actions: ['nameSound', 'takeNext'],
              },
              {
                target: 'choosingNext',
                actions: [{ type: 'reportUpload', params: ({ event }) => event.output }, 'takeNext'],
              },
            ],
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
