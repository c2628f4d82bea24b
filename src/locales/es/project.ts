import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    loading: 'Cargando proyecto',
    alertTitle: 'Error',
    loadFailed: 'No se ha podido cargar el proyecto',
    rendering: 'El vídeo se está renderizando…',
    draft: 'El vídeo aún no se ha generado…',
    wait: 'Espera mientras procesamos tu vídeo',
    waitsForYou: 'Ahora no se está renderizando nada. Abre el editor para renderizar tu vídeo.',
    invalid: 'Proyecto no válido',
    invalidText: 'El proyecto no está disponible o no es válido. Contacta con soporte si es un error',
    edit: 'Editar',
    styles: 'Estilos',
    playGif: 'Reproducir el GIF',
    download: 'Descargar',
    downloading: 'Descargando…',
    cancel: 'Cancelar el renderizado',
    cancelling: 'Cancelando…',
    cancelFailed: 'No se pudo cancelar el renderizado. Inténtalo de nuevo.',
    notifyMe: 'Avisarme cuando esté listo',
    promised: 'Tu navegador te avisará. Deja esta pestaña abierta.',
    forbidden: 'Tu navegador no permite avisos aquí. Esta página muestra cuándo está listo.',
    mailMe: 'Avisarme por correo cuando esté listo',
    mailFailed: 'No se pudo activar el correo. Inténtalo de nuevo.',
    ends: {
      done: 'Tu vídeo está listo.',
      failed: 'No se pudo renderizar el vídeo.',
      cancelled: 'Se canceló el renderizado.',
    },
    batch: {
      title: 'Formatos',
      waiting: 'En espera',
      rendering: 'Renderizando',
      done: 'Listo',
      failed: 'Ha fallado',
    },
    files: 'Archivos',
    downloadAs: (name) => `Descargar ${name}`,
    sound: (title) => `Sonido: ${title}`,
    downloadFailed: (message) => `Error al descargar: ${message}`,
    retry: 'Reintentar',
    progress: 'Progreso del renderizado',
    frames: (done, total) => `Fotograma ${number(done)} de ${number(total)}`,
    stages: {
      waiting: 'En cola',
      preparing: 'Preparando',
      drawing: 'Dibujando fotogramas',
      checking: 'Comparando con la vista previa',
      converting: 'Escribiendo el archivo',
      finishing: 'Terminando',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `quedan unos ${Math.max(1, Math.ceil(seconds))} s`
        : `quedan unos ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Sonoridad ${signed(lufs)} LUFS, pico ${signed(peakDb)} dB`,
    noSound: 'Sin sonido',
    check: {
      title: 'Comparado con la vista previa',
      equal: (same, all) => `Comprobado: ${same} de ${all} fotogramas son como en la vista previa`,
      words: (all) => `${all} de ${all} palabras se oyen a tiempo`,
      differs: (differing, all) =>
        `Comprobado: ${differing} de ${all} fotogramas difieren de la vista previa. El vídeo se puede usar así; para dibujarlo de nuevo, renderízalo otra vez`,
      redrawn: 'Las partes que diferían al principio se dibujaron una segunda vez',
      unchecked: {
        took_too_long: 'Sin comprobar: la comparación con la vista previa tardó demasiado',
        failed: 'Sin comprobar: la comparación con la vista previa falló',
      },
      inFile: (at) => `En el vídeo en ${at}`,
      inPreview: (at) => `En la vista previa en ${at}`,
      late: (word, at, offMs) =>
        `«${word}» en ${at} se oye ${Math.abs(offMs)} ms ${offMs > 0 ? 'tarde' : 'antes'}`,
      unheard: (word, at) => `«${word}» en ${at} no se oye`,
    },
    player: (title) => `Vídeo: ${title}`,
    back: 'Todos los proyectos',
  };
};
