/** Brings a file of the user's own to the server. [G3] */
import { uploadMedia, type UploadedKind } from '../../contract/routes/media.routes';
import type { Call } from './http';

interface UploadedFile {
  readonly url: string;
  readonly kind: UploadedKind;
}
export interface MediaService {
  uploadFile(input: { file: File }, signal?: AbortSignal): Promise<UploadedFile>;
}

export const createMediaService = (call: Call): MediaService => ({
  uploadFile: async ({ file }, signal) => {
    const { file_url, kind } = await call(uploadMedia, { file, once: true, ...(signal && { signal }) });
    return { url: file_url, kind };
  },
});
