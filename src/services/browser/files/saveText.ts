/** Saves a text that the page has made as a file of a given name. */

interface TextFile {
  readonly text: string;
  readonly fileName: string;
  /** A media type, such as `text/vtt`. */
  readonly type: string;
}

export const createSaveText =
  ({ document }: { readonly document: Document }) =>
  ({ text, fileName, type }: TextFile): void => {
    const blobAddress = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = blobAddress;
    link.download = fileName;
    link.click();
    // The browser reads the blob after the click: it is let go of a little later.
    setTimeout(() => URL.revokeObjectURL(blobAddress), 10_000);
  };
