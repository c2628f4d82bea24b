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
  tracks: {
    'business-corporate': { genre: 'Pop d’entreprise', mood: 'Lumineux, confiant' },
    'rap-beat': { genre: 'Boom bap', mood: 'Décontracté, urbain' },
    'stomp-logo': { genre: 'Pas et claquements', mood: 'Percutant, rythmé' },
    'modern-indian': { genre: 'Fusion indienne', mood: 'Chaleureux, rythmé' },
    'upbeat-energetic-rock': { genre: 'Rock', mood: 'Puissant, entraînant' },
    'sunny-ukulele': { genre: 'Pop au ukulélé', mood: 'Joueur, insouciant' },
    'pixel-quest': { genre: 'Chiptune', mood: 'Décalé, aventureux' },
    'lo-fi-afternoon': { genre: 'Hip-hop lo-fi', mood: 'Doux, douillet' },
    'trap-shadows': { genre: 'Trap', mood: 'Sombre, tendu' },
    'deep-house-nights': { genre: 'Deep house', mood: 'Élégant, nocturne' },
    'future-bass-bloom': { genre: 'Future bass', mood: 'Coloré, euphorique' },
    'synthwave-drive': { genre: 'Synthwave', mood: 'Néon, nostalgique' },
    'drum-and-bass-rush': { genre: 'Drum and bass', mood: 'Rapide, pressant' },
    'tech-pulse': { genre: 'Techno minimale', mood: 'Précis, moderne' },
    'funk-street': { genre: 'Funk', mood: 'Groovy, espiègle' },
    'jazz-cafe': { genre: 'Swing', mood: 'Fluide, malicieux' },
    'folk-morning': { genre: 'Folk', mood: 'Ensoleillé, sincère' },
    'latin-fiesta': { genre: 'Pop latino', mood: 'Brûlant, festif' },
    'reggae-sunshine': { genre: 'Reggae', mood: 'Tranquille, chaleureux' },
    'bossa-breeze': { genre: 'Bossa nova', mood: 'Léger, élégant' },
    'cinematic-horizon': { genre: 'Orchestre', mood: 'Grandiose, montant' },
    'ambient-drift': { genre: 'Ambient', mood: 'Calme, spacieux' },
    'quiet-piano': { genre: 'Piano solo', mood: 'Tendre, pensif' },
  },
  about: (genre, mood, bpm) => `${genre}\u00a0· ${mood}\u00a0· ${bpm}\u00a0BPM`,
};
