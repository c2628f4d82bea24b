/** `funky`: a loud ground with dots or a sunburst, flat things with a white rim, as stickers. */
import { defineCardLook, HEIGHT, moodOf, placeOf, svg, turnOf, WIDTH } from './cardLook';

type Mood = readonly [ground: string, ground2: string, dots: string];

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

/** What words stand on: black, with an edge of the other colour, slightly askew. */
const label = (edge: string) =>
  `<g transform="rotate(-2 ${CENTRE.x} ${CENTRE.y})">` +
  `<rect x="52" y="${CENTRE.y - 360}" width="1000" height="760" rx="48" fill="${edge}"/>` +
  `<rect x="40" y="${CENTRE.y - 380}" width="1000" height="760" rx="48" fill="#111111"/></g>`;

export const funkyLook = defineCardLook({
  glyphs: 'flat',
  rim: 22,
  thing: placeOf(600),
  beside: placeOf(230, { x: 845, y: 1180 }),
  ink: ({ mood }) => ({ words: '#ffffff', pen: '#111111', tile: moodOf(MOODS, mood)[0] }),
  background({ mood, index, places }) {
    const colours = moodOf(MOODS, mood);
    const ground = index % 3 === 1 && places.length > 0 ? colours[1] : colours[0];
    const other = ground === colours[0] ? colours[1] : colours[0];
    const pattern = turnOf([dots(colours[2], true), burst(colours[2]), dots(colours[2], false)], index);
    const blob =
      places.length > 0
        ? `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="430" fill="${other}"/>` +
          `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="470" fill="none" stroke="#111111" stroke-width="10" stroke-dasharray="4 34" stroke-linecap="round"/>`
        : label(colours[1] === ground ? colours[0] : colours[1]);
    return svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${pattern}${blob}`);
  },
});
