/** What the chart of the library keeps. [E7] [E9] */
import type { Crop, PointOfInterest } from '../../../contract/video/itemDetails';
import type { ShapeName } from '../../../contract/video/shapes';
import type { StickerName } from '../../../contract/video/stickers';
import type { PlacedMedia } from '../../editor-engine/selectors/placedMedia.selectors';

/** What a person brings: pictures, clips, sounds. */
export type LibraryKind = PlacedMedia['type'];

/** A picture, clip or sound of the user's own, ready to be put into a video. */
export interface LibraryMedia {
  readonly id: string;
  readonly name: string;
  readonly type: LibraryKind;
  /** Opens it for the next days; saved documents and this browser keep what it names. */
  readonly src: string;
  /** A small picture of a clip as a data address; null where none could be made, and for pictures. */
  readonly preview: string | null;
  /** px; 0 of a sound. */
  readonly width: number;
  readonly height: number;
  /** Null for a picture. */
  readonly durationMs: number | null;
  readonly backdropSrc: string | null;
  readonly ground: string | null;
  readonly crop: Crop | null;
  readonly focus: PointOfInterest | null;
  /** When a sound beats, ms from its start; null for all else, and where it has no beat. */
  readonly beats: readonly number[] | null;
  /** When it came in, ISO. */
  readonly createdTime: string;
}
/** Known by its address on the server, not to this browser's own list. */
export const isOfServer = ({ id }: LibraryMedia): boolean => id.startsWith('media:');

/** What an upload is for: the library alone, a moment of the video, or the place of an item. [E2] */
export type Destination =
  /** `shelf`: the one that was open. */
  | { readonly to: 'library'; readonly shelf: LibraryKind }
  | { readonly to: 'moment'; readonly atMs: number }
  | { readonly to: 'item'; readonly itemId: string };

export interface PendingFile {
  readonly file: File;
  /** A dropped picture is known by its ending, a chosen one by its type. [E10] */
  readonly came: 'chosen' | 'dropped';
  readonly destination: Destination;
}
/** Why a file was not even sent, or that the server did not take it. */
export type FailureCode = 'neither' | 'folder' | 'pictureOfAnotherKind' | 'refused';
export interface FailedFile {
  readonly fileName: string;
  readonly why: FailureCode;
  /** The server's own sentence, when it gave one. */
  readonly reason: string | null;
  /** What is sent when it is tried again; null where that would end the same. */
  readonly again: PendingFile | null;
}

export type TextLook = 'title' | 'subtitle' | 'label' | 'quote' | 'lowerThird';

/** What a press adds to the video at the playhead. [E8] */
export type Addition =
  | { readonly what: 'media'; readonly media: PlacedMedia }
  | { readonly what: 'text'; readonly text: string; readonly look: TextLook }
  | { readonly what: 'shape'; readonly shape: ShapeName }
  | { readonly what: 'sticker'; readonly sticker: StickerName; readonly name: string }
  | { readonly what: 'audio'; readonly src: string; readonly name: string }
  /** Music of one's own: it takes the place of the music. */
  | {
      readonly what: 'music';
      readonly src: string;
      readonly name: string;
      readonly durationMs: number;
      readonly beats: readonly number[];
    };

/** What was taken out of the library, and where it stood. */
export interface RemovedMedia {
  readonly media: LibraryMedia;
  readonly index: number;
}

/** What is looked through by its name; what is looked for in one is not in another. */
export type Searched = 'media' | 'shapes';

export interface LibraryContext {
  /** Newest first. */
  readonly media: readonly LibraryMedia[];
  /** Ids of what only the server listed, and was taken out since. */
  readonly removed: readonly string[];
  /** The first is on its way. */
  readonly queue: readonly PendingFile[];
  readonly filesDone: number;
  readonly filesTotal: number;
  /** Of the first one's bytes, 0 to 1. */
  readonly sent: number;
  readonly failures: readonly FailedFile[];
  readonly search: Readonly<Record<Searched, string>>;
}
export const emptyLibrary: LibraryContext = {
  media: [],
  removed: [],
  queue: [],
  filesDone: 0,
  filesTotal: 0,
  sent: 0,
  failures: [],
  search: { media: '', shapes: '' },
};
