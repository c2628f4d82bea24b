import type { voiceRecorderMessages } from '../../messages/wizards/voiceRecorder';
import type { Translation } from '../../inLanguage';

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const translation: Translation<typeof voiceRecorderMessages> = ({ number }) => ({
  source: 'Qui parle',
  sources: {
    voice: { label: 'Voix de synthèse', text: 'Lit votre script' },
    recording: { label: 'Votre propre voix', text: 'Enregistrée ici ou importée' },
    nobody: { label: 'Sans voix off', text: 'Sous-titres et musique seulement' },
  },
  speed: 'Vitesse de la voix',
  readingSpeed: 'Vitesse de lecture',
  times: (speed) => `${number(speed, Number.isInteger(speed * 10) ? 1 : 2)}×`,
  pace: { slower: 'Plus lent', faster: 'Plus rapide' },
  nobodyHint: 'Les sous-titres suivent le rythme de lecture et la musique est à plein volume.',
  emptyHint:
    'Lisez votre script à voix haute dans une pièce calme. Les sous-titres suivent votre voix, mot à mot.',
  record: 'Enregistrer votre voix',
  fileName: 'Ma voix',
  upload: 'Importer un enregistrement',
  formats: 'MP3, M4A, WAV, WebM ou OGG, jusqu’à dix minutes.',
  script: 'Votre script',
  asking: 'Autorisez l’accès au micro…',
  countIn: (left) => `L’enregistrement commence dans ${left}`,
  listening: (seconds) => `Enregistrement ${clock(seconds)}`,
  level: 'Niveau du micro',
  stop: 'Arrêter l’enregistrement',
  cancel: 'Annuler l’enregistrement',
  finishing: 'Finalisation de l’enregistrement…',
  recorded: (seconds) => `Votre enregistrement · ${clock(seconds)}`,
  play: 'Écouter votre enregistrement',
  pause: 'Mettre votre enregistrement en pause',
  accept: 'Utiliser cet enregistrement',
  again: 'Enregistrer à nouveau',
  discard: 'Abandonner',
  uploading: 'Vérification de votre enregistrement…',
  stopUpload: 'Annuler l’importation',
  retry: 'Réessayer',
  kept: (seconds) => `${clock(seconds)} · les sous-titres suivront votre voix`,
  remove: 'Retirer l’enregistrement',
  faults: {
    microphoneRefused:
      'Votre navigateur bloque le micro. Autorisez-le à côté de la barre d’adresse, puis réessayez.',
    microphoneMissing: 'Aucun micro trouvé. Branchez-en un ou importez un enregistrement.',
    microphoneInsecure:
      'Les navigateurs n’autorisent le micro que sur les pages https. Ouvrez cette page en https ou importez un enregistrement.',
    microphoneFailed: 'Votre micro ne répond pas. Une autre app l’utilise peut-être.',
    uploadFailed: 'Impossible d’importer l’enregistrement.',
  },
});
