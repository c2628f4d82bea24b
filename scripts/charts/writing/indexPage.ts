/** The page that leads through all charts: made to be read by people who do not read code. */
import { innermostStates, type Chart } from '../chart';
import { areas, inOrder, shownOf } from '../screens/screens';
import type { Area } from '../screens/shows';
import { detailsOf } from './details';
import { table } from './table';

const link = (file: string) => `[\`${file.split('/').at(-1)}\`](../../${file})`;

function contents(area: Area, charts: readonly Chart[]): string[] {
  return [
    `**${area.title}**`,
    '',
    ...table(
      ['Chart', 'What it is for', 'States', 'Shown by'],
      charts.map((chart) => {
        const { screen } = shownOf(chart.name);
        return [
          `[${chart.name}](#${chart.name.toLowerCase()})`,
          chart.purpose,
          String(innermostStates(chart.root).length),
          screen ? link(screen) : 'whoever runs it',
        ];
      }),
    ),
    '',
  ];
}

function section(chart: Chart): string[] {
  const { screen, sees } = shownOf(chart.name);
  return [
    `### ${chart.name}`,
    '',
    chart.purpose,
    '',
    `Chart ${link(chart.file)} · shown by ${screen ? link(screen) : 'whoever runs it'} · [drawing](${chart.name}.svg) · [Mermaid](${chart.name}.mmd)`,
    '',
    `[![The chart ${chart.name}](${chart.name}.svg)](${chart.name}.svg)`,
    '',
    ...table(
      ['State', 'What a person sees'],
      innermostStates(chart.root).map(({ path }) => [`\`${path}\``, sees[path] ?? '']),
    ),
    '',
    ...detailsOf(chart),
    '',
  ];
}

const HOW_TO_READ = [
  '## How to read a drawing',
  '',
  '- A **box** is a state: something that a person can see, or that is being waited for. A box with a double border is an end. Boxes in a box with a dashed border go on at the same time as their neighbours.',
  '- The **dot** is where a state begins.',
  '- An **arrow** is a way to another state: **what happened**, `[only if]`, `/ what is done about it`. `[otherwise]` is taken when no way before it was.',
  '- Inside a box: `invoke` is what is being asked for meanwhile; it *answers* or *fails*. What happens without leaving the state, or leads into it (→), is written there too.',
  '- A pill is a tag: a word that several states share, for screens to ask for.',
  '',
  'In the running app, `FLOWS=1 npm start` (and always `npm run dev`) shows the same drawings live at `/flows` and in a drawer on every page.',
  '',
];

export function writeIndex(charts: readonly Chart[]): string {
  const inAreas = areas.map((area) => ({
    area,
    charts: inOrder(charts).filter(({ name }) => name in area.charts),
  }));
  return [
    '# Every flow is a chart',
    '',
    '<!-- Written by `npm run charts` from the charts that run. Do not edit. -->',
    '',
    'What the app can do, and what it shows while it does it. The drawings are made from the code that runs; a test fails when they are not current.',
    '',
    ...inAreas.flatMap(({ area, charts }) => contents(area, charts)),
    ...HOW_TO_READ,
    ...inAreas.flatMap(({ area, charts }) => [`## ${area.title}`, '', ...charts.flatMap(section)]),
  ].join('\n');
}
