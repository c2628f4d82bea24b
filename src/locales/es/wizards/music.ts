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
  tracks: {
    'business-corporate': { genre: 'Pop corporativo', mood: 'Luminoso, seguro' },
    'rap-beat': { genre: 'Boom bap', mood: 'Relajado, urbano' },
    'stomp-logo': { genre: 'Pisadas y palmas', mood: 'Contundente, percusivo' },
    'modern-indian': { genre: 'Fusión india', mood: 'Cálido, rítmico' },
    'upbeat-energetic-rock': { genre: 'Rock', mood: 'Potente, enérgico' },
    'sunny-ukulele': { genre: 'Pop con ukelele', mood: 'Juguetón, despreocupado' },
    'pixel-quest': { genre: 'Chiptune', mood: 'Peculiar, aventurero' },
    'lo-fi-afternoon': { genre: 'Hip hop lo-fi', mood: 'Suave, acogedor' },
    'trap-shadows': { genre: 'Trap', mood: 'Oscuro, tenso' },
    'deep-house-nights': { genre: 'Deep house', mood: 'Elegante, nocturno' },
    'future-bass-bloom': { genre: 'Future bass', mood: 'Colorido, eufórico' },
    'synthwave-drive': { genre: 'Synthwave', mood: 'De neón, nostálgico' },
    'drum-and-bass-rush': { genre: 'Drum and bass', mood: 'Rápido, urgente' },
    'tech-pulse': { genre: 'Techno minimalista', mood: 'Preciso, moderno' },
    'funk-street': { genre: 'Funk', mood: 'Con ritmo, pícaro' },
    'jazz-cafe': { genre: 'Swing', mood: 'Suave, ingenioso' },
    'folk-morning': { genre: 'Folk', mood: 'Soleado, sincero' },
    'latin-fiesta': { genre: 'Pop latino', mood: 'Caliente, festivo' },
    'reggae-sunshine': { genre: 'Reggae', mood: 'Tranquilo, cálido' },
    'bossa-breeze': { genre: 'Bossa nova', mood: 'Ligero, elegante' },
    'cinematic-horizon': { genre: 'Orquesta', mood: 'Grandioso, creciente' },
    'ambient-drift': { genre: 'Ambient', mood: 'Quieto, espacioso' },
    'quiet-piano': { genre: 'Piano solo', mood: 'Tierno, pensativo' },
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
