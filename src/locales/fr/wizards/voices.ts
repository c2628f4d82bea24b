import type { voicesMessages } from '../../messages/wizards/voices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof voicesMessages> = ({ plural, number }) => ({
  title: 'Voix',
  subtitle: 'Écoutez, comparez et lancez une vidéo avec celle que vous préférez.',
  loading: 'Chargement des voix…',
  failed: 'Impossible de charger les voix. Veuillez réessayer.',
  retry: 'Réessayer',
  search: 'Rechercher une voix',
  searchPlaceholder: 'Nom, ton ou accent',
  values: {
    female: 'féminine',
    male: 'masculine',
    young: 'jeune',
    'middle aged': 'd’âge moyen',
    old: 'âgée',
    american: 'américain',
    british: 'britannique',
    scottish: 'écossais',
    australian: 'australien',
    advertisement: 'publicité',
    educational: 'pédagogie',
    narration: 'narration',
    'social media': 'réseaux sociaux',
  },
  traits: { language: 'Langue', gender: 'Genre', accent: 'Accent', age: 'Âge', use_case: 'Usage' },
  all: {
    language: 'Toutes les langues',
    gender: 'Tous les genres',
    accent: 'Tous les accents',
    age: 'Tous les âges',
    use_case: 'Tous les usages',
  },
  count: (shown, all) =>
    shown === all
      ? `${number(all)} voix`
      : `${number(shown)} ${plural(shown, 'voix', 'voix')} sur ${number(all)}`,
  unmatchedTitle: 'Aucune voix trouvée',
  unmatchedText: 'Essayez moins de mots ou retirez un filtre.',
  clear: 'Afficher toutes les voix',
  emptyTitle: 'Aucune voix pour l’instant',
  emptyText: 'Aucune voix n’est installée sur ce serveur. Demandez à son administrateur, puis revérifiez.',
  lookAgain: 'Revérifier',
  play: (name) => `Lire l’extrait de ${name}`,
  pause: (name) => `Mettre l’extrait de ${name} en pause`,
  use: 'Utiliser dans une nouvelle vidéo',
  ad: 'Publicité',
  adWith: (name) => `Publicité avec ${name}`,
  explainer: 'Explication',
  explainerWith: (name) => `Explication avec ${name}`,
});
