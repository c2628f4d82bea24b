import type { usageMessages } from '../../messages/account/usage';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof usageMessages> = {
  title: 'Utilisation',
  loading: 'Calcul en cours',
  unavailable: 'Votre utilisation n’a pas pu être chargée.',
  retry: 'Réessayer',
  credits: 'Crédits',
  stored: 'Stockage',
  kinds: {
    media: 'Images et clips',
    recordings: 'Enregistrements',
    brand_assets: 'Fichiers de marque',
    videos: 'Vidéos terminées',
  },
  projects: 'Projets',
  uploads: 'Fichiers envoyés aujourd’hui',
  jobs: 'Vidéos en préparation',
  renders: 'Vidéos en cours de rendu',
  of: (used, limit) => `${used} sur ${limit}`,
};
