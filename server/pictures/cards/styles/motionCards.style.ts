/** `motion-cards`: pale paper with two cut shapes and an inner line, as a printed card. */
import {
  accentsOf,
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

interface Mood {
  readonly papers: readonly [string, string, string];
  readonly shapes: readonly [string, string];
  readonly ink: string;
  readonly accent: string;
}
const MOODS: readonly [Mood, ...Mood[]] = [
  {
    papers: ['#fdf6ec', '#fff1e6', '#fef9ef'],
    shapes: ['#ffd6a5', '#ffadad'],
    ink: '#4a2c17',
    accent: '#b0421a',
  },
  {
    papers: ['#eef4ff', '#e8f7ff', '#f1f0ff'],
    shapes: ['#bcd4ff', '#c8b6ff'],
    ink: '#1d2a5b',
    accent: '#3d3ac9',
  },
  {
    papers: ['#eefaf3', '#f3fbe9', '#e9f8f6'],
    shapes: ['#b7e4c7', '#d8f3a4'],
    ink: '#143d2b',
    accent: '#0e7a45',
  },
  {
    papers: ['#fff0f5', '#fdeeff', '#fff4ee'],
    shapes: ['#ffc2d9', '#e0bbff'],
    ink: '#561643',
    accent: '#b31672',
  },
];
const LINE = { inset: 46, radius: 54 } as const;

export const motionCardsStyle = defineCardStyle({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(600, { y: 900 }),
  beside: placeOf(230, { x: 820, y: 1220 }),
  ink: ({ mood }) => {
    const { ink, accent } = moodOf(MOODS, mood);
    return { words: ink, accent, pen: ink, tile: ink };
  },
  background({ mood, index, places }) {
    const { papers, shapes, ink } = moodOf(MOODS, mood);
    const isLeft = index % 2 === 0;
    return `<defs>${glow('shade', ink, 0.42)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${turnOf(papers, index)}"/>
<circle cx="${isLeft ? 120 : WIDTH - 120}" cy="330" r="430" fill="${shapes[0]}"/>
<circle cx="${isLeft ? WIDTH - 90 : 90}" cy="1560" r="540" fill="${shapes[1]}" fill-opacity=".75"/>
<circle cx="${WIDTH / 2}" cy="900" r="415" fill="#ffffff" fill-opacity="${places.length > 0 ? 0.72 : 0}"/>
<rect x="${LINE.inset}" y="${LINE.inset}" width="${WIDTH - 2 * LINE.inset}" height="${HEIGHT - 2 * LINE.inset}" rx="${LINE.radius}" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="5"/>
${places.map((place) => shadowUnder(place, 'url(#shade)')).join('')}`;
  },
  words: {
    typography: {
      statement: { face: 'serif', largest: 150, smallest: 66, mostLines: 6, lineHeight: 1.14 },
      number: { face: 'serif', largest: 330, smallest: 120, mostLines: 2, lineHeight: 1.02 },
      side: { face: 'serif', largest: 58, smallest: 46, mostLines: 4, lineHeight: 1.26 },
      align: 'centre',
    },
    place: boxOf(820, 620, 890),
    paint({ lines, box }, { mood }) {
      const { shapes, ink, accent } = moodOf(MOODS, mood);
      const rule = (y: number) =>
        `<path d="M${WIDTH / 2 - 70} ${px(y)}h140" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;
      const marks = lines.flatMap((line) =>
        accentsOf(line).map(
          ({ x, width }) =>
            `<rect x="${px(x - 12)}" y="${px(line.baseline - line.size * 0.3)}" width="${px(width + 24)}" height="${px(line.size * 0.4)}" rx="8" fill="${shapes[0]}"/>`,
        ),
      );
      return (
        rule(box.top - 70) +
        rule(box.top + box.height + 70) +
        marks.join('') +
        lines.map((line) => letters(line, { words: ink, accent })).join('')
      );
    },
  },
});
