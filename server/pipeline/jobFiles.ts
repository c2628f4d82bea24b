/** Names of the files that a job leaves behind, below its own prefix. */
export const CAPTIONS_FILE = 'captions.json';
export const layoutFile = (template: string) => `layouts/${template}.json`;
