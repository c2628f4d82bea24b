/** `zoom-effect`: a dark stage with rays that run to the thing, so that coming nearer has somewhere to go. */
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
  WIDTH,
} from './cardStyle';

type Mood = readonly [dark: string, ray: string, light: string];

const MOODS: readonly [Mood, ...Mood[]] = [
  ['#0b1026', '#27408b', '#7aa2ff'],
  ['#160b26', '#5b2a86', '#d38bff'],
  ['#04211f', '#0f6b62', '#6ff0dc'],
  ['#240d0a', '#8a2f1b', '#ffb27a'],
];
const RAYS = 18;
/** Beyond every corner. */
const REACH = 1800;

function ray(angle: number, spread: number, { x, y }: { x: number; y: number }): string {
  const end = (turn: number) => `${x + Math.cos(turn) * REACH} ${y + Math.sin(turn) * REACH}`;
  return `<path d="M${x} ${y}L${end(angle - spread)}L${end(angle + spread)}Z"/>`;
}

export const zoomEffectStyle = defineCardStyle({
  glyphs: 'modelled',
  rim: 0,
  thing: placeOf(720),
  beside: placeOf(250, { x: 830, y: 1210 }),
  ink: ({ mood }) => {
    const [, tile, accent] = moodOf(MOODS, mood);
    return { words: '#ffffff', accent, pen: '#ffffff', tile };
  },
  background({ mood, index, places }) {
    const [dark, beam, light] = moodOf(MOODS, mood);
    const { centre } = zoomEffectStyle.thing;
    const turned = (index * Math.PI) / RAYS / 2;
    const rays = Array.from({ length: RAYS }, (_, count) =>
      ray(turned + (count * 2 * Math.PI) / RAYS, Math.PI / RAYS / 2.2, centre),
    );
    return `<defs>${glow('light', light, 0.85)}${glow('beam', beam, 1)}${glow('shade', '#000000', 0.5)}
<radialGradient id="edge" cx=".5" cy=".45" r=".62"><stop offset=".45" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>
<circle cx="${centre.x}" cy="${centre.y}" r="1150" fill="url(#beam)"/>
<g fill="${light}" fill-opacity=".13">${rays.join('')}</g>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/>
${places.length > 0 ? `<circle cx="${centre.x}" cy="${centre.y}" r="560" fill="url(#light)"/>` : ''}
${places.map((place) => shadowUnder(place, 'url(#shade)')).join('')}`;
  },
  words: {
    typography: {
      statement: {
        face: 'bold',
        largest: 118,
        smallest: 62,
        mostLines: 6,
        lineHeight: 1.14,
        isUpperCase: true,
      },
      number: { face: 'bold', largest: 340, smallest: 120, mostLines: 2, lineHeight: 1, isUpperCase: true },
      side: { face: 'bold', largest: 54, smallest: 44, mostLines: 4, lineHeight: 1.24 },
      align: 'centre',
      fill: 2,
    },
    // The template comes nearer by a sixth: what is wider would be cut.
    place: boxOf(780, 600),
    paint({ lines, box }, { mood }) {
      const [dark, , light] = moodOf(MOODS, mood);
      const y = box.top + box.height / 2;
      return `<defs><radialGradient id="stage"><stop offset="0" stop-color="${dark}" stop-opacity=".86"/><stop offset=".62" stop-color="${dark}" stop-opacity=".6"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${WIDTH / 2}" cy="${px(y)}" rx="720" ry="${px(box.height / 2 + 330)}" fill="url(#stage)"/>
${lines.map((line) => letters(line, { words: '#ffffff', accent: light })).join('')}`;
    },
  },
});
