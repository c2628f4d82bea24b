/** Words of the gallery. [G] */
import { inLanguage } from '../../inLanguage';

export const galleryMessages = inLanguage('wizards/gallery', {
  title: 'Gallery',
  close: 'Close gallery',
  import: 'Import Media',
  importHint: 'Drop pictures and videos here, or browse',
  uploading: (percent: number) => `Uploading ${percent}%`,
  complete: 'Uploading complete',
  progress: 'Upload',
  failures: 'Couldn’t add these files:',
  notMedia: 'it isn’t a picture or a video.',
  tryAgain: 'the upload failed. Please try again.',
  dismiss: 'Dismiss',
  done: 'Done',
  picture: (number: number) => `Picture ${number}`,
  video: (number: number) => `Video ${number}`,
  offered: 'Also on this page',
  add: (number: number) => `Add picture ${number} from this page`,
  remove: (what: string) => `Remove ${what.toLowerCase()}`,
  playHere: (what: string) => `Play ${what.toLowerCase()} here`,
  orderHint: 'Pictures and videos appear in this order. Drag them or use the arrows.',
  moveEarlier: (what: string) => `Move ${what.toLowerCase()} earlier`,
  moveLater: (what: string) => `Move ${what.toLowerCase()} later`,
  moves: 'Moves',
  pictureMoved: (from: number, to: number, count: number) =>
    `Picture ${from} is now picture ${to} of ${count}.`,
  videoMoved: (from: number, to: number, count: number) => `Video ${from} is now video ${to} of ${count}.`,
});
