import type { demoMessages } from '../messages/demo';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof demoMessages> = {
  title: 'Mira un vídeo explicativo de ejemplo',
  text: 'Hecho por Reelwright a partir de un tema de tres palabras: guion, voz, imágenes y música.',
  loading: 'Cargando el ejemplo',
  alertTitle: 'Error',
  failed: 'No se ha podido cargar el ejemplo. Inténtalo de nuevo.',
  retry: 'Reintentar',
  create: 'Crear vídeo explicativo',
};
