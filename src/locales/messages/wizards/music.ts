/** Words of the built-in music, wherever it is offered. [W10] [E7] */
import { inLanguage } from '../../inLanguage';

export const musicMessages = inLanguage('wizards/music', {
  families: {
    bright: 'Bright',
    urban: 'Hip hop',
    electronic: 'Electronic',
    band: 'Bands',
    world: 'Around the world',
    calm: 'Calm and grand',
  },
  /** No line begins with a dot, nor ends between a number and what it counts. */
  about: (genre: string, mood: string, bpm: number) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
});
