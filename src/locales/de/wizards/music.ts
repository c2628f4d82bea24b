import type { musicMessages } from '../../messages/wizards/music';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof musicMessages> = {
  families: {
    bright: 'Fröhlich',
    urban: 'Hip-Hop',
    electronic: 'Elektronisch',
    band: 'Bands',
    world: 'Aus aller Welt',
    calm: 'Ruhig und erhaben',
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
