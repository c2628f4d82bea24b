import type { musicMessages } from '../../messages/wizards/music';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof musicMessages> = {
  families: {
    bright: 'Alegre',
    urban: 'Hip hop',
    electronic: 'Electrónica',
    band: 'Bandas',
    world: 'Del mundo',
    calm: 'Calma y grandeza',
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
