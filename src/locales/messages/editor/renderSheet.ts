/** Words of the sheet before a render. [ED4] */
import { inLanguage } from '../../inLanguage';

export const renderSheetMessages = inLanguage('editor/renderSheet', {
  title: 'Render video',
  close: 'Cancel',
  render: 'Render',
  kind: 'File',
  kinds: { mp4: 'MP4', webm: 'WebM', gif: 'GIF', m4a: 'M4A (sound only)', mp3: 'MP3 (sound only)' },
  formats: 'Formats',
  several: (count: number) => `${count} videos`,
  resolution: 'Resolution',
  resolutions: { '720p': '720p', '1080p': '1080p', '4k': '4K' },
  frameRate: 'Frame rate',
  fps: (fps: number) => `${fps} per second`,
  captions: 'Captions',
  shown: { burnt: 'In the picture', none: 'None' },
  beside: {
    film: 'The captions also come as SRT and VTT files.',
    gif: 'A GIF has no sound, and the longer it is, the smaller its picture. The captions also come as SRT and VTT files.',
    sound: 'The captions come as SRT and VTT files.',
  },
  mail: 'E-mail me when it’s done',
  /** A render takes none of them, whatever it becomes. */
  free: 'Costs no credits',
  foretelling: 'Estimating size and time…',
  unforetold: 'Size and time aren’t known right now.',
  atMost: (span: string) => `at most ${span}`,
  unknownTime: 'time unknown',
  unknownSize: 'size unknown',
  pixels: (width: number, height: number) => `${width} × ${height} px`,
  rate: (fps: number) => `${fps} frames per second`,
});
