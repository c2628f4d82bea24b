import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Loaded by address: the tool's own configuration has no types. */
const { default: rules } = (await import(pathToFileURL('.dependency-cruiser.mjs').href)) as {
  default: { forbidden: { name: string }[]; options: object };
};

const look = async (baseDir: string) => {
  const { output } = await cruise(['contract', 'src', 'server'], {
    ...rules.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules.forbidden as never[] },
  });
  return output as ICruiseResult;
};

test('the rules look at every room and find no offence', async () => {
  const { summary, modules } = await look(process.cwd());
  for (const room of [
    'contract/',
    'src/machines/',
    'src/templates/',
    'src/editor-engine/',
    'src/screens/',
    'server/',
  ])
    expect(modules.filter(({ source }) => source.startsWith(room)).length).toBeGreaterThan(3);
  expect(summary.violations).toEqual([]);
  // The tagger is tens of megabytes of memory: it belongs to the thread that condenses.
  const loaded = loadedBy(['server/main.ts', 'server/worker.ts'], modules);
  expect(loaded).toContain('server/writing/articles/lookUp.ts');
  expect([...loaded].filter((source) => source.includes('wink-'))).toEqual([]);
}, 180_000);

/** What is loaded with them, whatever else is loaded later or is of types alone left out. */
function loadedBy(entries: readonly string[], modules: ICruiseResult['modules']): ReadonlySet<string> {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const loaded = new Set(entries);
  for (const source of loaded)
    for (const { resolved, dynamic, dependencyTypes } of bySource.get(source)?.dependencies ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) loaded.add(resolved);
  return loaded;
}

/** A file that breaks one rule, and what it must not import. */
const offences = {
  'contract-imports-its-own': ['contract/offence.ts', '../server/there'],
  'src-locales-imports-its-own': ['src/locales/offence.ts', '../../contract/there'],
  'src-events-imports-its-own': ['src/events/offence.ts', '../../contract/there'],
  'src-machines-imports-its-own': ['src/machines/offence.ts', '../services/there'],
  'src-templates-imports-its-own': ['src/templates/offence.ts', '../services/there'],
  'src-editor-engine-imports-its-own': ['src/editor-engine/offence.ts', '../machines/there.machine'],
  'src-services-imports-its-own': ['src/services/offence.ts', '../machines/there.machine'],
  'src-ui-imports-its-own': ['src/ui/offence.ts', '../../contract/there'],
  'src-screens-imports-its-own': ['src/screens/offence.ts', '../services/there'],
  'src-app-imports-its-own': ['src/app/offence.ts', '../../server/there'],
  'server-imports-its-own': ['server/offence.ts', '../src/services/there'],
  'screens-know-machines-by-type': ['src/screens/offence.ts', '../machines/there'],
  'machines-know-the-engine-by-type': ['src/machines/offence.ts', '../editor-engine/there'],
  'app-takes-only-views-from-screens': ['src/app/offence.ts', '../screens/there'],
  'server-draws-with-arrangements-alone': ['server/offence.ts', '../src/templates/there'],
  'contract-has-zod-alone': ['contract/offence.ts', 'xstate'],
  'src-machines-does-without-react': ['src/machines/offence.ts', 'react'],
  'src-templates-does-without-xstate': ['src/templates/offence.ts', 'xstate'],
  'src-editor-engine-does-without-react': ['src/editor-engine/offence.ts', 'remotion'],
  'src-services-does-without-xstate': ['src/services/offence.ts', 'xstate'],
  'src-ui-does-without-xstate': ['src/ui/offence.ts', 'xstate'],
  'opentelemetry-is-loaded-when-asked-for': ['server/offence.ts', '@opentelemetry/api'],
  'sql-lives-in-repositories': ['server/routes/offence.ts', 'drizzle-orm'],
} as const;

let planted: string;
beforeAll(async () => {
  planted = await mkdtemp(path.join(tmpdir(), 'offences-'));
  await symlink(path.resolve('node_modules'), path.join(planted, 'node_modules'));
});
afterAll(() => rm(planted, { recursive: true }));

const plant = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(planted, file)), { recursive: true });
  await writeFile(path.join(planted, file), text);
};

test.each(Object.entries(offences))('the rule %s refuses what it forbids', async (rule, [file, target]) => {
  await Promise.all(
    ['contract', 'src', 'server'].map((room) =>
      rm(path.join(planted, room), { recursive: true, force: true }),
    ),
  );
  for (const room of ['contract', 'src', 'server']) await plant(`${room}/nothing.ts`, 'export {};');
  await plant(file, `import { thing } from '${target}';\nexport const taken = thing;\n`);
  if (target.startsWith('.')) {
    const there = path.join(path.dirname(file), target);
    await plant(`${there}${there.includes('templates') ? '.tsx' : '.ts'}`, 'export const thing = 1;\n');
  }
  const { summary } = await look(planted);
  expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
});

test.each([
  ['values', "import { there } from './there';\nexport const here = () => there;\n"],
  ['types', "import type { there } from './there';\nexport const here = (one: typeof there) => one;\n"],
])('the rule no-circles refuses a circle of %s', async (_, here) => {
  for (const room of ['contract', 'src', 'server']) await plant(`${room}/nothing.ts`, 'export {};');
  await plant('src/templates/here.ts', here);
  await plant('src/templates/there.ts', "import { here } from './here';\nexport const there = () => here;\n");
  const { summary } = await look(planted);
  expect(summary.violations.map((violation) => violation.rule.name)).toContain('no-circles');
});

test('every rule has its offence', () => {
  const names = rules.forbidden.map(({ name }) => name).filter((name) => name !== 'no-circles');
  expect(Object.keys(offences).sort()).toEqual(names.sort());
});
