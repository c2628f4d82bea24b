/** What is wrong in `content/` stops the start before anything is opened, and says so in words. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-'));
  await cp('content', path.join(folder, 'content'), { recursive: true });
  await symlink(path.resolve('assets'), path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = () =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    execFile(
      process.execPath,
      [tsx, path.resolve('server/main.ts')],
      { cwd: folder, env: { ...process.env, DATA_DIR: path.join(folder, 'data'), PORT: '0', WORKERS: '0' } },
      (error, _, said) => resolve({ code: error?.code, said }),
    );
  });

test('a server with a topic without fields, a frame with a strange one and no picture sizes does not start', async () => {
  await writeFile(path.join(folder, 'content/topics/food/tea.md'), 'name: tea\n');
  await writeFile(path.join(folder, 'content/frames/en.yaml'), 'frame: 1\n');
  await writeFile(path.join(folder, 'content/reading/pictureSizes.yaml'), 'none: 1\n');
  const { code, said } = await start();
  expect(code).toBe(1);
  expect(said).toMatch(/^content\/frames\/en\.yaml:1: /m);
  expect(said).toMatch(/^content\/topics\/food\/tea\.md:1: The fields must stand between two lines of ---/m);
  expect(said).toMatch(/^content\/reading\/pictureSizes\.yaml:1: /m);
  expect(said).not.toContain('    at ');
  expect(await readdir(folder)).not.toContain('data');
});
