/** Names of the files that a job leaves behind, below its own prefix. */
export const CAPTIONS_FILE = 'captions.json';
/** @param count 1 is the first that is shown. */
export const pictureFile = (template: string, count: number) =>
  `pictures/${template}/${String(count).padStart(2, '0')}.jpg`;
export const pictureBackdropFile = (template: string, count: number) =>
  pictureFile(template, count).replace(/\.jpg$/, '.backdrop.jpg');
export const layoutFile = (template: string) => `layouts/${template}.json`;
