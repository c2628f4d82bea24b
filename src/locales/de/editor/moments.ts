import type { editorMomentsMessages } from '../../messages/editor/moments';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMomentsMessages> = ({ number }) => {
  const s = (seconds: number) => `${number(seconds, 1)} s`;
  return {
    label: 'Was fehlt',
    lacks: {
      picture: (seconds, clock) => `${s(seconds)} ohne Bild bei ${clock}`,
      caption: (seconds, clock) => `${s(seconds)} Stimme ohne Untertitel bei ${clock}`,
    },
    more: (count) => `und ${count} weitere`,
    mend: {
      extend: (what) => `${what} verlängern`,
      show: 'Wieder einschalten',
      close: 'Lücke schließen',
      several: 'Alle beheben',
      undo: 'Rückgängig',
    },
    mended: 'Behoben',
    notMended: 'Es gibt nichts, was hier hineinpasst.',
    dismiss: 'Ausblenden',
  };
};
