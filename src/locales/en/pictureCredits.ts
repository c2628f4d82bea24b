/** Words of whose the pictures are that were found for a video. [B4] */
export const pictureCreditsMessages = {
  title: 'Picture credits',
  hint: 'Name these people where you post the video.',
  copy: 'Copy credits',
  copying: 'Copying…',
  copied: 'Copied',
  copyFailed: 'This browser does not let the page copy. Select the text and copy it yourself.',
  untitled: 'Untitled',
  unknown: 'author unknown',
  by: (author: string) => `by ${author}`,
  on: (source: string) => `on ${source}`,
} as const;
