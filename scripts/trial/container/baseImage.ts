/** What the image is built on, without a registry of images: Debian by `debootstrap`, with Node and npm as npm has them. */
import { spawnSync } from 'node:child_process';
import { runInRoot } from './inRoot';

/** `docker.io/library/node:22-bookworm-slim` */
const NODE_IMAGE = /\/node:(\d+)-([a-z]+)-slim$/;
/** What Node's images bring of npm. */
const NPM_MAJOR = 10;
/** The account of Node's images. */
const USER = { name: 'node', id: '1000' };

export const hasDebootstrap = () => spawnSync('debootstrap', ['--version']).status === 0;

/** @param into an empty folder, which others may pass. */
export function makeBase(image: string, into: string): void {
  const [, major, suite] = NODE_IMAGE.exec(image) ?? [];
  if (!major || !suite) throw new Error(`This trial does not know how to make ${image}.`);
  run('debootstrap', '--variant=minbase', suite, into);
  run(
    ...(['npm', 'install', '--global', '--ignore-scripts', '--no-audit', '--no-fund'] as const),
    ...[`--prefix=${into}/usr/local`, `node-linux-${process.arch}@${major}`, `npm@${NPM_MAJOR}`],
  );
  const { name, id } = USER;
  runInRoot({ root: into, command: ['groupadd', '--gid', id, name] });
  runInRoot({ root: into, command: ['useradd', '--uid', id, '--gid', name, '--create-home', name] });
}

function run(program: string, ...words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout.slice(-2000)}\n${stderr}`);
}
