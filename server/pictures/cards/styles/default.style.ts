/** `default`: soft fields of colour, a modelled thing in its own light; words on a pane of glass. */
import {
  boxOf,
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

type Gradient = readonly [from: string, to: string];
type Field = readonly [x1: number, y1: number, x2: number, y2: number];
interface Mood {
  readonly gradients: readonly [Gradient, Gradient, Gradient];
  readonly accent: string;
}

const MOODS: readonly [Mood, ...Mood[]] = [
  { gradients: [['#6366f1', '#4c1d95'], ['#4f46e5', '#1e3a8a'], ['#8b5cf6', '#5b21b6']], accent: '#fde047' },
  { gradients: [['#38bdf8', '#1d4ed8'], ['#22d3ee', '#0e7490'], ['#60a5fa', '#3730a3']], accent: '#fef08a' },
  { gradients: [['#34d399', '#047857'], ['#2dd4bf', '#115e59'], ['#86efac', '#15803d']], accent: '#fef08a' },
  { gradients: [['#fbbf24', '#c2410c'], ['#fb923c', '#be185d'], ['#fcd34d', '#b45309']], accent: '#fef3c7' },
  { gradients: [['#f472b6', '#7e22ce'], ['#fb7185', '#9d174d'], ['#c084fc', '#6b21a8']], accent: '#fde68a' },
  { gradients: [['#475569', '#0f172a'], ['#4b5563', '#1e1b4b'], ['#64748b', '#164e63']], accent: '#7dd3fc' },
]; // prettier-ignore
/** How dark the pane is that words stand on: they are white. */
const PANE = 0.42;
/** Where the two fields of another colour lie, as shares of the frame; card by card from other sides. */
const FIELDS: readonly [Field, ...Field[]] = [
  [0.05, 0.1, 1, 0.8],
  [0.95, 0.2, 0.05, 0.95],
  [0.5, 0.02, 0.9, 0.98],
  [0.02, 0.45, 0.95, 0.12],
];
/** The template comes as near as a fifth: what is wider would be cut, what is higher would reach under a title or into the captions. */
const WORDS = boxOf(720, 470, 962);
const PANE_ROOM = { side: 70, top: 116, bottom: 76 } as const;

export const defaultStyle = defineCardStyle({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(620),
  beside: placeOf(230, { x: 845, y: 1170 }),
  ink: ({ mood }) => {
    const { gradients, accent } = moodOf(MOODS, mood);
    return { words: '#ffffff', accent, pen: '#ffffff', tile: gradients[1][1] };
  },
  background({ mood, index, places }) {
    const { gradients } = moodOf(MOODS, mood);
    const [from, to] = turnOf(gradients, index);
    const [light] = turnOf(gradients, index + 1);
    const [x1, y1, x2, y2] = turnOf(FIELDS, index);
    const lights = places.map(
      (place) =>
        `<circle cx="${place.centre.x}" cy="${place.centre.y}" r="${place.size * 0.9}" fill="url(#light)"/>` +
        shadowUnder(place, 'url(#shade)'),
    );
    return `<defs>
<linearGradient id="floor" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
${glow('field1', '#ffffff', 0.3)}${glow('field2', light, 0.75)}${glow('light', '#ffffff', 0.6)}${glow('shade', '#000000', 0.36)}
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#floor)"/>
<circle cx="${x2 * WIDTH}" cy="${y2 * HEIGHT}" r="900" fill="url(#field2)"/>
<circle cx="${x1 * WIDTH}" cy="${y1 * HEIGHT}" r="820" fill="url(#field1)"/>${lights.join('')}`;
  },
  words: {
    typography: {
      statement: { face: 'bold', largest: 158, smallest: 64, mostLines: 6, lineHeight: 1.1 },
      number: { face: 'bold', largest: 300, smallest: 110, mostLines: 2, lineHeight: 1 },
      side: { face: 'bold', largest: 58, smallest: 44, mostLines: 4, lineHeight: 1.22 },
      align: 'left',
    },
    place: WORDS,
    paint({ lines, box }, { mood, index }) {
      const { gradients, accent } = moodOf(MOODS, mood);
      const [, dark] = turnOf(gradients, index);
      const pane = {
        x: WORDS.left - PANE_ROOM.side,
        y: box.top - PANE_ROOM.top,
        width: WORDS.width + 2 * PANE_ROOM.side,
        height: box.height + PANE_ROOM.top + PANE_ROOM.bottom,
      };
      const frame = `x="${pane.x}" y="${px(pane.y)}" width="${pane.width}" height="${px(pane.height)}" rx="52"`;
      return `<rect ${frame} fill="${dark}"/><rect ${frame} fill="#0b0b1a" fill-opacity="${PANE}"/>
<rect ${frame} fill="none" stroke="#ffffff" stroke-opacity=".22" stroke-width="3"/>
<rect x="${WORDS.left}" y="${px(box.top - 62)}" width="116" height="14" rx="7" fill="${accent}"/>
${lines.map((line) => letters(line, { words: '#ffffff', accent })).join('')}`;
    },
  },
});
