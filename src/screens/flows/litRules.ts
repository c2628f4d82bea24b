/** Which boxes of a drawing are lit, seen or not yet seen, as rules for the drawing's own marks. */

interface Lighting {
  readonly lit: readonly string[];
  readonly visited: readonly string[];
  /** Innermost states. */
  readonly all: readonly string[];
}

/** A state's box; paths hold nothing but letters, digits and points. */
const boxOf = (path: string) => `.chart [data-state="${path}"]>.box`;
const outerOf = (path: string) =>
  path
    .split('.')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('.'));
const rule = (paths: readonly string[], look: string) =>
  paths.length === 0 ? '' : `${paths.map(boxOf).join(',')}{${look}}`;

export function litRules({ lit, visited, all }: Lighting): string {
  const unseen = all.filter((path) => !visited.includes(path) && !lit.includes(path));
  return [
    rule(unseen, 'stroke-dasharray:3 4'),
    rule([...new Set(lit.flatMap(outerOf))], 'stroke:var(--accent);stroke-opacity:1'),
    rule(lit, 'fill:var(--accentSoft);stroke:var(--accent);stroke-width:3'),
  ].join('');
}
