import type { editorMomentsMessages } from '../../messages/editor/moments';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMomentsMessages> = ({ number }) => {
  const s = (seconds: number) => `${number(seconds, 1)} s`;
  return {
    label: 'Lo que falta',
    lacks: {
      picture: (seconds, clock) => `${s(seconds)} sin imagen en ${clock}`,
      caption: (seconds, clock) => `${s(seconds)} de voz sin subtítulo en ${clock}`,
    },
    more: (count) => `y ${count} más`,
    mend: {
      extend: (what) => `Alargar ${what}`,
      show: 'Volver a activar',
      close: 'Cerrar el hueco',
      several: 'Corregir todo',
      undo: 'Deshacer',
    },
    mended: 'Corregido',
    notMended: 'No hay nada con que rellenarlo.',
    dismiss: 'Cerrar',
  };
};
