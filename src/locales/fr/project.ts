import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    notFound: 'Projet introuvable',
    loading: 'Chargement du projet',
    alertTitle: 'Erreur',
    loadFailed: 'Impossible de charger le projet',
    rendering: 'Le rendu de la vidéo est en cours…',
    draft: 'La vidéo n’est pas encore générée…',
    wait: 'Veuillez patienter pendant le traitement de votre vidéo',
    invalid: 'Projet non valide',
    invalidText: 'Le projet est indisponible ou non valide. Contactez l’assistance s’il s’agit d’une erreur',
    defaultTitle: 'Vidéo du projet',
    edit: 'Modifier',
    download: 'Télécharger',
    downloading: 'Téléchargement…',
    downloadFailed: (message) => `Échec du téléchargement : ${message}`,
    retry: 'Réessayer',
    progress: 'Progression du rendu',
    frames: (done, total) => `Image ${number(done)} sur ${number(total)}`,
    stages: {
      waiting: 'En file d’attente',
      preparing: 'Préparation',
      drawing: 'Dessin des images',
      finishing: 'Finalisation',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `encore environ ${Math.max(1, Math.ceil(seconds))} s`
        : `encore environ ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Sonie ${signed(lufs)} LUFS, crête ${signed(peakDb)} dB`,
    noSound: 'Pas de son',
    player: (title) => `Vidéo : ${title}`,
    back: 'Tous les projets',
  };
};
