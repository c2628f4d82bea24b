import type { renderSheetMessages } from '../../messages/editor/renderSheet';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof renderSheetMessages> = {
  title: 'Lancer le rendu',
  close: 'Annuler',
  render: 'Lancer',
  kind: 'Fichier',
  kinds: { mp4: 'MP4', webm: 'WebM', gif: 'GIF', m4a: 'M4A (son seul)', mp3: 'MP3 (son seul)' },
  formats: 'Formats',
  several: (count) => `${count} vidéos`,
  resolution: 'Résolution',
  resolutions: { '720p': '720p', '1080p': '1080p', '4k': '4K' },
  frameRate: 'Images',
  fps: (fps) => `${fps} par seconde`,
  captions: 'Sous-titres',
  shown: { burnt: 'Dans l’image', none: 'Aucun' },
  beside: {
    film: 'Les sous-titres sont aussi fournis en fichiers SRT et VTT.',
    gif: 'Un GIF n’a pas de son et, plus il est long, plus son image est petite. Les sous-titres sont aussi fournis en fichiers SRT et VTT.',
    sound: 'Les sous-titres sont fournis en fichiers SRT et VTT.',
  },
  mail: 'M’avertir par e-mail à la fin',
  free: 'Ne coûte aucun crédit',
  foretelling: 'Estimation de la taille et de la durée…',
  unforetold: 'Taille et durée inconnues pour le moment.',
  atMost: (span) => `au plus ${span}`,
  unknownTime: 'durée encore inconnue',
  unknownSize: 'taille encore inconnue',
  pixels: (width, height) => `${width} × ${height} px`,
  rate: (fps) => `${fps} images par seconde`,
};
