/** A chart's drawing as an SVG file: light or dark as the reader prefers, states marked for the live view. */
import type { Chart } from '../chart';
import type { Drawing, DrawnState, DrawnWay } from '../drawing/drawing';
import { INSET, LABEL_INSET } from '../drawing/elkGraph';
import { look } from './look';
import { arrowHead, rounded, tidy } from './paths';
import { escaped, paintText } from './text';

const box = (kind: string, { x, y, width, height }: DrawnState, inset: number, radius: number) =>
  `<rect class="${kind}" x="${tidy(x + inset)}" y="${tidy(y + inset)}" width="${tidy(width - 2 * inset)}" height="${tidy(height - 2 * inset)}" rx="${radius}"/>`;

/** An outer state stands out from the one that holds it. */
const shadeOf = ({ kind, depth }: DrawnState) =>
  kind === 'compound' || kind === 'parallel' ? `outer ${depth % 2 === 0 ? 'even' : 'odd'}` : 'plain';

const classesOf = (state: DrawnState) =>
  [
    'state',
    shadeOf(state),
    ...(state.path === '' ? ['root'] : []),
    ...(state.isRegion ? ['region'] : []),
  ].join(' ');

const paintBox = (state: DrawnState) =>
  [
    `<g class="${classesOf(state)}" data-state="${escaped(state.path)}">`,
    box('box', state, 0, 12),
    ...(state.kind === 'final' ? [box('inner', state, 3.5, 9)] : []),
    '</g>',
  ].join('');

function paintWords(state: DrawnState): string {
  const at = { x: state.x + INSET.x, y: state.y + INSET.top };
  const below = { x: at.x, y: at.y + state.head.height + INSET.between };
  return `<g class="words ${shadeOf(state)}">${paintText(state.head, at)}${paintText(state.body, below)}</g>`;
}

const paintWay = ({ from, to, points, labels }: DrawnWay) =>
  [
    `<g data-from="${escaped(from)}" data-to="${escaped(to)}">`,
    `<path class="way" d="${rounded(points)}"/><path class="head" d="${arrowHead(points)}"/>`,
    ...labels.map(
      ({ x, y, width, height, text }) =>
        `<rect class="label" x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}" rx="8"/>${paintText(text, { x: x + LABEL_INSET.x, y: y + LABEL_INSET.y })}`,
    ),
    '</g>',
  ].join('');

export function paintChart(
  { name, purpose }: Chart,
  { width, height, states, ways, beginnings }: Drawing,
): string {
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  const [w, h] = size.split(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${size}" width="${w}" height="${h}" role="img" aria-label="${escaped(`${name}: ${purpose}`)}">`,
    `<style>${look}</style>`,
    ...states.map(paintBox),
    ...beginnings.map(
      (at) =>
        `<circle class="beginning" cx="${tidy(at.x + at.width / 2)}" cy="${tidy(at.y + at.height / 2)}" r="5"/>`,
    ),
    ...ways.map(paintWay),
    // Last: a line may pass behind the words of a state that it enters, never through them.
    ...states.map(paintWords),
    '</svg>',
    '',
  ].join('\n');
}
