import type { audioPreviewMessages } from '../../messages/wizards/audioPreview';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof audioPreviewMessages> = {
  failed: 'No se ha podido reproducir el sonido. Inténtalo de nuevo.',
};
