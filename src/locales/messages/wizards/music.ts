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
  tracks: {
    'business-corporate': { genre: 'Corporate pop', mood: 'Bright, confident' },
    'rap-beat': { genre: 'Boom bap', mood: 'Laid-back, urban' },
    'stomp-logo': { genre: 'Stomp and clap', mood: 'Punchy, percussive' },
    'modern-indian': { genre: 'Indian fusion', mood: 'Warm, rhythmic' },
    'upbeat-energetic-rock': { genre: 'Rock', mood: 'Loud, driving' },
    'sunny-ukulele': { genre: 'Ukulele pop', mood: 'Playful, carefree' },
    'pixel-quest': { genre: 'Chiptune', mood: 'Quirky, adventurous' },
    'lo-fi-afternoon': { genre: 'Lo-fi hip hop', mood: 'Mellow, cosy' },
    'trap-shadows': { genre: 'Trap', mood: 'Dark, tense' },
    'deep-house-nights': { genre: 'Deep house', mood: 'Sleek, late' },
    'future-bass-bloom': { genre: 'Future bass', mood: 'Colourful, euphoric' },
    'synthwave-drive': { genre: 'Synthwave', mood: 'Neon, nostalgic' },
    'drum-and-bass-rush': { genre: 'Drum and bass', mood: 'Fast, urgent' },
    'tech-pulse': { genre: 'Minimal techno', mood: 'Precise, modern' },
    'funk-street': { genre: 'Funk', mood: 'Groovy, cheeky' },
    'jazz-cafe': { genre: 'Swing', mood: 'Smooth, witty' },
    'folk-morning': { genre: 'Folk', mood: 'Sunny, honest' },
    'latin-fiesta': { genre: 'Latin pop', mood: 'Hot, festive' },
    'reggae-sunshine': { genre: 'Reggae', mood: 'Easy, warm' },
    'bossa-breeze': { genre: 'Bossa nova', mood: 'Light, elegant' },
    'cinematic-horizon': { genre: 'Orchestral', mood: 'Grand, rising' },
    'ambient-drift': { genre: 'Ambient', mood: 'Still, spacious' },
    'quiet-piano': { genre: 'Solo piano', mood: 'Tender, thoughtful' },
  },
  /** No line begins with a dot, nor ends between a number and what it counts. */
  about: (genre: string, mood: string, bpm: number) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
});
