import type { projectMessages } from '../messages/project';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectMessages> = ({ number }) => {
  const signed = (value: number) => number(value, 1).replace('-', '−');
  return {
    noId: '404',
    notFound: 'Proyecto no encontrado',
    loading: 'Cargando proyecto',
    alertTitle: 'Error',
    loadFailed: 'No se ha podido cargar el proyecto',
    rendering: 'El vídeo se está renderizando…',
    draft: 'El vídeo aún no se ha generado…',
    wait: 'Espera mientras procesamos tu vídeo',
    invalid: 'Proyecto no válido',
    invalidText: 'El proyecto no está disponible o no es válido. Contacta con soporte si es un error',
    defaultTitle: 'Vídeo del proyecto',
    edit: 'Editar',
    download: 'Descargar',
    downloading: 'Descargando…',
    downloadFailed: (message) => `Error al descargar: ${message}`,
    retry: 'Reintentar',
    progress: 'Progreso del renderizado',
    frames: (done, total) => `Fotograma ${number(done)} de ${number(total)}`,
    stages: {
      waiting: 'En cola',
      preparing: 'Preparando',
      drawing: 'Dibujando fotogramas',
      finishing: 'Terminando',
    },
    timeLeft: (seconds) =>
      seconds < 60
        ? `quedan unos ${Math.max(1, Math.ceil(seconds))} s`
        : `quedan unos ${Math.ceil(seconds / 60)} min`,
    loudness: (lufs, peakDb) => `Sonoridad ${signed(lufs)} LUFS, pico ${signed(peakDb)} dB`,
    noSound: 'Sin sonido',
    player: (title) => `Vídeo: ${title}`,
    back: 'Todos los proyectos',
  };
};
