import type { shellMessages } from '../messages/shell';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof shellMessages> = ({ plural, number }) => ({
  description: 'De courtes vidéos verticales à partir d’un lien produit ou d’un sujet.',
  loading: 'Chargement',
  notFound: '404 Page introuvable',
  notFoundHint: 'Cette page n’existe pas.',
  goHome: 'Aller à vos projets',
  mainNavigation: 'Principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  projects: 'Projets',
  jobs: 'Tâches',
  myVideos: 'Mes vidéos',
  voices: 'Voix',
  brandKit: 'Kit de marque',
  account: 'Paramètres',
  operator: 'Opérateur',
  createNavigation: 'Créer',
  createHome: 'Reelwright, créer une vidéo',
  createPlace: 'Créer',
  myVideo: 'Mes vidéos',
  createVideo: 'Créer une vidéo',
  credits: (credits) => `${number(credits)} ${plural(credits, 'crédit restant', 'crédits restants')}`,
  creditsHint: (videos) =>
    videos === 0
      ? 'Pas assez pour une autre vidéo'
      : `Assez pour ${number(videos)} ${plural(videos, 'vidéo', 'vidéos')} de plus`,
  logout: 'Se déconnecter',
  language: 'Langue',
  skip: 'Aller au contenu',
  partFailed: {
    title: 'Cette partie ne s’est pas chargée',
    text: 'Vérifiez votre connexion et réessayez. Si cela ne suffit pas, rechargez la page.',
    retry: 'Réessayer',
    retrySmall: 'Non chargé. Réessayer',
  },
});
