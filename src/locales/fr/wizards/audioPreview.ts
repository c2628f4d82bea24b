import type { audioPreviewMessages } from '../../messages/wizards/audioPreview';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof audioPreviewMessages> = {
  failed: 'Impossible de lire ce son. Veuillez réessayer.',
};
