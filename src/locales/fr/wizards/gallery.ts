import type { galleryMessages } from '../../messages/wizards/gallery';
import type { Translation } from '../../inLanguage';

/** In the middle of a sentence; both nouns are feminine. */
const the = (what: string) =>
  (/^i/i.test(what) ? 'l’' : 'la ') + what.charAt(0).toLowerCase() + what.slice(1);

export const translation: Translation<typeof galleryMessages> = {
  title: 'Galerie',
  close: 'Fermer la galerie',
  import: 'Importer des médias',
  importHint: 'Déposez des images et des vidéos ici, ou choisissez-les',
  uploading: (percent) => `Importation ${percent} %`,
  complete: 'Importation terminée',
  progress: 'Importation',
  failures: 'Impossible d’ajouter ces fichiers :',
  notMedia: 'ce n’est ni une image ni une vidéo.',
  tryAgain: 'l’importation a échoué. Veuillez réessayer.',
  dismiss: 'Ignorer',
  done: 'Terminé',
  picture: (number) => `Image ${number}`,
  video: (number) => `Vidéo ${number}`,
  offered: 'Aussi sur cette page',
  add: (number) => `Ajouter l’image ${number} de cette page`,
  remove: (what) => `Retirer ${the(what)}`,
  playHere: (what) => `Lire ${the(what)} ici`,
  orderHint: 'Les images et les vidéos apparaissent dans cet ordre. Glissez-les ou utilisez les flèches.',
  moveEarlier: (what) => `Avancer ${the(what)}`,
  moveLater: (what) => `Reculer ${the(what)}`,
  moves: 'Déplacements',
  pictureMoved: (from, to, count) => `L’image ${from} est maintenant l’image ${to} sur ${count}.`,
  videoMoved: (from, to, count) => `La vidéo ${from} est maintenant la vidéo ${to} sur ${count}.`,
};
