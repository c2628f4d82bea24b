import type { renderSheetMessages } from '../../messages/editor/renderSheet';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof renderSheetMessages> = {
  title: 'Video rendern',
  close: 'Abbrechen',
  render: 'Rendern',
  kind: 'Datei',
  kinds: { mp4: 'MP4', webm: 'WebM', gif: 'GIF', m4a: 'M4A (nur Ton)', mp3: 'MP3 (nur Ton)' },
  formats: 'Formate',
  several: (count) => `${count} Videos`,
  resolution: 'Auflösung',
  resolutions: { '720p': '720p', '1080p': '1080p', '4k': '4K' },
  frameRate: 'Bildrate',
  fps: (fps) => `${fps} pro Sekunde`,
  captions: 'Untertitel',
  shown: { burnt: 'Im Bild', none: 'Keine' },
  beside: {
    film: 'Die Untertitel gibt es auch als SRT- und VTT-Datei.',
    gif: 'Ein GIF hat keinen Ton, und je länger es ist, desto kleiner ist sein Bild. Die Untertitel gibt es auch als SRT- und VTT-Datei.',
    sound: 'Die Untertitel gibt es als SRT- und VTT-Datei.',
  },
  mail: 'Mail an mich, wenn es fertig ist',
  free: 'Kostet keine Credits',
  foretelling: 'Größe und Dauer werden geschätzt …',
  unforetold: 'Größe und Dauer sind gerade nicht bekannt.',
  atMost: (span) => `höchstens ${span}`,
  unknownTime: 'Dauer noch nicht bekannt',
  unknownSize: 'Größe noch nicht bekannt',
  pixels: (width, height) => `${width} × ${height} px`,
  rate: (fps) => `${fps} Bilder pro Sekunde`,
};
