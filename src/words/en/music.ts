/** Words of the built-in music, wherever it is offered. [W10] [E7] */
export const musicWords = {
  families: {
    bright: 'Bright',
    urban: 'Hip hop',
    electronic: 'Electronic',
    band: 'Bands',
    world: 'Around the world',
    calm: 'Calm and grand',
  },
  about: (genre: string, mood: string, bpm: number) => `${genre} · ${mood} · ${bpm} BPM`,
} as const;
