/** Words of the gallery. [G] */
export const galleryWords = {
  title: 'Gallery',
  close: 'Close gallery',
  import: 'Import Media',
  importHint: 'Drop pictures and videos here, or choose them',
  uploading: (percent: number) => `Uploading ${percent}%`,
  complete: 'Uploading complete',
  progress: 'Upload',
  failures: 'These files did not come in:',
  notMedia: 'it is neither a picture nor a video.',
  tryAgain: 'it could not be uploaded. Please try again.',
  dismiss: 'Dismiss',
  done: 'Done',
  picture: (number: number) => `Picture ${number}`,
  video: (number: number) => `Video ${number}`,
  remove: (what: string) => `Remove ${what.toLowerCase()}`,
} as const;
