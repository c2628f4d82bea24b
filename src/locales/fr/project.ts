import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    loading: 'Chargement du projet',
    alertTitle: 'Erreur',
    loadFailed: 'Impossible de charger le projet',
    rendering: 'Le rendu de la vidéo est en cours…',
    draft: 'La vidéo n’est pas encore générée…',
    wait: 'Veuillez patienter pendant le traitement de votre vidéo',
    waitsForYou: 'Aucun rendu n’est en cours. Ouvrez l’éditeur pour lancer celui de votre vidéo.',
    invalid: 'Projet non valide',
    invalidText: 'Le projet est indisponible ou non valide. Contactez l’assistance s’il s’agit d’une erreur',
    edit: 'Modifier',
    styles: 'Styles',
    playGif: 'Lire le GIF',
    download: 'Télécharger',
    downloading: 'Téléchargement…',
    cancel: 'Annuler le rendu',
    cancelling: 'Annulation…',
    cancelFailed: 'Le rendu n’a pas pu être annulé. Veuillez réessayer.',
    notifyMe: 'M’avertir à la fin',
    promised: 'Votre navigateur vous avertira. Gardez cet onglet ouvert.',
    forbidden: 'Votre navigateur n’autorise pas les notifications ici. Cette page indique la fin.',
    mailMe: 'M’avertir par e-mail à la fin',
    mailFailed: 'L’e-mail n’a pas pu être activé. Veuillez réessayer.',
    ends: {
      done: 'Votre vidéo est prête.',
      failed: 'Le rendu de la vidéo a échoué.',
      cancelled: 'Le rendu a été annulé.',
    },
    batch: {
      title: 'Formats',
      waiting: 'En attente',
      rendering: 'Rendu en cours',
      done: 'Prêt',
      failed: 'Échec',
    },
    files: 'Fichiers',
    downloadAs: (name) => `Télécharger ${name}`,
    sound: (title) => `Son : ${title}`,
    downloadFailed: (message) => `Échec du téléchargement : ${message}`,
    retry: 'Réessayer',
    progress: 'Progression du rendu',
    frames: (done, total) => `Image ${number(done)} sur ${number(total)}`,
    stages: {
      waiting: 'En file d’attente',
      preparing: 'Préparation',
      drawing: 'Dessin des images',
      checking: 'Comparaison avec l’aperçu',
      converting: 'Écriture du fichier',
      finishing: 'Finalisation',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `encore environ ${Math.max(1, Math.ceil(seconds))} s`
        : `encore environ ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Sonie ${signed(lufs)} LUFS, crête ${signed(peakDb)} dB`,
    noSound: 'Pas de son',
    check: {
      title: 'Comparé à l’aperçu',
      equal: (same, all) => `Vérifié : ${same} images sur ${all} sont comme dans l’aperçu`,
      words: (all) => `${all} mots sur ${all} s’entendent à temps`,
      differs: (differing, all) =>
        `Vérifié : ${differing} images sur ${all} diffèrent de l’aperçu. La vidéo est utilisable telle quelle ; pour la redessiner, relance le rendu`,
      redrawn: 'Les parties qui différaient d’abord ont été dessinées une seconde fois',
      unchecked: {
        took_too_long: 'Non vérifié : la comparaison avec l’aperçu a pris trop de temps',
        failed: 'Non vérifié : la comparaison avec l’aperçu a échoué',
      },
      inFile: (at) => `Dans la vidéo à ${at}`,
      inPreview: (at) => `Dans l’aperçu à ${at}`,
      late: (word, at, offMs) =>
        `« ${word} » à ${at} s’entend ${Math.abs(offMs)} ms trop ${offMs > 0 ? 'tard' : 'tôt'}`,
      unheard: (word, at) => `« ${word} » à ${at} ne s’entend pas`,
    },
    player: (title) => `Vidéo : ${title}`,
    back: 'Tous les projets',
  };
};
