/** The list of the user's own media that this browser keeps, under `uploadedMedia`. [E9] */
import * as z from 'zod/mini';
import { SIGNED_MEDIA } from '../../../../contract/limits';
import { mediaName } from '../../../../contract/mediaAddress';

const UPLOADED_MEDIA_KEY = 'uploadedMedia';
const REMOVED_MEDIA_KEY = 'removedMedia';

const entrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What the address names, without its right: nothing kept expires. */
  src: z.string().check(z.minLength(1), z.maxLength(2048)),
  type: z.enum(['image', 'video', 'audio']),
  /** A picture of a clip, small enough to lie here. */
  preview: z._default(z.nullable(z.string().check(z.regex(/^data:image\/(jpeg|png|webp);base64,/))), null),
  name: z._default(z.string().check(z.maxLength(400)), ''),
});
export type UploadedMedia = z.infer<typeof entrySchema>;

interface Options {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly logFailure: (message: string, error: unknown) => void;
}

export function createUploadedMedia({ storage, logFailure }: Options) {
  function parse(): readonly unknown[] {
    try {
      const value: unknown = JSON.parse(storage.getItem(UPLOADED_MEDIA_KEY) ?? '[]');
      if (Array.isArray(value)) return value;
      logFailure('The list of uploaded media cannot be read; it counts as empty.', value);
    } catch (error) {
      logFailure('The list of uploaded media cannot be read; it counts as empty.', error);
    }
    return [];
  }
  const read = (): readonly UploadedMedia[] =>
    parse().flatMap((value) => {
      const { data, error } = entrySchema.safeParse(value);
      if (error) logFailure('An entry of the uploaded media cannot be used; it is dropped.', error);
      return data ? { ...data, src: mediaName(data.src) } : [];
    });
  const write = (entries: readonly UploadedMedia[]) => {
    try {
      storage.setItem(UPLOADED_MEDIA_KEY, JSON.stringify(entries.slice(0, SIGNED_MEDIA)));
    } catch (error) {
      // The file itself is safe on the server: only this list does not know it.
      logFailure('The list of uploaded media cannot be kept.', error);
    }
  };
  const removed = (): readonly string[] => {
    try {
      return z.array(z.string()).parse(JSON.parse(storage.getItem(REMOVED_MEDIA_KEY) ?? '[]'));
    } catch {
      return [];
    }
  };
  const writeRemoved = (names: readonly string[]) => {
    try {
      storage.setItem(REMOVED_MEDIA_KEY, JSON.stringify(names.slice(0, SIGNED_MEDIA)));
    } catch (error) {
      logFailure('What was taken out of the library cannot be kept; it will be listed again.', error);
    }
  };
  return {
    read,
    /** What was taken out of the library in this browser; the server has it still. */
    removed,
    leaveOut: (src: string) => writeRemoved([...new Set([mediaName(src), ...removed()])]),
    /** The same file again takes the place of its entry. */
    add(entry: UploadedMedia, index: number) {
      const kept = { ...entry, src: mediaName(entry.src) };
      const left = removed();
      if (left.includes(kept.src)) writeRemoved(left.filter((name) => name !== kept.src));
      write(
        read()
          .filter(({ src }) => src !== kept.src)
          .toSpliced(index, 0, kept),
      );
    },
    remove(src: string) {
      write(read().filter((entry) => entry.src !== mediaName(src)));
    },
  };
}
export type UploadedMediaList = ReturnType<typeof createUploadedMedia>;
