import type { projectsMessages } from '../messages/projects';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectsMessages> = {
  title: 'Todos los proyectos',
  create: 'Crear vídeo',
  loading: 'Cargando proyectos…',
  failed: 'No se han podido cargar los proyectos. Inténtalo de nuevo.',
  retry: 'Reintentar',
  emptyTitle: 'Tu primer vídeo empieza con un enlace',
  emptyText: 'Pega el enlace de un producto o haz una pregunta. Nosotros escribimos, locutamos y editamos.',
  status: { rendering: 'Renderizando', failed: 'Error al renderizar', draft: 'Borrador', done: 'Listo' },
  untitled: 'Sin título',
  length: 'Duración',
  menu: (title) => `Más opciones de ${title}`,
  remove: 'Eliminar',
  deletedTitle: 'Proyecto eliminado',
  deleted: (title) => `Se ha eliminado «${title}».`,
  errorTitle: 'Error',
  deleteFailed: (title) => `No se ha podido eliminar «${title}». Inténtalo de nuevo.`,
  restoreFailed: (title) => `No se ha podido restaurar «${title}». Inténtalo de nuevo.`,
};
