/** Every file of docs/charts, by name: the same bytes on any machine. */
import { layOut } from './drawing/layOut';
import { findCharts } from './reading/findCharts';
import { paintChart } from './svg/paintChart';
import { writeIndex } from './writing/indexPage';
import { writeList } from './writing/list';
import { writeMermaid } from './writing/mermaid';

export const CHARTS_FOLDER = 'docs/charts';

export async function renderCharts(): Promise<ReadonlyMap<string, string>> {
  const charts = await findCharts();
  const files = new Map<string, string>();
  for (const chart of charts) {
    files.set(`${chart.name}.svg`, paintChart(chart, await layOut(chart.root)));
    files.set(`${chart.name}.mmd`, writeMermaid(chart));
  }
  files.set('README.md', writeIndex(charts));
  files.set('charts.json', writeList(charts));
  return files;
}
