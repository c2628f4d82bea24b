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
  tracks: {
    'business-corporate': { genre: 'Unternehmens-Pop', mood: 'Hell, zuversichtlich' },
    'rap-beat': { genre: 'Boom bap', mood: 'Entspannt, urban' },
    'stomp-logo': { genre: 'Stampfen und Klatschen', mood: 'Knackig, perkussiv' },
    'modern-indian': { genre: 'Indische Fusion', mood: 'Warm, rhythmisch' },
    'upbeat-energetic-rock': { genre: 'Rock', mood: 'Laut, treibend' },
    'sunny-ukulele': { genre: 'Ukulele-Pop', mood: 'Verspielt, sorglos' },
    'pixel-quest': { genre: 'Chiptune', mood: 'Schräg, abenteuerlich' },
    'lo-fi-afternoon': { genre: 'Lo-Fi-Hip-Hop', mood: 'Weich, gemütlich' },
    'trap-shadows': { genre: 'Trap', mood: 'Düster, angespannt' },
    'deep-house-nights': { genre: 'Deep House', mood: 'Elegant, nächtlich' },
    'future-bass-bloom': { genre: 'Future Bass', mood: 'Farbig, euphorisch' },
    'synthwave-drive': { genre: 'Synthwave', mood: 'Neonfarben, nostalgisch' },
    'drum-and-bass-rush': { genre: 'Drum and Bass', mood: 'Schnell, drängend' },
    'tech-pulse': { genre: 'Minimal Techno', mood: 'Präzise, modern' },
    'funk-street': { genre: 'Funk', mood: 'Groovig, frech' },
    'jazz-cafe': { genre: 'Swing', mood: 'Geschmeidig, geistreich' },
    'folk-morning': { genre: 'Folk', mood: 'Sonnig, ehrlich' },
    'latin-fiesta': { genre: 'Latin Pop', mood: 'Heiß, festlich' },
    'reggae-sunshine': { genre: 'Reggae', mood: 'Locker, warm' },
    'bossa-breeze': { genre: 'Bossa Nova', mood: 'Leicht, elegant' },
    'cinematic-horizon': { genre: 'Orchester', mood: 'Groß, ansteigend' },
    'ambient-drift': { genre: 'Ambient', mood: 'Still, weit' },
    'quiet-piano': { genre: 'Solo-Klavier', mood: 'Zart, nachdenklich' },
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
