/** `stock-media`: a scene without a frame: sky, floor, lights out of focus, and the thing standing in it. */
import {
  defineCardStyle,
  glow,
  HEIGHT,
  letters,
  moodOf,
  placeOf,
  px,
  shadowUnder,
  turnOf,
  WIDTH,
} from './cardStyle';

interface Mood {
  readonly sky: readonly [top: string, horizon: string];
  readonly floor: readonly [near: string, far: string];
  readonly light: string;
  readonly accent: string;
}
const MOODS: readonly [Mood, ...Mood[]] = [
  { sky: ['#0f2a43', '#f0a868'], floor: ['#10151f', '#6b4a3b'], light: '#ffd9a0', accent: '#ffd9a0' },
  { sky: ['#123a5c', '#a9d6e5'], floor: ['#0b1f2a', '#3f6f7f'], light: '#ffffff', accent: '#ffe08a' },
  { sky: ['#14213d', '#7b6f9e'], floor: ['#0c0f1d', '#3a3357'], light: '#ffc8dd', accent: '#ffc8dd' },
  { sky: ['#1b3a2b', '#d9e4a7'], floor: ['#0d1a12', '#5d7a4a'], light: '#fff6c7', accent: '#fff09a' },
];
/** How much of the upper sky lies over a scene with words, which are white. */
const BEHIND_WORDS = 0.58;
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

export const stockMediaStyle = defineCardStyle({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(640, { y: 900 }),
  beside: placeOf(250, { x: 850, y: 1190 }),
  ink: ({ mood }) => {
    const { floor, accent } = moodOf(MOODS, mood);
    return { words: '#ffffff', accent, pen: '#ffffff', tile: floor[1] };
  },
  background({ mood, index, places }) {
    const { sky, floor, light } = moodOf(MOODS, mood);
    const horizon = places.length > 0 ? HORIZON : LOW_HORIZON;
    const shift = turnOf([0, 0.35, 0.6, 0.15], index);
    const lights = LIGHTS.map(([x, y, r], count) => {
      const at = ((x + shift) % 1) * WIDTH;
      return `<circle cx="${at}" cy="${y}" r="${r}" fill="${light}" fill-opacity="${0.1 + (count % 3) * 0.05}"/>`;
    });
    return `<defs>${glow('sun', light, 0.8)}${glow('shade', '#000000', 0.62)}
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${floor[1]}"/><stop offset="1" stop-color="${floor[0]}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${horizon + 4}" fill="url(#sky)"/>
<circle cx="${(0.2 + shift) * WIDTH}" cy="${horizon - 40}" r="760" fill="url(#sun)"/>
${lights.join('')}
<rect y="${horizon}" width="${WIDTH}" height="${HEIGHT - horizon}" fill="url(#floor)"/>
${places.length > 0 ? '' : `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky[0]}" fill-opacity="${BEHIND_WORDS}"/>`}
${places.map((place) => shadowUnder(place, 'url(#shade)')).join('')}`;
  },
  words: {
    typography: {
      statement: { face: 'serif', largest: 148, smallest: 66, mostLines: 6, lineHeight: 1.14 },
      number: { face: 'serif', largest: 330, smallest: 120, mostLines: 2, lineHeight: 1.02 },
      side: { face: 'serif', largest: 58, smallest: 46, mostLines: 4, lineHeight: 1.26 },
      align: 'left',
    },
    place: { left: 150, top: 500, width: 770, height: 700 },
    paint({ lines, box }, { mood }) {
      const { accent } = moodOf(MOODS, mood);
      return `<path d="M116 ${px(box.top)}V${px(box.top + box.height)}" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>
<g transform="translate(3 5)" opacity=".45">${lines.map((line) => letters(line, { words: '#000000', accent: '#000000' })).join('')}</g>
${lines.map((line) => letters(line, { words: '#ffffff', accent })).join('')}`;
    },
  },
});
