/** Every file of docs/charts, by name: the same bytes on any machine. */
import type { Chart } from './chart';
import { layOut } from './drawing/layOut';
import { withOrigin } from './drawnFrom';
import { findCharts } from './reading/findCharts';
import { paintChart } from './svg/paintChart';
import { writeIndex } from './writing/indexPage';
import { writeList } from './writing/list';
import { writeMermaid } from './writing/mermaid';

export const CHARTS_FOLDER = 'docs/charts';

export async function renderCharts(): Promise<ReadonlyMap<string, string>> {
  const charts = await findCharts();
  const drawings = new Map<string, string>();
  for (const chart of charts)
    drawings.set(`${chart.name}.svg`, withOrigin(paintChart(chart, await layOut(chart.root)), chart));
  return new Map([...drawings, ...writeCharts(charts)]);
}

/** All but the drawings, which want most of the time. */
export function writeCharts(charts: readonly Chart[]): ReadonlyMap<string, string> {
  return new Map([
    ...charts.map((chart) => [`${chart.name}.mmd`, writeMermaid(chart)] as const),
    ['README.md', writeIndex(charts)],
    ['charts.json', writeList(charts)],
  ]);
}
