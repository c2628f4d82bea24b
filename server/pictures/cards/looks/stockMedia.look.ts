/** `stock-media`: a scene without a frame: sky, ground, lights out of focus, and the thing standing in it. */
import { defineCardLook, glow, HEIGHT, moodOf, placeOf, shadowUnder, svg, turnOf, WIDTH } from './cardLook';

interface Mood {
  readonly sky: readonly [top: string, horizon: string];
  readonly ground: readonly [near: string, far: string];
  readonly light: string;
}
const MOODS: readonly [Mood, ...Mood[]] = [
  { sky: ['#0f2a43', '#f0a868'], ground: ['#10151f', '#6b4a3b'], light: '#ffd9a0' },
  { sky: ['#123a5c', '#a9d6e5'], ground: ['#0b1f2a', '#3f6f7f'], light: '#ffffff' },
  { sky: ['#14213d', '#7b6f9e'], ground: ['#0c0f1d', '#3a3357'], light: '#ffc8dd' },
  { sky: ['#1b3a2b', '#d9e4a7'], ground: ['#0d1a12', '#5d7a4a'], light: '#fff6c7' },
];
/** How much of the upper sky lies over a scene with words, which are white. */
const BEHIND_WORDS = 0.6;
const HORIZON = 1080;
/** Below words. */
const LOW_HORIZON = 1420;
/** Where lights out of focus hang: shares of the width, px from above, radius. */
const LIGHTS = [
  [0.12, 330, 96],
  [0.86, 240, 130],
  [0.7, 620, 66],
  [0.2, 760, 120],
  [0.92, 880, 84],
  [0.45, 210, 58],
] as const;

export const stockMediaLook = defineCardLook({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(640, { y: 900 }),
  beside: placeOf(250, { x: 850, y: 1190 }),
  ink: ({ mood }) => ({ words: '#ffffff', pen: '#ffffff', tile: moodOf(MOODS, mood).ground[1] }),
  background({ mood, index, places }) {
    const { sky, ground, light } = moodOf(MOODS, mood);
    const horizon = places.length > 0 ? HORIZON : LOW_HORIZON;
    const shift = turnOf([0, 0.35, 0.6, 0.15], index);
    const lights = LIGHTS.map(([x, y, r], count) => {
      const at = ((x + shift) % 1) * WIDTH;
      return `<circle cx="${at}" cy="${y}" r="${r}" fill="${light}" fill-opacity="${0.1 + (count % 3) * 0.05}"/>`;
    });
    return svg(`<defs>${glow('sun', light, 0.8)}${glow('shade', '#000000', 0.62)}
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[0]}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${horizon + 4}" fill="url(#sky)"/>
<circle cx="${(0.2 + shift) * WIDTH}" cy="${horizon - 40}" r="760" fill="url(#sun)"/>
${lights.join('')}
<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#ground)"/>
${places.length > 0 ? '' : `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky[0]}" fill-opacity="${BEHIND_WORDS}"/>`}
${places.map((place) => shadowUnder(place, 'url(#shade)')).join('')}`);
  },
});
