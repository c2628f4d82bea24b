import type { editorMessages } from '../../messages/editor/editor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof editorMessages> = {
  loading: 'Cargando proyecto',
  loadFailed: 'No se ha podido cargar el proyecto',
  alertTitle: 'Error',
  retry: 'Reintentar',
  back: 'Todos los proyectos',
};
