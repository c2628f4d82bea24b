import type { musicMessages } from '../../messages/wizards/music';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof musicMessages> = {
  families: {
    bright: 'Enjoué',
    urban: 'Hip-hop',
    electronic: 'Électronique',
    band: 'Groupes',
    world: 'Du monde entier',
    calm: 'Calme et ample',
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
