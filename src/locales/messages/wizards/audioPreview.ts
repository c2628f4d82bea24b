/** Words of sounds that are tried out. [W10] [W11] */
import { inLanguage } from '../../inLanguage';

export const audioPreviewMessages = inLanguage('wizards/audioPreview', {
  failed: 'Couldn’t play this sound. Please try again.',
});
