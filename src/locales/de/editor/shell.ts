import type { editorShellMessages } from '../../messages/editor/shell';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorShellMessages> = ({ plural, number }) => {
  const items = (count: number) => `${number(count)} ${plural(count, 'Element', 'Elemente')}`;
  return {
    opening: 'Der Editor wird geöffnet',
    back: 'Alle Projekte',
    editing: (title) => `${title} bearbeiten`,
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undoStep: (name) => `Rückgängig: ${name}`,
    redoStep: (name) => `Wiederholen: ${name}`,
    undone: (name) => `Rückgängig gemacht: ${name}`,
    redone: (name) => `Wiederholt: ${name}`,
    nothingToUndo: 'Nichts rückgängig zu machen.',
    nothingToRedo: 'Nichts zu wiederholen.',
    format: 'Format',
    formats: {
      '9:16': '9:16 Hochformat',
      '4:5': '4:5 Beitrag',
      '1:1': '1:1 Quadrat',
      '16:9': '16:9 Breitbild',
    },
    versions: 'Versionen',
    shortcuts: 'Tastenkürzel',
    toLight: 'Helle Farben',
    toDark: 'Dunkle Farben',
    render: 'Video rendern',
    saving: 'Wird gespeichert …',
    requesting: 'Rendern startet …',
    unsaved:
      'Deine letzten Änderungen konnten nicht gespeichert werden, deshalb wurde nicht gerendert. Bitte versuche es noch einmal.',
    renderFailed: 'Das Video konnte nicht gerendert werden. Bitte versuche es noch einmal.',
    dismiss: 'Ausblenden',
    toolbar: 'Werkzeuge',
    captionsOn: 'Untertitel zeigen',
    panels: {
      text: 'Text',
      audios: 'Audio',
      shapes: 'Formen',
      photos: 'Fotos',
      videos: 'Videos',
      brand: 'Marke',
    },
    closePanel: 'Bereich schließen',
    tabs: {
      inspector: 'Bearbeiten',
      captions: 'Untertitel',
      transcript: 'Transkript',
      script: 'Skript',
      clips: 'Clips',
    },
    panes: { stage: 'Vorschau', side: 'Details', timeline: 'Zeitleiste' },
    resizeTimeline: 'Größe der Zeitleiste ändern',
    resizePanel: 'Größe des Bereichs ändern',
    resizeSide: 'Größe der Details ändern',
    marker: (count) => `Marker ${count}`,
    cut: (count) => `${items(count)} ausgeschnitten`,
    copied: (count) => `${items(count)} kopiert`,
    repairedTitle: 'Dieses Projekt wurde repariert',
    damagedTitle: 'Dieses Projekt lässt sich nicht öffnen',
    damaged:
      'Das Layout ist zu stark beschädigt. Nichts wurde geändert, und eine frühere Version funktioniert vielleicht noch.',
    repaired: {
      notes: {
        itemRepaired: 'Ein Teil eines Elements war unlesbar und wurde repariert',
        itemSetAside: 'Ein Element unbekannter Art bleibt erhalten, wird aber nicht gezeigt',
        idDropped: 'Ein Verweis auf ein fehlendes Element wurde entfernt',
        fieldRepaired: 'Ein Teil des Layouts war unlesbar und wurde repariert',
        tracksMade: 'Elemente ohne Spur haben eine bekommen',
        unknownTemplate: 'Der Stil ist unbekannt',
      },
      count: (count) => `Wir haben ${number(count)} ${plural(count, 'Problem', 'Probleme')} gefunden:`,
      more: (count) => `und ${number(count)} weitere`,
      ofItem: (what, id) => `${what} (${id})`,
    },
  };
};
