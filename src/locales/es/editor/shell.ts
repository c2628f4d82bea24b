import type { editorShellMessages } from '../../messages/editor/shell';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorShellMessages> = ({ plural, number }) => {
  const items = (count: number) => `${number(count)} ${plural(count, 'elemento', 'elementos')}`;
  return {
    opening: 'Abriendo el editor',
    back: 'Todos los proyectos',
    editing: (title) => `Editando ${title}`,
    undo: 'Deshacer',
    redo: 'Rehacer',
    undoStep: (name) => `Deshacer: ${name}`,
    redoStep: (name) => `Rehacer: ${name}`,
    undone: (name) => `Deshecho: ${name}`,
    redone: (name) => `Rehecho: ${name}`,
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    format: 'Formato',
    formats: {
      '9:16': '9:16 vertical',
      '4:5': '4:5 publicación',
      '1:1': '1:1 cuadrado',
      '16:9': '16:9 horizontal',
    },
    versions: 'Versiones',
    shortcuts: 'Atajos de teclado',
    toLight: 'Colores claros',
    toDark: 'Colores oscuros',
    render: 'Renderizar vídeo',
    saving: 'Guardando…',
    requesting: 'Iniciando el renderizado…',
    unsaved:
      'No se han podido guardar tus últimos cambios, así que no se ha renderizado. Inténtalo de nuevo.',
    renderFailed: 'No se ha podido renderizar el vídeo. Inténtalo de nuevo.',
    dismiss: 'Descartar',
    toolbar: 'Herramientas',
    captionsOn: 'Mostrar subtítulos',
    panels: {
      text: 'Texto',
      audios: 'Audio',
      shapes: 'Formas',
      photos: 'Fotos',
      videos: 'Vídeos',
      brand: 'Marca',
    },
    closePanel: 'Cerrar panel',
    tabs: {
      inspector: 'Editar',
      captions: 'Subtítulos',
      transcript: 'Transcripción',
      script: 'Guion',
      clips: 'Clips',
    },
    panes: { stage: 'Vista previa', side: 'Detalles', timeline: 'Línea de tiempo' },
    resizeTimeline: 'Cambiar el tamaño de la línea de tiempo',
    resizePanel: 'Cambiar el tamaño del panel',
    resizeSide: 'Cambiar el tamaño de los detalles',
    marker: (count) => `Marcador ${count}`,
    cut: (count) => `Cortado: ${items(count)}`,
    copied: (count) => `Copiado: ${items(count)}`,
    repairedTitle: 'Este proyecto se ha reparado',
    damagedTitle: 'Este proyecto no se puede abrir',
    damaged:
      'Su diseño está demasiado dañado. No se ha cambiado nada, y puede que una versión anterior aún funcione.',
    repaired: {
      notes: {
        itemRepaired: 'Parte de un elemento era ilegible y se ha reparado',
        itemSetAside: 'Un elemento de tipo desconocido se conserva, pero no se muestra',
        idDropped: 'Se ha quitado una referencia a un elemento que falta',
        fieldRepaired: 'Parte del diseño era ilegible y se ha reparado',
        tracksMade: 'Los elementos sin pista se han puesto en una',
        unknownTemplate: 'Su estilo es desconocido',
      },
      count: (count) => `Hemos encontrado ${number(count)} ${plural(count, 'problema', 'problemas')}:`,
      more: (count) => `y ${number(count)} más`,
      ofItem: (what, id) => `${what} (${id})`,
    },
  };
};
