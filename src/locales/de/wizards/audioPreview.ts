import type { audioPreviewMessages } from '../../messages/wizards/audioPreview';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof audioPreviewMessages> = {
  failed: 'Der Ton konnte nicht abgespielt werden. Bitte versuche es noch einmal.',
};
