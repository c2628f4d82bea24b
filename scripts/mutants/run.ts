/** `npm run mutants [chart …]`: which changes of each chart the suites notice, and which they sleep through. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import type { AnyStateMachine } from 'xstate';
import { mutantsOf } from './mutantsOf';

interface Chart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Where a test imports it from. */
  readonly module: string;
}

async function chartsOf(wanted: readonly string[]): Promise<readonly Chart[]> {
  const charts: Chart[] = [];
  const files = await readdir('src/machines', { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.machine.ts'))) {
    const module = path.basename(file, '.ts');
    if (wanted.length > 0 && !wanted.includes(module.replace('.machine', ''))) continue;
    const exported = (await import(pathToFileURL(path.resolve('src/machines', file)).href)) as Record<
      string,
      AnyStateMachine
    >;
    for (const [name, machine] of Object.entries(exported))
      if (name.endsWith('Machine')) charts.push({ name, machine, module });
  }
  return charts.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The suites that import the chart, the quick ones first. */
async function suitesOf({ module }: Chart, all: readonly TestSpecification[]) {
  const texts = await Promise.all(all.map(({ moduleId }) => readFile(moduleId, 'utf8')));
  const those = all.filter((_, index) => texts[index]?.includes(`/${module}'`));
  return ['plain', 'screens']
    .map((name) => those.filter(({ project }) => project.name === name))
    .filter((suite) => suite.length > 0);
}

async function notices(vitest: Vitest, suite: readonly TestSpecification[], mutant: string) {
  if (suite.length === 0) return false;
  process.env.MUTANT = mutant;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...suite]);
  const noticed = unhandledErrors.length > 0 || testModules.some((one) => !one.ok());
  // Else this failure would be told again, and end every run that comes after it.
  vitest.state.clearErrors();
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  return noticed;
}

async function firstToNotice(vitest: Vitest, suites: readonly TestSpecification[][], mutant: string) {
  for (const suite of suites) if (await notices(vitest, suite, mutant)) return suite[0]?.project.name ?? null;
  return null;
}

/** A suite that fails without any change would notice everything: it is named and left out. */
async function sound(vitest: Vitest, suite: readonly TestSpecification[]) {
  const passing: TestSpecification[] = [];
  for (const one of suite)
    if (await notices(vitest, [one], '')) console.log(`  fails without any change: ${one.moduleId}`);
    else passing.push(one);
  return passing;
}

async function report(vitest: Vitest, chart: Chart, all: readonly TestSpecification[]): Promise<number> {
  const suites: TestSpecification[][] = [];
  for (const suite of await suitesOf(chart, all)) suites.push(await sound(vitest, suite));
  const by: Record<string, number> = {};
  const living: string[] = [];
  const mutants = mutantsOf(chart.machine);
  for (const [number, { name }] of mutants.entries()) {
    const who = await firstToNotice(vitest, suites, `${chart.name}:${number}`);
    if (who) by[who] = (by[who] ?? 0) + 1;
    else living.push(name);
  }
  const noticed = Object.entries(by).map(([who, count]) => `${count} by ${who}`);
  console.log(`${chart.name}: ${mutants.length} mutants, noticed ${noticed.join(', ') || 'none'}`);
  for (const name of living) console.log(`  lives: ${name}`);
  return living.length;
}

// Vite will want file names with their endings one day; the tests' own configuration has none either.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const vitest = await createVitest(
  'test',
  { config: 'scripts/mutants/vitest.config.ts', watch: false, bail: 1, reporters: [{}] },
  {},
);
const all = await vitest.globTestSpecifications();
let living = 0;
for (const chart of await chartsOf(process.argv.slice(2))) living += await report(vitest, chart, all);
console.log(`${living} mutants live`);
await vitest.close();
