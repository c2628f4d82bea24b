/** Installs the packages when they are missing or the lock file has changed. Node alone: it runs before anything is there. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, ROOT, say } from './tell.mjs';
import path from 'node:path';

const MODULES = path.join(ROOT, 'node_modules');
const STAMP = path.join(MODULES, '.reelwright-lock');
const NEEDED = [20, 19];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))
    fail(`Reelwright needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
}

/** A linked folder is another checkout's: npm would empty it under that one's feet. */
const isLinked = () => lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** What there is to install for: running builds first, so it has the bundlers; developing has the tests' packages, too. */
const SCOPES = {
  running: { omitted: ['--omit=dev'], servedBy: ['running', 'developing'] },
  developing: { omitted: ['--include=dev'], servedBy: ['developing'] },
};

/** Who has the tests' packages keeps them, whatever is run next. */
const isDeveloped = () => existsSync(path.join(MODULES, 'vitest'));

/** @param {keyof typeof SCOPES} wanted */
export function install(wanted) {
  if (isLinked()) return;
  const scope = isDeveloped() ? 'developing' : wanted;
  const { omitted, servedBy } = SCOPES[scope];
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (servedBy.some((one) => installed === `${one} ${lock}`)) return;
  say('Installing packages (once)…');
  // Nothing of ours needs an install script, and nobody else's gets to run one.
  // Said outright, so that NODE_ENV and a person's npm settings do not decide it.
  const words = [
    'ci',
    '--ignore-scripts',
    ...omitted,
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath
    ? spawnSync(process.execPath, [process.env.npm_execpath, ...words], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    : spawnSync('npm', words, {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (npm.status !== 0) fail('The packages could not be installed; npm says why above. Then start again.');
  writeFileSync(STAMP, `${scope} ${lock}`);
}
