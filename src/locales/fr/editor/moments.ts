import type { editorMomentsMessages } from '../../messages/editor/moments';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMomentsMessages> = ({ number }) => {
  const s = (seconds: number) => `${number(seconds, 1)} s`;
  return {
    label: 'Ce qui manque',
    lacks: {
      picture: (seconds, clock) => `${s(seconds)} sans image à ${clock}`,
      caption: (seconds, clock) => `${s(seconds)} de voix sans sous-titre à ${clock}`,
    },
    more: (count) => `et ${count} de plus`,
    mend: {
      extend: (what) => `Allonger ${what}`,
      show: 'Réactiver',
      close: 'Fermer le trou',
      several: 'Tout corriger',
      undo: 'Annuler',
    },
    mended: 'Corrigé',
    notMended: 'Il n’y a rien pour le combler.',
    dismiss: 'Masquer',
  };
};
