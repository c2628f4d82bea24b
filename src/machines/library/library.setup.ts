/** What the library's chart is made of: what it keeps, hears, needs and does. [E7]–[E10] */
import { assign, setup } from 'xstate';
import { mediaName } from '../../../contract/mediaAddress';
import { audioPreviewMachine } from '../audioPreview/audioPreview.machine';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { mayBeTakenLater, type Refusal } from '../shared/refusal';
import type {
  Addition,
  Destination,
  FailedFile,
  LibraryContext,
  LibraryMedia,
  PendingFile,
  RemovedMedia,
  Searched,
} from './libraryMedia';
import { isOfServer } from './libraryMedia';
import { misfitOf } from './mediaFiles';
import { mediaListMachine } from './mediaList.machine';

interface FilesCame {
  readonly files: readonly File[];
  readonly destination: Destination;
}
interface Search {
  readonly among: Searched;
  readonly search: string;
}
type LibraryEvent =
  | { type: 'retried' }
  | ({ type: 'files.chosen' } & FilesCame)
  /** `folders` are the names of those that were among them. */
  | ({ type: 'files.dropped'; folders: readonly string[] } & FilesCame)
  | { type: 'upload.progressed'; sent: number }
  | { type: 'upload.cancelled' }
  | { type: 'failures.retried' }
  | { type: 'failures.dismissed' }
  | ({ type: 'search.changed' } & Search)
  | { type: 'addition.chosen'; addition: Addition }
  | { type: 'media.removed'; media: LibraryMedia }
  | { type: 'undo.chosen'; removed: RemovedMedia };

export interface Upload {
  readonly file: File;
  readonly onSent: (sent: number) => void;
}

/** Its id in this browser, and on the server. */
const namesOf = ({ id, src }: LibraryMedia): readonly string[] => [...new Set([id, mediaName(src)])];

export const pendingFiles = (
  came: PendingFile['came'],
  { files, destination }: FilesCame,
): readonly PendingFile[] => files.map((file) => ({ file, came, destination }));

export const librarySetup = setup({
  types: {
    context: {} as LibraryContext,
    events: {} as LibraryEvent,
    children: {} as {
      audioPreview: 'audioPreview';
      pictures: 'mediaList';
      clips: 'mediaList';
      sounds: 'mediaList';
    },
  },
  actors: {
    openLibrary: notProvided<readonly LibraryMedia[], void>('openLibrary'),
    uploadFile: notProvided<LibraryMedia, Upload>('uploadFile'),
    audioPreview: audioPreviewMachine,
    mediaList: mediaListMachine,
  },
  guards: {
    someFilesCame: (_, files: readonly unknown[]) => files.length > 0,
    someFailuresStand: ({ context }) => context.failures.length > 0,
    someFailuresCanBeRetried: ({ context }) => context.failures.some(({ again }) => again !== null),
    queueIsEmpty: ({ context }) => context.queue.length === 0,
    nextMustNotBeSent: ({ context: { queue } }) => queue[0] !== undefined && misfitOf(queue[0]) !== null,
    mediaIsListed: ({ context }, media: LibraryMedia) =>
      context.media.includes(media) || (isOfServer(media) && !context.removed.includes(media.id)),
    mediaIsNotListed: ({ context }, media: LibraryMedia) =>
      isOfServer(media)
        ? context.removed.includes(media.id)
        : context.media.every(({ id }) => id !== media.id),
  },
  actions: {
    /** What came in while the list was on its way stays before it. */
    rememberMedia: assign({
      media: ({ context }, listed: readonly LibraryMedia[]) => [
        ...context.media,
        ...listed.filter(({ src }) => context.media.every((one) => one.src !== src)),
      ],
    }),
    addToQueue: assign(({ context }, pending: readonly PendingFile[]) => ({
      queue: [...context.queue, ...pending],
      filesTotal: context.filesTotal + pending.length,
    })),
    nameFolders: assign({
      failures: ({ context }, folders: readonly string[]) => [
        ...context.failures,
        ...folders.map((fileName): FailedFile => ({ fileName, why: 'folder', reason: null, again: null })),
      ],
    }),
    queueFailures: assign(({ context }) => {
      const again = context.failures.flatMap((failed) => failed.again ?? []);
      return {
        queue: [...context.queue, ...again],
        filesTotal: context.filesTotal + again.length,
        failures: [],
      };
    }),
    forgetFailures: assign({ failures: [] }),
    emptyQueue: assign({ queue: [], filesDone: 0, filesTotal: 0, sent: 0 }),
    takeNext: assign(({ context }) => ({
      queue: context.queue.slice(1),
      filesDone: context.filesDone + 1,
      sent: 0,
    })),
    rememberSent: assign({ sent: (_, sent: number) => sent }),
    nameMisfit: assign({
      failures: ({ context: { failures, queue } }) =>
        queue[0]
          ? [
              ...failures,
              {
                fileName: queue[0].file.name,
                why: misfitOf(queue[0]) ?? 'neither',
                reason: null,
                again: null,
              },
            ]
          : failures,
    }),
    nameRefusal: assign({
      failures: ({ context: { failures, queue } }, refusal: Refusal) =>
        queue[0]
          ? [
              ...failures,
              {
                fileName: queue[0].file.name,
                why: 'refused',
                reason: refusal.detail,
                again: mayBeTakenLater(refusal) ? queue[0] : null,
              },
            ]
          : failures,
    }),
    /** The same file again is the same address: it comes to the front and stays one. */
    addMedia: assign(({ context }, media: LibraryMedia) => ({
      media: [media, ...context.media.filter(({ src }) => src !== media.src)],
      removed: context.removed.filter((name) => !namesOf(media).includes(name)),
    })),
    /** The server lists both kinds: neither comes back by that. */
    removeMedia: assign(({ context }, media: LibraryMedia) => ({
      media: context.media.filter((one) => one !== media),
      removed: [...context.removed, ...namesOf(media)],
    })),
    putBack: assign(({ context }, { media, index }: RemovedMedia) => ({
      media: isOfServer(media) ? context.media : context.media.toSpliced(index, 0, media),
      removed: context.removed.filter((name) => !namesOf(media).includes(name)),
    })),
    rememberSearch: assign({
      search: ({ context }, { among, search }: Search) => ({ ...context.search, [among]: search }),
    }),
    keepMedia: actionNotProvided<RemovedMedia>('keepMedia'),
    forgetMedia: actionNotProvided<LibraryMedia>('forgetMedia'),
    addToVideo: actionNotProvided<Addition>('addToVideo'),
    placeInVideo: actionNotProvided<{ media: LibraryMedia; destination: Destination }>('placeInVideo'),
    announceRemoval: actionNotProvided<RemovedMedia>('announceRemoval'),
  },
});
