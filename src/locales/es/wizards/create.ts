import type { createMessages } from '../../messages/wizards/create';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof createMessages> = {
  back: 'Volver al inicio',
  title: '¿Qué tipo de vídeo quieres crear?',
  adsTitle: 'Anuncios',
  adsText: 'Crea anuncios cortos en vídeo que se vuelvan virales',
  adsButton: 'Crear anuncios en vídeo',
  explainersTitle: 'Vídeos explicativos',
  explainersText: 'Crea contenido para aprender',
  explainersButton: 'Crear vídeo explicativo',
};
