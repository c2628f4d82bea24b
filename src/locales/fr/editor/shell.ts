import type { editorShellMessages } from '../../messages/editor/shell';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorShellMessages> = ({ plural, number }) => {
  const items = (count: number) => `${number(count)} ${plural(count, 'élément', 'éléments')}`;
  return {
    opening: 'Ouverture de l’éditeur',
    back: 'Tous les projets',
    editing: (title) => `Modification de ${title}`,
    undo: 'Annuler',
    redo: 'Rétablir',
    undoStep: (name) => `Annuler : ${name}`,
    redoStep: (name) => `Rétablir : ${name}`,
    undone: (name) => `Annulé : ${name}`,
    redone: (name) => `Rétabli : ${name}`,
    nothingToUndo: 'Rien à annuler.',
    nothingToRedo: 'Rien à rétablir.',
    format: 'Format',
    formats: {
      '9:16': '9:16 portrait',
      '4:5': '4:5 publication',
      '1:1': '1:1 carré',
      '16:9': '16:9 paysage',
    },
    versions: 'Versions',
    shortcuts: 'Raccourcis clavier',
    toLight: 'Couleurs claires',
    toDark: 'Couleurs sombres',
    render: 'Lancer le rendu',
    saving: 'Enregistrement…',
    requesting: 'Démarrage du rendu…',
    unsaved:
      'Impossible d’enregistrer vos derniers changements, donc le rendu n’a pas été lancé. Veuillez réessayer.',
    renderFailed: 'Impossible de faire le rendu de la vidéo. Veuillez réessayer.',
    dismiss: 'Ignorer',
    toolbar: 'Outils',
    captionsOn: 'Afficher les sous-titres',
    panels: {
      text: 'Texte',
      audios: 'Audio',
      shapes: 'Formes',
      photos: 'Photos',
      videos: 'Vidéos',
      brand: 'Marque',
    },
    closePanel: 'Fermer le panneau',
    tabs: {
      inspector: 'Modifier',
      captions: 'Sous-titres',
      transcript: 'Transcription',
      script: 'Script',
      clips: 'Clips',
    },
    panes: { stage: 'Aperçu', side: 'Détails', timeline: 'Timeline' },
    resizeTimeline: 'Redimensionner la timeline',
    resizePanel: 'Redimensionner le panneau',
    resizeSide: 'Redimensionner les détails',
    marker: (count) => `Repère ${count}`,
    cut: (count) => `${items(count)} ${plural(count, 'coupé', 'coupés')}`,
    copied: (count) => `${items(count)} ${plural(count, 'copié', 'copiés')}`,
    repairedTitle: 'Ce projet a été réparé',
    damagedTitle: 'Ce projet ne peut pas être ouvert',
    damaged:
      'Sa mise en page est trop abîmée. Rien n’a été changé, et une version antérieure fonctionne peut-être encore.',
    repaired: {
      notes: {
        itemRepaired: 'Une partie d’un élément était illisible et a été réparée',
        itemSetAside: 'Un élément de type inconnu est gardé, mais pas affiché',
        idDropped: 'Une référence à un élément absent a été retirée',
        fieldRepaired: 'Une partie de la mise en page était illisible et a été réparée',
        tracksMade: 'Les éléments sans piste ont été placés sur une piste',
        unknownTemplate: 'Son style est inconnu',
      },
      count: (count) => `Nous avons trouvé ${number(count)} ${plural(count, 'problème', 'problèmes')} :`,
      more: (count) => `et ${number(count)} de plus`,
      ofItem: (what, id) => `${what} (${id})`,
    },
  };
};
