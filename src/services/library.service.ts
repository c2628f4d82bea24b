/** The user's own media: what this browser remembers, opened by addresses that the server signs anew. [E7] [E9] */
import { mediaName } from '../../contract/mediaAddress';
import { listMedia, signMedia, uploadMedia, type OwnMedia } from '../../contract/routes/media.routes';
import type { MediaReader, PictureSize } from './browser/media/mediaReader';
import type { Crop, PointOfInterest } from '../../contract/video/itemDetails';
import type { UploadedMedia, UploadedMediaList } from './browser/media/uploadedMedia';
import type { Call } from './http';

interface Media extends Pick<UploadedMedia, 'id' | 'name' | 'type' | 'src' | 'preview'> {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly backdropSrc: string | null;
  readonly ground: string | null;
  readonly crop: Crop | null;
  readonly focus: PointOfInterest | null;
  readonly beats: readonly number[] | null;
  readonly createdTime: string;
}
interface Page {
  readonly kind: Media['type'];
  readonly after: string | null;
}
interface Listed {
  readonly media: readonly Media[];
  readonly next: string | null;
}
interface Upload {
  readonly file: File;
  readonly onSent: (sent: number) => void;
}
interface Options {
  readonly call: Call;
  readonly kept: UploadedMediaList;
  readonly reader: MediaReader;
  /** Whose media are listed; those of others who use this browser stay in its list. */
  readonly userId: () => string;
  readonly newId: () => string;
  readonly logFailure: (message: string, error: unknown) => void;
}

const PREVIEW: PictureSize = { width: 320, height: 320, fit: 'contain' };
/** Past a first black moment, and inside a short clip. */
const PREVIEW_AT_MS = 1000;

const asMedia = ({ id, name, preview }: Pick<UploadedMedia, 'id' | 'name' | 'preview'>, own: OwnMedia) => ({
  id,
  name,
  preview,
  type: own.kind,
  src: own.url,
  width: own.width,
  height: own.height,
  durationMs: own.duration_ms,
  backdropSrc: own.backdrop_url,
  ground: own.ground,
  crop: own.crop,
  focus: own.focus,
  beats: own.beats,
  createdTime: own.created_time,
});

export function createLibraryService({ call, kept, reader, userId, newId, logFailure }: Options) {
  async function previewOf(file: File, { kind, duration_ms }: OwnMedia, signal: AbortSignal) {
    if (kind !== 'video') return null;
    let preview: string | null = null;
    const atMs = [Math.min(PREVIEW_AT_MS, Math.floor((duration_ms ?? 0) / 2))];
    await reader
      .readFrames(file, { atMs, size: PREVIEW }, (_, picture) => (preview = picture), signal)
      .catch((error: unknown) => logFailure(`No preview could be made of ${file.name}.`, error));
    return preview;
  }

  return {
    async openLibrary(signal: AbortSignal): Promise<readonly Media[]> {
      const own = kept
        .read()
        .filter(({ src }) => !src.startsWith('media:u/') || src.startsWith(`media:u/${userId()}/`));
      if (own.length === 0) return [];
      const { media } = await call(signMedia, { body: { addresses: own.map(({ src }) => src) }, signal });
      const signed = new Map(media.map((one) => [one.address, one]));
      return own.flatMap((entry) => {
        const found = signed.get(entry.src);
        if (found) return asMedia(entry, found);
        logFailure('An uploaded file is no more; it is dropped from the list.', entry.src);
        kept.remove(entry.src);
        return [];
      });
    },
    /** All that the user brought in, from whichever browser; what was taken out of this one's library stays out. */
    async fetchMedia({ kind, after }: Page, signal: AbortSignal): Promise<Listed> {
      const query = { kind, ...(after === null ? {} : { after }) };
      const { media, next } = await call(listMedia, { query, signal });
      const removed = new Set(kept.removed());
      const shown = media.filter(({ address }) => !removed.has(address));
      return {
        media: shown.map((own) => asMedia({ id: own.address, name: own.name, preview: null }, own)),
        next,
      };
    },
    async uploadFile({ file, onSent }: Upload, signal: AbortSignal): Promise<Media> {
      const { file_url } = await call(uploadMedia, { file, onSent, once: true, signal });
      const { media } = await call(signMedia, { body: { addresses: [file_url] }, signal });
      const own = media[0];
      if (!own) throw new Error(`${mediaName(file_url)} was uploaded and is not there`);
      const preview = await previewOf(file, own, signal);
      return asMedia({ id: newId(), name: file.name, preview }, own);
    },
    keepMedia: ({ id, name, type, src, preview }: Media, index: number) =>
      kept.add({ id, name, type, src, preview }, index),
    forgetMedia: ({ src }: Media) => {
      kept.remove(src);
      kept.leaveOut(src);
    },
  };
}
