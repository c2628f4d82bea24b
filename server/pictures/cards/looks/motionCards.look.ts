/** `motion-cards`: pale paper with two cut shapes and an inner line, as a printed card. */
import { defineCardLook, glow, HEIGHT, moodOf, placeOf, shadowUnder, svg, turnOf, WIDTH } from './cardLook';

interface Mood {
  readonly papers: readonly [string, string, string];
  readonly shapes: readonly [string, string];
  readonly ink: string;
}
const MOODS: readonly [Mood, ...Mood[]] = [
  { papers: ['#fdf6ec', '#fff1e6', '#fef9ef'], shapes: ['#ffd6a5', '#ffadad'], ink: '#4a2c17' },
  { papers: ['#eef4ff', '#e8f7ff', '#f1f0ff'], shapes: ['#bcd4ff', '#c8b6ff'], ink: '#1d2a5b' },
  { papers: ['#eefaf3', '#f3fbe9', '#e9f8f6'], shapes: ['#b7e4c7', '#d8f3a4'], ink: '#143d2b' },
  { papers: ['#fff0f5', '#fdeeff', '#fff4ee'], shapes: ['#ffc2d9', '#e0bbff'], ink: '#561643' },
];
const LINE = { inset: 46, radius: 54 } as const;

export const motionCardsLook = defineCardLook({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(600, { y: 900 }),
  beside: placeOf(230, { x: 820, y: 1220 }),
  ink: ({ mood }) => {
    const { ink } = moodOf(MOODS, mood);
    return { words: ink, pen: ink, tile: ink };
  },
  background({ mood, index, places }) {
    const { papers, shapes, ink } = moodOf(MOODS, mood);
    const isLeft = index % 2 === 0;
    return svg(`<defs>${glow('shade', ink, 0.42)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${turnOf(papers, index)}"/>
<circle cx="${isLeft ? 120 : WIDTH - 120}" cy="330" r="430" fill="${shapes[0]}"/>
<circle cx="${isLeft ? WIDTH - 90 : 90}" cy="1560" r="540" fill="${shapes[1]}" fill-opacity=".75"/>
<circle cx="${WIDTH / 2}" cy="900" r="415" fill="#ffffff" fill-opacity="${places.length > 0 ? 0.72 : 0}"/>
<rect x="${LINE.inset}" y="${LINE.inset}" width="${WIDTH - 2 * LINE.inset}" height="${HEIGHT - 2 * LINE.inset}" rx="${LINE.radius}" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="5"/>
${places.map((place) => shadowUnder(place, 'url(#shade)')).join('')}`);
  },
});
