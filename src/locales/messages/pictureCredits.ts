/** Words of whose the pictures are that were found for a video. [B4] */
import { inLanguage } from '../inLanguage';

export const pictureCreditsMessages = inLanguage('pictureCredits', {
  title: 'Sources and credits',
  hint: 'Credit these people wherever you post the video.',
  copy: 'Copy credits',
  copying: 'Copying…',
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
  untitled: 'Untitled',
  unknown: 'unknown author',
  by: (author: string) => `by ${author}`,
  on: (source: string) => `on ${source}`,
});
