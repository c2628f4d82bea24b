import type { editorCaptionsMessages } from '../../messages/editor/captions';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorCaptionsMessages> = ({ plural, number }) => {
  const captions = (count: number) => `${number(count)} ${plural(count, 'subtítulo', 'subtítulos')}`;
  const words = (count: number) => `${number(count)} ${plural(count, 'palabra', 'palabras')}`;
  return {
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
      hint: 'Pulsa una palabra para ir a ella, o dos veces para corregir su subtítulo. Arrastra sobre las palabras, o mantén Mayús, para seleccionarlas y cortarlas.',
      emptyTitle: 'Aún no hay transcripción',
      emptyText: 'Aquí aparecen las palabras de tus subtítulos en el orden en que se dicen.',
      paragraph: (clock) => `Desde ${clock}`,
      word: (text, clock) => `${text}, ${clock}`,
    },
    cut: {
      chosen: (count) => (count === 1 ? '1 palabra seleccionada' : `${count} palabras seleccionadas`),
      submit: 'Cortar',
      cutDone: (count) => (count === 1 ? '1 palabra cortada' : `${count} palabras cortadas`),
      pauses: (count) => (count === 1 ? 'Acortar 1 pausa larga' : `Acortar ${count} pausas largas`),
      pausesDone: (count) => (count === 1 ? '1 pausa acortada' : `${count} pausas acortadas`),
      fillers: (count) => (count === 1 ? 'Quitar 1 muletilla' : `Quitar ${count} muletillas`),
      fillersDone: (count) => (count === 1 ? '1 muletilla quitada' : `${count} muletillas quitadas`),
      unavailable: 'No se han podido buscar muletillas.',
    },
    heard: {
      title: 'Lo que se dice',
      write: 'Escribir subtítulos',
      hint: 'Lo que se dice en este clip se convierte en subtítulos, palabra por palabra. Después puedes cortar por palabras en la transcripción.',
      muted: 'Este clip está silenciado. Sube antes el volumen: los subtítulos dicen lo que se oye.',
      standing: (count) =>
        count === 1 ? 'Aquí se sustituiría 1 subtítulo.' : `Aquí se sustituirían ${count} subtítulos.`,
      replace: 'Sustituir',
      listening: 'Escuchando… Puede tardar tanto como dura el clip.',
      elsewhere: 'Se está escuchando otro clip.',
      written: (count) => (count === 1 ? '1 subtítulo escrito' : `${count} subtítulos escritos`),
      again: 'Escribir de nuevo',
      failed: 'No se ha podido escuchar este clip. Comprueba la conexión e inténtalo de nuevo.',
      tryAgain: 'Reintentar',
    },
    translation: {
      open: 'Traducir…',
      title: 'Traducir este vídeo',
      hint: 'Obtienes una copia en el otro idioma. Este vídeo se queda como está. Las palabras que forman parte de una imagen no se traducen.',
      language: 'Idioma',
      chooseLanguage: 'Elige un idioma',
      inCaptions: (language: string) => `${language} · solo subtítulos`,
      voice: 'Voz',
      captionsOnly: 'Sin voz nueva: solo subtítulos',
      captionsHint: 'La locución se queda como está. Los subtítulos están en el idioma nuevo.',
      noVoice: (language: string) => `Aquí ninguna voz habla ${language}. La locución se queda como está.`,
      recordedToo: 'En la copia, esta voz también dice las frases que has grabado tú.',
      by: {
        operatorModel: (model: string) => `Traduce ${model}, que recibe tu guion.`,
        localModel: (model: string) => `Traduce ${model}, en este servidor.`,
      },
      start: 'Traducir',
      close: 'Cerrar',
      back: 'Volver',
      looking: 'Buscando voces y un modelo de lenguaje…',
      unavailable: 'No se puede conectar con el servidor.',
      withoutModel: 'Este servidor no tiene ningún modelo de lenguaje y no puede traducir.',
      addModel:
        'Quien lo administra puede añadir uno en la página «Redactores», iniciar Ollama, LM Studio o llama.cpp en este equipo o indicar un modelo con LLM_BASE_URL y LLM_MODEL.',
      lookAgain: 'Buscar de nuevo',
      translating: 'Traduciendo…',
      progress: 'Progreso de la traducción',
      copying: 'Copiando el vídeo…',
      finishing: 'Terminando la copia…',
      ready: (title: string) => `«${title}» está lista.`,
      unspoken: (count: number) =>
        count === 1
          ? 'Una frase no se ha podido locutar. Está marcada en el guion, donde puedes volver a intentarlo.'
          : `${count} frases no se han podido locutar. Están marcadas en el guion, donde puedes volver a intentarlo.`,
      openCopy: 'Abrir la copia',
      unsaved: 'Tus últimos cambios aún no están guardados. Guárdalos e inténtalo de nuevo.',
      failed: 'No se ha podido traducir el vídeo. No se ha cambiado nada.',
    },
    script: {
      title: 'Guion',
      hint: 'Pulsa una frase para cambiarla, o arrástrala a otro lugar. Solo se vuelve a locutar lo que cambies.',
      sentence: (clock) => `Frase en ${clock}`,
      newSentence: 'Frase nueva',
      field: 'Frase',
      add: 'Añadir frase',
      addAfter: 'Añadir después',
      moveUp: 'Subir',
      moveDown: 'Bajar',
      speak: 'Locutar',
      speaking: 'Locutando…',
      save: 'Guardar',
      saving: 'Guardando…',
      remove: 'Eliminar',
      later: 'Guardar el texto y locutar luego',
      tryAgain: 'Intentar de nuevo',
      dismiss: 'Descartar',
      unspoken: 'Sin locutar',
      unsettled: 'Primero locuta o cancela esta frase.',
      failed: 'No se puede acceder a la voz. Tu texto está a salvo.',
      refused: 'No ha funcionado. Tu texto está a salvo.',
      changedMeanwhile: 'El guion ha cambiado mientras tanto. Inténtalo de nuevo.',
      voice: 'Voz',
      sameVoice: (voice) => (voice === null ? 'La misma voz' : `La misma voz (${voice})`),
      pace: 'Ritmo',
      own: {
        record: 'Grabar',
        title: 'Tu grabación',
        mark: 'Tu grabación',
        hint: 'Lee la frase en voz alta en un lugar tranquilo. Habrá una cuenta atrás.',
        start: 'Empezar a grabar',
        use: 'Usarla',
        timing: 'Ajustando el vídeo a tu voz…',
        untimed: 'No se puede acceder al servidor. Tu grabación está a salvo.',
        changed:
          'Esta frase ha cambiado mientras tanto. Tu grabación está a salvo: deshaz ese cambio e inténtalo de nuevo.',
        refused: 'No ha funcionado. Tu grabación está a salvo.',
        waits: 'El vídeo espera a que termines de grabar.',
      },
      changed: {
        spoken: 'Frase locutada',
        recorded: 'Tu grabación está en el vídeo',
        unspoken: 'Frase guardada, sin locutar',
        removed: 'Frase eliminada',
      },
      reading: {
        voice: 'Voz del vídeo',
        chooseVoice: 'Cambiar de voz…',
        start: 'Locutar todo',
        startAgain: 'Volver a locutar todo',
        waiting: (count) => (count === 1 ? 'Hay una frase sin locutar.' : `Hay ${count} frases sin locutar.`),
        progress: (done, all) => `Locutadas ${done} de ${all}…`,
        spoken: (count, recorded) =>
          (count === 1 ? 'Una frase locutada' : `${count} frases locutadas`) +
          (recorded === 0
            ? ''
            : recorded === 1
              ? '; una grabación tuya se mantiene'
              : `; ${recorded} grabaciones tuyas se mantienen`),
        recordedStay: (count) =>
          count === 1
            ? 'Una frase es una grabación tuya. Se queda como está.'
            : `${count} frases son grabaciones tuyas. Se quedan como están.`,
        unavailable: 'No se han podido cargar las voces.',
        failed: 'No se ha podido locutar el guion. No se ha cambiado nada.',
      },
      /** Of what is spoken. */
      lasts: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
      facts: (count, spoken) => `${words(count)} · ${spoken} de locución`,
      asText: {
        open: 'Editar como texto',
        field: 'El guion completo',
        hint: 'Una frase por línea, o texto libre. Solo se vuelve a locutar lo que cambies; las imágenes siguen con sus frases.',
        counts: ({ changed, added, removed, moved }) =>
          [
            ...(changed > 0 ? [changed === 1 ? '1 cambiada' : `${changed} cambiadas`] : []),
            ...(added > 0 ? [added === 1 ? '1 nueva' : `${added} nuevas`] : []),
            ...(removed > 0 ? [removed === 1 ? '1 eliminada' : `${removed} eliminadas`] : []),
            ...(moved > 0 ? [moved === 1 ? '1 movida' : `${moved} movidas`] : []),
          ].join(', ') || 'Sin cambios',
        foretold: (length) => `El vídeo duraría unos ${length}.`,
        foretoldTooLong: 'Un vídeo puede durar diez minutos. Acórtalo antes de guardar.',
        refusals: {
          lastSentence: 'Un vídeo dice al menos una frase. Tu texto está a salvo.',
          sentenceTooLong:
            'Una frase tiene más de 1000 caracteres. Acábala antes o pon una parte en otra línea.',
          scriptTooLong:
            'Leído en voz alta dura más de diez minutos, y un vídeo puede durar diez. Acórtalo; tu texto está a salvo.',
          scriptChanged: 'El guion ha cambiado mientras tanto. Tu texto está a salvo. Guarda de nuevo.',
          tooLong: 'Locutado, el vídeo duraría más de diez minutos. Acorta el guion; tu texto está a salvo.',
        },
      },
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
