/** `npm run judge:auth -- <folder of auth-js>`: auth-js's own suites against our authentication. They stay out of the repository, and are run as they are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { judgeSuites, readNotOffered, suitesSchema } from './judgeSuites';
import { openSuiteServers } from './suiteServers';

const { positionals } = parseArgs({ allowPositionals: true });
const given = path.resolve(positionals[0] ?? '.');
const folder = [given, path.join(given, 'packages/core/auth-js')].find((one) =>
  existsSync(path.join(one, 'test/GoTrueClient.test.ts')),
);
if (!folder) throw new Error(`${given} holds no suites of auth-js: name a checkout of supabase/supabase-js.`);
const jest = path.join(folder, 'node_modules/jest/bin/jest.js');
if (!existsSync(jest))
  throw new Error(
    'The packages of the suites are missing: run `pnpm install --filter @supabase/auth-js` there.',
  );

/** In the folder of the suites. */
async function node(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data));
  await once(child, 'close');
  return Buffer.concat(said).toString();
}

/** Their clients sign keys of their own, which their own script makes. */
if (!existsSync(path.join(folder, 'test/supabase/signing_keys.json')))
  await node('test/generate-signing-keys.js');

const servers = await openSuiteServers();
const results = await mkdtemp(path.join(tmpdir(), 'reelwright-suites-'));
try {
  const file = path.join(results, 'jest.json');
  const options = ['--runInBand', '--coverage=false', '--json', `--outputFile=${file}`];
  const said = await node(jest, '--config', path.join(folder, 'jest.config.js'), ...options);
  if (!existsSync(file)) throw new Error(`The suites did not run:\n${said}`);
  const suites = suitesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  say(judgeSuites(suites, path.join(realpathSync(folder), 'test'), readNotOffered()));
} finally {
  await servers.close();
  await rm(results, { recursive: true, force: true });
}

function say({ files, notOffered, toRepair, idle }: ReturnType<typeof judgeSuites>): void {
  console.table(files);
  for (const { what, reason, tests } of notOffered) {
    console.log(`\nNot offered: ${what} (${tests.length}). ${reason}`);
    for (const one of tests) console.log(`  ${one}`);
  }
  for (const { place, why } of toRepair) console.log(`\nTo be repaired: ${place}\n${why}`);
  for (const one of idle) console.log(`\nExcuses no test any more: ${one}`);
  const sum = (key: 'passed' | 'notOffered' | 'toRepair') =>
    files.reduce((total, file) => total + file[key], 0);
  console.log(
    `\n${sum('passed')} passed; of those that did not, ${sum('notOffered')} are about what is not offered, ${sum('toRepair')} are to be repaired`,
  );
  process.exitCode = toRepair.length + idle.length > 0 ? 1 : 0;
}
