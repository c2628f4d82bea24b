import type { jobStatusMessages } from '../messages/jobStatus';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobStatusMessages> = {
  noId: '404',
  title: 'Creando tu vídeo',
  loading: 'Cargando',
  hint: 'Puedes cerrar esta página. El vídeo aparecerá en tus proyectos.',
  progress: 'Progreso del vídeo',
  steps: {
    'voice-over': 'Grabando la locución',
    captions: 'Sincronizando los subtítulos',
    media: 'Preparando imágenes y vídeos',
    pictures: 'Creando las imágenes',
    layouts: 'Componiendo el vídeo',
    project: 'Guardando el proyecto',
    thumbnail: 'Creando la miniatura',
  },
  stepStates: { waiting: 'en espera', running: 'en curso', done: 'hecho' },
  queued: 'En cola',
  opening: 'Abriendo proyecto…',
  alertTitle: 'Error',
  support: 'quien administra este servidor',
  failed: (email) =>
    `No se ha podido generar el vídeo. Inténtalo de nuevo o escribe a ${email} si el problema continúa.`,
  unanswered:
    'El servidor no ha respondido, y no sabemos más: puede que tu vídeo siga en marcha. Esta página vuelve a mirar por sí sola.',
  retry: 'Reintentar',
  retrying: 'Reiniciando…',
  retryFailed: 'No se ha podido reiniciar. Inténtalo de nuevo.',
  notFound: 'Esta tarea no existe.',
  startOver: 'Crear otro vídeo',
};
