/** What a drawing was made of, kept in its last line: whether it is current is seen without laying it out again. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import elk from 'elkjs/package.json' with { type: 'json' };
import type { Chart } from './chart';

/** Sources that say how a chart looks. */
const DRAWERS = ['scripts/charts/chart.ts', 'scripts/charts/drawing', 'scripts/charts/svg'];

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

const filesBelow = (place: string): string[] =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place)
        .toSorted()
        .map((name) => path.join(place, name));

const drawers = hashOf(elk.version, ...DRAWERS.flatMap(filesBelow).map((file) => readFileSync(file, 'utf8')));

const lastLine = (svg: string, chart: Chart) =>
  `<!-- of ${hashOf(drawers, JSON.stringify(chart))}, drawn ${hashOf(svg)} -->\n`;

export const withOrigin = (svg: string, chart: Chart): string => svg + lastLine(svg, chart);

/** False for a drawing of another chart or by other code, and for one that was changed by hand. */
export function isDrawnFrom(drawing: string, chart: Chart): boolean {
  const svg = drawing.slice(0, drawing.lastIndexOf('<!--'));
  return drawing === withOrigin(svg, chart);
}
