/** The drawings of docs/charts say what the charts do, and say it today. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { innermostStates, type Chart } from '../../../scripts/charts/chart';
import { isDrawnFrom } from '../../../scripts/charts/drawnFrom';
import {
  findCharts,
  headSentence,
  loadMachine,
  machineFiles,
} from '../../../scripts/charts/reading/findCharts';
import { UNNAMED } from '../../../scripts/charts/reading/names';
import { readChart } from '../../../scripts/charts/reading/readChart';
import { CHARTS_FOLDER, renderCharts, writeCharts } from '../../../scripts/charts/renderCharts';
import { areas, shownOf } from '../../../scripts/charts/screens/screens';
import { dark, light } from '../../../scripts/charts/svg/palette';
import { writeMermaid } from '../../../scripts/charts/writing/mermaid';
import { longTest } from '../../support/form';

let charts: readonly Chart[];
beforeAll(async () => {
  charts = await findCharts();
});

const kept = (name: string) => readFileSync(path.join(CHARTS_FOLDER, name), 'utf8');
const CURRENT = { 'run `npm run charts` for these': [], 'nothing draws these': [] };
const againstKept = (names: readonly string[], isCurrent: (name: string) => boolean) => {
  const there = new Set(readdirSync(CHARTS_FOLDER));
  return {
    'run `npm run charts` for these': names.filter((name) => !there.has(name) || !isCurrent(name)),
    'nothing draws these': [...there].filter((name) => !names.includes(name)),
  };
};

test('every drawing is current: after a change of a chart, `npm run charts`', () => {
  const written = writeCharts(charts);
  const drawn = new Map(charts.map((chart) => [`${chart.name}.svg`, chart]));
  const isCurrent = (name: string) => {
    const chart = drawn.get(name);
    return chart ? isDrawnFrom(kept(name), chart) : kept(name) === written.get(name);
  };
  expect(againstKept([...drawn.keys(), ...written.keys()], isCurrent)).toEqual(CURRENT);
});

test('a drawing of another chart, or one that was touched, is not current', () => {
  const [one, other] = charts;
  if (!one || !other) throw new Error('There are no charts.');
  const drawing = kept(`${one.name}.svg`);
  expect([
    isDrawnFrom(drawing, one),
    isDrawnFrom(drawing, other),
    isDrawnFrom(drawing.replace('width="', 'width="1'), one),
    isDrawnFrom('', one),
  ]).toEqual([true, false, false, false]);
});

longTest(
  'drawn anew, every file is the same byte for byte',
  async () => {
    const files = await renderCharts();
    expect(againstKept([...files.keys()], (name) => files.get(name) === kept(name))).toEqual(CURRENT);
  },
  180_000,
);

test('every chart is found, says what it is for, and has a name of its own', () => {
  expect(charts.length).toBe(machineFiles().length);
  expect(charts.filter(({ purpose }) => purpose === '')).toEqual([]);
  expect(new Set(charts.map(({ name }) => name.toLowerCase())).size).toBe(charts.length);
});

test('everything in a chart has a name', () => {
  const unnamed = charts.filter((chart) => JSON.stringify(chart).includes(UNNAMED));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('every state says what a person sees, and no screen is made up', () => {
  for (const chart of charts) {
    const { screen, sees } = shownOf(chart.name);
    expect([chart.name, ...Object.keys(sees).sort()]).toEqual([
      chart.name,
      ...innermostStates(chart.root)
        .map(({ path }) => path)
        .sort(),
    ]);
    expect(Object.values(sees).filter((words) => words.trim() === '')).toEqual([]);
    if (screen !== null && !existsSync(screen)) expect.fail(`${chart.name}: there is no ${screen}`);
  }
  const named = areas.flatMap((area) => Object.keys(area.charts));
  expect(named.sort()).toEqual(charts.map(({ name }) => name).sort());
});

test('drawings wear the colours of the theme', () => {
  const theme = readFileSync('src/ui/theme/theme.css.ts', 'utf8');
  const [, lightPart = '', darkPart = ''] =
    /const light = \{(.*?)\};.*?const dark[^{]*\{(.*?)\};/s.exec(theme) ?? [];
  const missing = (part: string, colors: typeof light) =>
    Object.entries(colors).filter(([name, color]) => !part.includes(`${name}: '${color}'`));
  expect([missing(lightPart, light), missing(darkPart, dark)]).toEqual([[], []]);
});

test('rows of the checklist stay out of the sentence', () => {
  expect(headSentence('/** From a link to an ad. [W1]–[W16] */\nimport')).toBe('From a link to an ad.');
  expect(headSentence('/** Deletes and lists. [B1] [B2] */')).toBe('Deletes and lists.');
});

/** The chart as it would be, had somebody taken one event or delay out of one state. */
interface Config {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, Config>>;
}
function* mutantsOf(config: Config): Generator<Config> {
  for (const kind of ['on', 'after'] as const)
    for (const event of Object.keys(config[kind] ?? {})) {
      const { [event]: _, ...others } = config[kind] ?? {};
      yield { ...config, [kind]: others };
    }
  for (const [name, state] of Object.entries(config.states ?? {}))
    for (const mutant of mutantsOf(state)) yield { ...config, states: { ...config.states, [name]: mutant } };
}

longTest('a chart without one of its ways is not the one that is drawn', async () => {
  let mutants = 0;
  for (const file of machineFiles()) {
    const machine = await loadMachine(file);
    const drawn = readFileSync(path.join(CHARTS_FOLDER, `${machine.id}.mmd`), 'utf8');
    const purpose = headSentence(readFileSync(file, 'utf8'));
    const written = (one: AnyStateMachine) => writeMermaid(readChart(one, { file, purpose }));
    expect(written(machine)).toBe(drawn);
    for (const config of mutantsOf(machine.config as Config)) {
      const mutant = createMachine(config as never).provide(machine.implementations as never);
      expect(written(mutant)).not.toBe(drawn);
      mutants += 1;
    }
  }
  expect(mutants).toBeGreaterThan(50);
});
