import type { editorCaptionsMessages } from '../../messages/editor/captions';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorCaptionsMessages> = ({ plural, number }) => {
  const captions = (count: number) => `${number(count)} ${plural(count, 'subtítulo', 'subtítulos')}`;
  const words = (count: number) => `${number(count)} ${plural(count, 'palabra', 'palabras')}`;
  return {
    list: 'Subtítulos',
    correct: 'Corregir',
    cancel: 'Cancelar',
    edit: {
      title: (clock) => `Subtítulo en ${clock}`,
      text: 'Texto del subtítulo',
      from: 'Desde',
      to: 'Hasta',
      split: 'Dividir en el cursor',
      splitHint: 'Pon el cursor donde deba empezar el segundo subtítulo.',
      mergePrevious: 'Unir con el anterior',
      mergeNext: 'Unir con el siguiente',
      remove: 'Eliminar',
      unsettled: 'Primero corrige o cancela este subtítulo.',
      failed: 'No ha funcionado. Tu texto está a salvo.',
    },
    changed: {
      correct: 'Subtítulo corregido',
      split: 'Subtítulo dividido en dos',
      merge: 'Subtítulos unidos',
      remove: 'Subtítulo eliminado',
    },
    row: (clock, text) => `${clock} ${text}`,
    empty: {
      title: 'Aún no hay subtítulos',
      text: 'Añade uno en el cabezal o importa un archivo de subtítulos.',
    },
    add: 'Añadir subtítulo',
    newText: 'Subtítulo nuevo',
    off: 'Los subtítulos están desactivados.',
    switchOn: 'Activar',
    search: {
      field: 'Buscar en los subtítulos',
      found: (found, all) => `${number(found)} de ${captions(all)}`,
      nothing: 'No se han encontrado subtítulos.',
      open: 'Buscar y reemplazar',
      close: 'Cerrar buscar y reemplazar',
      replacement: 'Reemplazar por',
      submit: 'Reemplazar todo',
      replaced: (count) =>
        count === 0
          ? 'No se han encontrado subtítulos.'
          : `${captions(count)} ${plural(count, 'cambiado', 'cambiados')}`,
    },
    files: {
      menu: 'Archivos de subtítulos',
      import: 'Importar subtítulos…',
      exportSrt: 'Descargar como SRT',
      exportVtt: 'Descargar como VTT',
      reading: (name) => `Leyendo ${name}…`,
      found: (count, name) => `${captions(count)} en ${name}`,
      replaces: (count) =>
        count === 0
          ? 'Se añadirán al vídeo.'
          : `Sustituirán ${plural(count, 'al subtítulo', `a los ${captions(count)}`)} que tienes ahora.`,
      problemsTitle: (count) => `${number(count)} ${plural(count, 'línea', 'líneas')} por revisar`,
      line: (line) => `Línea ${line}`,
      confirm: 'Importar',
      importing: 'Importando…',
      otherFile: 'Elegir otro archivo',
      close: 'Cerrar',
      nothingFound: (name) => `No hay subtítulos en ${name}.`,
      imported: (count) => `${captions(count)} ${plural(count, 'importado', 'importados')}`,
      unreadable: {
        tooLarge: 'Este archivo es demasiado grande para subtítulos. El límite es de 4 MB.',
        notText: 'No es un archivo de texto. Elige un archivo .srt o .vtt.',
        failed: 'No se ha podido leer este archivo.',
      },
      problems: {
        tooLarge: 'El archivo es demasiado largo para leerlo entero.',
        noCues: 'No contiene subtítulos.',
        badTime: 'No se puede leer este tiempo, así que se ha omitido el subtítulo.',
        endsBeforeItBegins: 'Termina antes de empezar, así que se ha omitido.',
        beforeStart: 'Empieza antes que el vídeo.',
        tooLate: 'Empieza después de la duración máxima, así que se ha omitido.',
        noText: 'No tiene texto, así que se ha omitido.',
        longText: 'El texto era demasiado largo y se ha acortado.',
        noTime: 'Este texto no tiene tiempo, así que se ha omitido.',
        outOfOrder: 'Estaba desordenado y se ha movido.',
        overlaps: 'Se solapa con el subtítulo anterior, que se ha acortado.',
      },
    },
    transcript: {
      title: 'Transcripción',
      hint: 'Pulsa una palabra para ir a ella, o púlsala dos veces para corregir su subtítulo.',
      emptyTitle: 'Aún no hay transcripción',
      emptyText: 'Aquí aparecen las palabras de tus subtítulos en el orden en que se dicen.',
      paragraph: (clock) => `Desde ${clock}`,
      word: (text, clock) => `${text}, ${clock}`,
    },
    script: {
      title: 'Guion',
      facts: (count, spoken) => `${words(count)} · ${spoken} de locución`,
      copy: 'Copiar guion',
      copying: 'Copiando…',
      copied: 'Copiado',
      copyFailed: 'Tu navegador ha bloqueado la copia. Selecciona el texto y cópialo tú.',
      scene: (nth) => `Escena ${nth}`,
      words,
      emptyTitle: 'Aún no hay guion',
      emptyText: 'El guion se compone de tus subtítulos. Aún no hay ninguno.',
    },
  };
};
