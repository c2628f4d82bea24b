import type { editorPlayerMessages } from '../../messages/editor/player';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorPlayerMessages> = ({ number }) => ({
  noTemplate: (name) => `Aucun modèle trouvé sous ce nom : ${name}`,
  label: 'Aperçu',
  opening: 'Ouverture de l’aperçu',
  buffering: 'Chargement des médias',
  play: 'Lire',
  pause: 'Pause',
  replay: 'Relire',
  previousFrame: 'Image précédente',
  nextFrame: 'Image suivante',
  seek: 'Position',
  seekValue: (at, of) => `${number(at, 1)} sur ${number(of, 1)} secondes`,
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  noSound: 'Aucune sortie audio ici : la vidéo est lue sans le son.',
  volume: 'Volume',
  volumeValue: (percent) => `${percent} %`,
  speed: 'Vitesse',
  speedValue: (rate) => `${number(rate, Number.isInteger(rate) ? 0 : 1)}×`,
  repeat: 'Répéter',
  safeZones: 'Zones sûres',
  zoom: 'Zoom',
  zoomFit: 'Tout',
  zoomValue: (percent) => `${percent} %`,
  fullscreen: 'Plein écran',
  leaveFullscreen: 'Quitter le plein écran',
  fullscreenRefused: 'Votre navigateur n’autorise pas le plein écran ici.',
  failedTitle: 'L’aperçu s’est arrêté',
  failedHint: 'Le reste de l’éditeur fonctionne toujours.',
  retry: 'Réessayer',
  mediaFailed: (names) =>
    names.length === 1
      ? `Impossible de charger « ${names[0]} ».`
      : `Impossible de charger ${names.length} fichiers : ${names.map((name) => `« ${name} »`).join(', ')}.`,
  showBroken: 'Afficher',
  canvas: 'Canevas',
  onCanvas: (name) => `${name}, sur le canevas`,
  handleHint:
    'Les flèches le déplacent d’un pixel, de dix avec Maj. Réglez taille et angle dans l’inspecteur.',
  footageHandleHint:
    'Les flèches le déplacent d’un pixel, de dix avec Maj. Appuyez sur Entrée pour le recadrer. Réglez taille et angle dans l’inspecteur.',
  textHandleHint:
    'Les flèches le déplacent d’un pixel, de dix avec Maj. Appuyez sur Entrée pour modifier le texte.',
  editText: 'Texte sur le canevas',
  crop: {
    label: (name) => `Recadrage de ${name}`,
    frame: 'Ce qui reste de l’image',
    hint: 'Les flèches le déplacent ; avec Maj, elles l’agrandissent ou le réduisent. Entrée garde le recadrage, Échap l’abandonne.',
    left: (width, height) => `Il reste ${width} % de la largeur et ${height} % de la hauteur`,
    leave: 'Annuler',
    whole: 'Entière',
    keep: 'Terminé',
  },
});
