import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser, type BrowserSearch, type FoundBrowser } from '../../../server/browser/findBrowser';

const fromNpm: FoundBrowser = {
  executablePath: '/npm/headless_shell',
  kind: 'headless-shell',
  args: [],
  env: {},
};
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'browsers-'));
});
afterEach(() => rm(root, { recursive: true }));

const put = async (...names: string[]) => {
  const file = path.join(root, ...names);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  return file;
};
const search = (more: BrowserSearch = {}) =>
  findBrowser({
    searchPath: [path.join(root, 'bin')],
    usualPlaces: [],
    root,
    unpack: async () => fromNpm,
    install: async () => false,
    whyNot: async () => null,
    ...more,
  });

test('a configured browser is taken before any other', async () => {
  await put('bin', 'chromium-headless-shell');
  const configured = await put('mine', 'chrome');
  expect(await search({ configured })).toMatchObject({ executablePath: configured, kind: 'chrome' });
});

test('a configured browser that is not there is an error that names it', async () => {
  await expect(search({ configured: '/no/such/chrome' })).rejects.toThrow(
    'BROWSER_EXECUTABLE names /no/such/chrome, and there is no such file.',
  );
});

test('an installed headless shell is taken before an installed whole browser', async () => {
  await put('bin', 'chromium');
  const shell = await put('bin', 'chromium-headless-shell');
  expect(await search()).toMatchObject({ executablePath: shell, kind: 'headless-shell' });
});

test("npm's headless shell is taken before an installed whole browser", async () => {
  await put('bin', 'chromium');
  expect(await search()).toBe(fromNpm);
});

test("Remotion's headless shell is taken before npm's and before an installed whole browser", async () => {
  await put('bin', 'google-chrome');
  const downloaded = await put(
    'node_modules/.remotion/chrome-headless-shell/linux64/shell/chrome-headless-shell',
  );
  expect(await search()).toMatchObject({ executablePath: downloaded, kind: 'headless-shell' });
});

test('an installed whole browser is taken where no headless shell starts', async () => {
  const whole = await put('bin', 'chromium');
  const unpack = () => Promise.reject(new Error('there is none for this processor'));
  expect(await search({ unpack })).toMatchObject({ executablePath: whole, kind: 'chrome' });
});

test("Remotion's own download is taken when nothing is installed", async () => {
  const downloaded = await put(
    'node_modules/.remotion/chrome-headless-shell/linux64/shell/chrome-headless-shell',
  );
  expect(await search()).toMatchObject({ executablePath: downloaded, kind: 'headless-shell' });
});

test('headless shells that do not start are passed over, installed or from npm', async () => {
  await put('bin', 'chromium-headless-shell');
  const whole = await put('bin', 'chromium');
  const whyNot = async ({ kind }: FoundBrowser) =>
    kind === 'headless-shell' ? 'libnss3.so is missing' : null;
  expect(await search({ whyNot })).toMatchObject({ executablePath: whole });
});

test('a browser is installed when no other starts', async () => {
  const install = async () => Boolean(await put('bin', 'chromium'));
  const unpack = () => Promise.reject(new Error('there is none for this processor'));
  expect(await search({ unpack, install })).toMatchObject({ kind: 'chrome' });
});

test('where none starts, the error says why and how to install one', async () => {
  const unpack = () => Promise.reject(new Error('there is none for this processor'));
  await expect(search({ unpack })).rejects.toThrow(
    /^No browser starts here \(there is none for this processor\)\. Install Chrome or Chromium, on Debian by: sudo sh/,
  );
});

test('npm supplies a browser when there is no other', async () => {
  expect(await search()).toBe(fromNpm);
});
