/** Which boxes of a drawing are lit, and which were never seen, as rules for the drawing's own marks. */
import type { Mark } from './markOf';

/** A state's box; paths hold nothing but letters, digits and points. */
export const boxOf = (path: string) => `.chart [data-state="${path}"]>.box`;
const outerOf = (path: string) =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('.'));
const rule = (paths: readonly string[], look: string) =>
  paths.length === 0 ? '' : `${paths.map(boxOf).join(',')}{${look}}`;

export function litRules(marks: ReadonlyMap<string, Mark>): string {
  const marked = (wanted: Mark) => [...marks].filter(([, mark]) => mark === wanted).map(([path]) => path);
  return [
    rule(marked('unseen'), 'stroke-dasharray:3 4'),
    rule([...new Set(marked('lit').flatMap(outerOf))], 'stroke:var(--accent);stroke-opacity:1'),
    rule(marked('lit'), 'fill:var(--accentSoft);stroke:var(--accent);stroke-width:3'),
  ].join('');
}
