import type { jobsMessages } from '../messages/jobs';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof jobsMessages> = ({ plural, number }) => ({
  title: 'Tareas',
  loading: 'Cargando tareas',
  failed: 'Ha habido un error al cargar las tareas. Inténtalo de nuevo.',
  retry: 'Reintentar',
  retrying: 'Reiniciando…',
  retryFailed: 'No se ha podido reiniciar. Inténtalo de nuevo.',
  tabs: { urltoads: 'Enlace a anuncio', text_to_videos: 'Texto a vídeo' },
  filters: 'Filtrar por estado',
  filter: { done: 'Terminadas', failed: 'Fallidas', running: 'En curso' },
  status: { initiated: 'En espera', running: 'En curso', done: 'Terminada', failed: 'Fallida' },
  untitled: 'Sin título',
  progress: (title) => `Progreso de ${title}`,
  empty: {
    urltoads: {
      title: 'Aún no hay anuncios',
      text: 'Pega el enlace de un producto para empezar uno. Los anuncios en curso aparecen aquí.',
      action: 'Crear anuncios en vídeo',
    },
    text_to_videos: {
      title: 'Aún no hay vídeos explicativos',
      text: 'Escribe un tema para empezar uno. Los vídeos en curso aparecen aquí.',
      action: 'Crear vídeo explicativo',
    },
  },
  filteredTitle: 'Ninguna tarea coincide con estos filtros',
  filteredText: (hidden) => plural(hidden, '1 tarea oculta.', `${number(hidden)} tareas ocultas.`),
  showAll: 'Mostrar todas las tareas',
});
