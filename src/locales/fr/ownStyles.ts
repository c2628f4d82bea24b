import type { Translation } from '../inLanguage';
import type { ownStylesMessages } from '../messages/ownStyles';

export const translation: Translation<typeof ownStylesMessages> = {
  title: 'Mes styles',
  loading: 'Chargement de vos styles…',
  unavailable: 'Vos styles n’ont pas pu être chargés.',
  retry: 'Réessayer',
  none: 'Enregistrez l’apparence de cette vidéo pour la réutiliser.',
  save: 'Enregistrer comme mon style',
  name: 'Nom',
  scope: 'À enregistrer',
  scopes: { look: 'Toute l’apparence', captions: 'Sous-titres seuls' },
  holds: {
    look: 'Sous-titres, textes, couleurs, mouvements, transitions et filtres. Ni images, ni paroles.',
    captions: 'L’apparence des sous-titres.',
  },
  keep: 'Enregistrer',
  keeping: 'Enregistrement…',
  cancel: 'Annuler',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  kinds: { look: 'Toute l’apparence', captions: 'Sous-titres' },
  apply: (name) => `Appliquer « ${name} »`,
  rename: (name) => `Renommer « ${name} »`,
  delete: (name) => `Supprimer « ${name} »`,
  confirm: (name) =>
    `Supprimer « ${name} » définitivement ? Les vidéos qui l’utilisent restent telles quelles.`,
  confirmed: 'Supprimer',
  deleting: 'Suppression…',
  worn: (name) => `« ${name} » appliqué`,
  wornWithoutFont: (name) =>
    `« ${name} » appliqué. Sa police n’est plus dans votre kit de marque : l’une des nôtres la remplace.`,
  kept: (name) => `« ${name} » enregistré`,
  deleted: 'Style supprimé',
  captions: 'Mes styles de sous-titres',
};
