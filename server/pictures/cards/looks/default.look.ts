/** `default`: soft fields of colour, a modelled thing in its own light. */
import { defineCardLook, glow, HEIGHT, moodOf, placeOf, shadowUnder, svg, turnOf, WIDTH } from './cardLook';

type Gradient = readonly [from: string, to: string];
type Field = readonly [x1: number, y1: number, x2: number, y2: number];
type Mood = readonly [Gradient, Gradient, Gradient];

const MOODS: readonly [Mood, ...Mood[]] = [
  [['#6366f1', '#4c1d95'], ['#4f46e5', '#1e3a8a'], ['#8b5cf6', '#5b21b6']],
  [['#38bdf8', '#1d4ed8'], ['#22d3ee', '#0e7490'], ['#60a5fa', '#3730a3']],
  [['#34d399', '#047857'], ['#2dd4bf', '#115e59'], ['#86efac', '#15803d']],
  [['#fbbf24', '#c2410c'], ['#fb923c', '#be185d'], ['#fcd34d', '#b45309']],
  [['#f472b6', '#7e22ce'], ['#fb7185', '#9d174d'], ['#c084fc', '#6b21a8']],
  [['#475569', '#0f172a'], ['#4b5563', '#1e1b4b'], ['#64748b', '#164e63']],
]; // prettier-ignore
/** How much of its dark end lies over a ground with words, which are white. */
const BEHIND_WORDS = 0.8;
/** Where the two fields of another colour lie, as shares of the frame; card by card from other sides. */
const FIELDS: readonly [Field, ...Field[]] = [
  [0.05, 0.1, 1, 0.8],
  [0.95, 0.2, 0.05, 0.95],
  [0.5, 0.02, 0.9, 0.98],
  [0.02, 0.45, 0.95, 0.12],
];

export const defaultLook = defineCardLook({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(620),
  beside: placeOf(230, { x: 845, y: 1170 }),
  ink: ({ mood }) => ({ words: '#ffffff', pen: '#ffffff', tile: moodOf(MOODS, mood)[1][1] }),
  background({ mood, index, places }) {
    const palette = moodOf(MOODS, mood);
    const [from, to] = turnOf(palette, index);
    const [light] = turnOf(palette, index + 1);
    const [x1, y1, x2, y2] = turnOf(FIELDS, index);
    const lights = places.map(
      (place) =>
        `<circle cx="${place.centre.x}" cy="${place.centre.y}" r="${place.size * 0.9}" fill="url(#light)"/>` +
        shadowUnder(place, 'url(#shade)'),
    );
    return svg(`<defs>
<linearGradient id="ground" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
${glow('field1', '#ffffff', 0.3)}${glow('field2', light, 0.75)}${glow('light', '#ffffff', 0.6)}${glow('shade', '#000000', 0.36)}
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
<circle cx="${x2 * WIDTH}" cy="${y2 * HEIGHT}" r="900" fill="url(#field2)"/>
<circle cx="${x1 * WIDTH}" cy="${y1 * HEIGHT}" r="820" fill="url(#field1)"/>${lights.join('') || `<rect width="${WIDTH}" height="${HEIGHT}" fill="${to}" fill-opacity="${BEHIND_WORDS}"/>`}`);
  },
});
