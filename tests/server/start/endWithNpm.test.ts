/** A supervisor knows npm's process only: what it ends there must not live on without it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what npm runs ends when npm is ended', async () => {
  const module = path.resolve('scripts/setup/endWithNpm.mjs');
  writeFileSync(
    path.join(folder, 'program.mjs'),
    `import { endWithNpm } from ${JSON.stringify(module)};
    endWithNpm();
    process.on('SIGTERM', () => { console.log('ended cleanly'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('running');`,
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'node program.mjs' } }),
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(npm.stdout);
  const heard: string[] = [];
  for await (const line of lines) {
    heard.push(line);
    if (line === 'running') npm.kill('SIGTERM');
  }
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
  expect(heard).toEqual(['running', 'ended cleanly']);
}, 30_000);
