/** Names of the files that a job leaves behind, below its own prefix. */
export const CAPTIONS_FILE = 'captions.json';
/** @param name how the picture is counted: 1 is the first that is shown. */
export const pictureFile = (count: number) => `pictures/${String(count).padStart(2, '0')}.jpg`;
export const pictureBackdropFile = (count: number) =>
  `pictures/${String(count).padStart(2, '0')}.backdrop.jpg`;
export const layoutFile = (template: string) => `layouts/${template}.json`;
