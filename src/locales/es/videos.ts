import type { videosMessages } from '../messages/videos';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof videosMessages> = ({ plural, number }) => ({
  title: 'Mis vídeos',
  loading: 'Cargando vídeos…',
  failed: 'No se han podido cargar tus vídeos. Inténtalo de nuevo.',
  retry: 'Reintentar',
  create: 'Crear vídeo',
  emptyTitle: 'Aún no hay vídeos terminados',
  emptyText: 'Empieza con un enlace de producto o un tema. Los vídeos terminados aparecen aquí.',
  renderingTitle: 'Tu primer vídeo está en camino',
  renderingText: 'Aparecerá aquí en cuanto esté listo.',
  rendering: (count) =>
    plural(count, 'Se está renderizando un vídeo más.', `Se están renderizando ${number(count)} vídeos más.`),
  projects: 'Todos los proyectos',
  untitled: 'Sin título',
  play: (title) => `Reproducir ${title}`,
  download: 'Descargar',
  downloadOf: (title) => `Descargar ${title}`,
  downloading: 'Descargando…',
  downloadingOf: (title) => `Descargando ${title}…`,
  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  player: (title) => `Vídeo: ${title}`,
  close: 'Cerrar',
  broken: 'No se puede reproducir este vídeo.',
  failureTitle: 'Error',
  downloadFailed: (message) => `Error al descargar: ${message}`,
  downloadFailures: {
    status: (status) => `el servidor ha respondido ${status}.`,
    network: 'no se puede acceder al archivo. Comprueba tu conexión e inténtalo de nuevo.',
  },
});
