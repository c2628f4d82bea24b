/** `funky`: a loud background with dots or a sunburst, flat things with a white rim, as stickers. */
import { boxOf, defineCardStyle, HEIGHT, letters, moodOf, placeOf, px, turnOf, WIDTH } from './cardStyle';
import type { SetLine } from '../words/typeset';

type Mood = readonly [main: string, other: string, dots: string];

const MOODS: readonly [Mood, ...Mood[]] = [
  ['#ff2e93', '#ffd400', '#00e5ff'],
  ['#6a00ff', '#00f5a0', '#ffe600'],
  ['#ff5a1f', '#00c2ff', '#fff04d'],
  ['#00b894', '#ff4fa3', '#fff275'],
];
const CENTRE = { x: WIDTH / 2, y: 860 };
const DOT_STEP = 72;

/** Growing towards one corner, as on a cheap print. */
function dots(colour: string, fromTop: boolean): string {
  const rows = Array.from({ length: 11 }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(WIDTH / DOT_STEP) + 1 }, (_, column) => column);
  const circles = rows.flatMap((row) =>
    columns.map((column) => {
      const y = row * DOT_STEP;
      const x = column * DOT_STEP + (row % 2 === 0 ? 0 : DOT_STEP / 2);
      return `<circle cx="${x}" cy="${fromTop ? y : HEIGHT - y}" r="${Math.max(0, 30 - row * 2.8)}"/>`;
    }),
  );
  return `<g fill="${colour}">${circles.join('')}</g>`;
}

function burst(colour: string): string {
  const arms = Array.from({ length: 12 }, (_, arm) => {
    const end = (turn: number) => `${CENTRE.x + Math.cos(turn) * 1700} ${CENTRE.y + Math.sin(turn) * 1700}`;
    const angle = (arm * Math.PI) / 6;
    return `<path d="M${CENTRE.x} ${CENTRE.y}L${end(angle)}L${end(angle + Math.PI / 12)}Z"/>`;
  });
  return `<g fill="${colour}" fill-opacity=".4">${arms.join('')}</g>`;
}

/** What a line of words stands on: a strip of its own, askew, with a hard shadow. */
function strip({ x, width, size, baseline }: SetLine, fill: string): string {
  const [left, top] = [x - size * 0.3, baseline - size * 0.96];
  const frame = (dx: number, dy: number, colour: string) =>
    `<rect x="${px(left + dx)}" y="${px(top + dy)}" width="${px(width + size * 0.6)}" height="${px(size * 1.22)}" rx="${px(size * 0.16)}" fill="${colour}"/>`;
  return frame(12, 14, '#111111') + frame(0, 0, fill);
}
const askew = ({ baseline, size }: SetLine, turn: number, inside: string) =>
  `<g transform="rotate(${turn} ${CENTRE.x} ${px(baseline - size / 3)})">${inside}</g>`;

export const funkyStyle = defineCardStyle({
  glyphs: 'flat',
  rim: 22,
  thing: placeOf(600),
  beside: placeOf(230, { x: 845, y: 1180 }),
  ink: ({ mood }) => {
    const [tile, , dots] = moodOf(MOODS, mood);
    return { words: '#111111', accent: dots, pen: '#111111', tile };
  },
  background({ mood, index, places }) {
    const colours = moodOf(MOODS, mood);
    const main = colours[index % 3 === 1 ? 1 : 0];
    const other = main === colours[0] ? colours[1] : colours[0];
    const pattern = turnOf([dots(colours[2], true), burst(colours[2]), dots(colours[2], false)], index);
    const blob =
      places.length > 0
        ? `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="430" fill="${other}"/>` +
          `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="470" fill="none" stroke="#111111" stroke-width="10" stroke-dasharray="4 34" stroke-linecap="round"/>`
        : '';
    return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${main}"/>${pattern}${blob}`;
  },
  words: {
    typography: {
      statement: { face: 'bold', largest: 140, smallest: 62, mostLines: 6, lineHeight: 1.34, room: 0.2 },
      number: { face: 'bold', largest: 290, smallest: 110, mostLines: 2, lineHeight: 1.3, room: 0.2 },
      side: { face: 'bold', largest: 56, smallest: 44, mostLines: 4, lineHeight: 1.42, room: 0.1 },
      align: 'centre',
    },
    place: boxOf(800, 620),
    paint({ lines }, { mood, index }) {
      const [, , loud] = moodOf(MOODS, mood);
      const turns = [-3, 2, -1.5, 2.5, -2, 1.5] as const;
      const strips = lines.map((line, at) => {
        const turn = line.role === 'key' ? (turns[(at + index) % turns.length] ?? 0) : 0;
        const hasAccent = line.words.some(({ isAccent }) => isAccent);
        const [paper, ink] =
          line.role !== 'key'
            ? ['#111111', '#ffffff']
            : hasAccent
              ? [loud, '#111111']
              : ['#ffffff', '#111111'];
        return askew(line, turn, strip(line, paper) + letters(line, { words: ink, accent: '#111111' }));
      });
      return strips.join('');
    },
  },
});
