/** Saves an address as a file of a given name. [V5] */
import { ServiceError } from '../../serviceError';

interface Options {
  fetch: typeof globalThis.fetch;
  document: Document;
}
interface Download {
  readonly url: string;
  readonly fileName: string;
}

export const createDownloadFile =
  ({ fetch, document }: Options) =>
  async ({ url, fileName }: Download, signal?: AbortSignal): Promise<void> => {
    const response = await fetch(url, { ...(signal && { signal }) });
    if (!response.ok) throw new ServiceError('status', response.status, null);
    const blobAddress = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = blobAddress;
    link.download = fileName;
    link.click();
    // The browser reads the blob after the click: it is let go of a little later.
    setTimeout(() => URL.revokeObjectURL(blobAddress), 10_000);
  };
