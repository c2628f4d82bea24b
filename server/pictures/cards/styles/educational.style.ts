/** `educational`: squared paper and a strip of tape; things drawn with one pen over a marker's stroke. */
import { accentsOf, boxOf, defineCardStyle, HEIGHT, letters, moodOf, placeOf, px, WIDTH } from './cardStyle';

type Mood = readonly [marker: string, pen: string];

const MOODS: readonly [Mood, ...Mood[]] = [
  ['#ffe066', '#1f2a5a'],
  ['#9be7c4', '#17324d'],
  ['#ffb3c1', '#3b1f57'],
  ['#a5d8ff', '#14213d'],
];
const SQUARE = 60;
const CENTRE = { x: WIDTH / 2, y: 860 };

const lines = () => {
  const across = Array.from(
    { length: Math.ceil(HEIGHT / SQUARE) },
    (_, row) => `M0 ${row * SQUARE}H${WIDTH}`,
  );
  const down = Array.from(
    { length: Math.ceil(WIDTH / SQUARE) },
    (_, column) => `M${column * SQUARE} 0V${HEIGHT}`,
  );
  return `<path d="${[...across, ...down].join('')}" stroke="#b9c7dc" stroke-opacity=".55" stroke-width="2" fill="none"/>`;
};

/** Three strokes of a broad pen, one over the other. */
const strokes = (colour: string, isTurned: boolean) =>
  `<g fill="none" stroke="${colour}" stroke-width="190" stroke-linecap="round" stroke-opacity=".8" transform="rotate(${isTurned ? 6 : -7} ${CENTRE.x} ${CENTRE.y})">` +
  [-180, 0, 180].map((y) => `<path d="M${CENTRE.x - 300} ${CENTRE.y + y}h600"/>`).join('') +
  '</g>';

/** One stroke of the marker over words, never quite level. */
function markerStroke(
  x: number,
  width: number,
  baseline: number,
  size: number,
  colour: string,
  index: number,
): string {
  const [y, lean] = [baseline - size * 0.24, index % 2 === 0 ? 0.05 : -0.05];
  return `<path d="M${px(x + size * 0.1)} ${px(y + size * lean)}L${px(x + width - size * 0.1)} ${px(y - size * lean)}" stroke="${colour}" stroke-width="${px(size * 0.5)}" stroke-linecap="round"/>`;
}

export const educationalStyle = defineCardStyle({
  glyphs: 'drawn',
  rim: 0,
  thing: placeOf(560),
  beside: placeOf(220, { x: 840, y: 1230 }),
  ink: ({ mood }) => {
    const [, pen] = moodOf(MOODS, mood);
    return { words: pen, accent: pen, pen, tile: pen };
  },
  background({ mood, index, places }) {
    const [marker] = moodOf(MOODS, mood);
    const isTurned = index % 2 === 1;
    return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf5"/>${lines()}
${places.length > 0 ? strokes(marker, isTurned) : ''}
<rect x="${isTurned ? 610 : 250}" y="330" width="220" height="62" fill="${marker}" fill-opacity=".9" transform="rotate(${isTurned ? 5 : -6} ${isTurned ? 720 : 360} 361)"/>`;
  },
  words: {
    typography: {
      statement: { face: 'hand', largest: 210, smallest: 88, mostLines: 6, lineHeight: 0.98 },
      number: { face: 'hand', largest: 420, smallest: 150, mostLines: 2, lineHeight: 0.9 },
      side: { face: 'hand', largest: 82, smallest: 62, mostLines: 4, lineHeight: 1.04 },
      align: 'centre',
    },
    place: boxOf(840, 640, 870),
    paint({ lines }, { mood, index }) {
      const [marker, pen] = moodOf(MOODS, mood);
      const marks = lines.flatMap((line) =>
        accentsOf(line).map(({ x, width }) =>
          markerStroke(x, width, line.baseline, line.size, marker, index),
        ),
      );
      return marks.join('') + lines.map((line) => letters(line, { words: pen, accent: pen })).join('');
    },
  },
});
