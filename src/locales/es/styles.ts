import type { stylesMessages } from '../messages/styles';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof stylesMessages> = {
  title: 'Elige el estilo del vídeo',
  loading: 'Cargando estilos',
  list: 'Estilos',
  names: {
    default: 'Predeterminado',
    'motion-cards': 'Tarjetas animadas',
    'zoom-effect': 'Efecto zoom',
    funky: 'Funky',
    'stock-media': 'Material de archivo',
    educational: 'Educativo',
  },
  preview: 'Vista previa',
  loadingPreview: 'Cargando la vista previa',
  edit: 'Editar vídeo',
  saving: 'Aplicando el estilo…',
  render: 'Renderizar vídeo',
  starting: 'Iniciando el renderizado…',
  alertTitle: 'Error',
  layoutFailed: 'No se han podido cargar los datos del diseño. Inténtalo de nuevo.',
  jobFailed: 'No se han podido cargar los datos de la tarea. Inténtalo de nuevo.',
  saveFailed: 'No se ha podido guardar el estilo. Inténtalo de nuevo.',
  renderFailed: 'No se ha podido renderizar el vídeo. Inténtalo de nuevo.',
  retry: 'Reintentar',
  changesHint: 'Al elegir otro estilo se sustituye el diseño actual.',
  back: 'Todas las tareas',
};
