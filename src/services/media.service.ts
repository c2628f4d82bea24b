/** Brings a file of the user's own to the server. [G3] */
import { uploadMedia } from '../../contract/routes/media.routes';
import type { Call } from './http';

export interface MediaService {
  uploadFile(input: { file: File }, signal?: AbortSignal): Promise<{ url: string }>;
}

export const createMediaService = (call: Call): MediaService => ({
  uploadFile: async ({ file }, signal) => {
    const { file_url } = await call(uploadMedia, { file, once: true, ...(signal && { signal }) });
    return { url: file_url };
  },
});
