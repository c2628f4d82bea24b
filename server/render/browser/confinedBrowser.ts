/**
 * A start script around the browser. Remotion passes no switches on, so the script adds ours:
 * nothing but one loopback port can be reached, whatever address a document names.
 */
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoundBrowser } from '../../browser/findBrowser';
import { lowerSession } from '../../browser/lowerSession';

/** Requests are answered while a video is drawn; at 19 a browser stands still wherever anything else is busy. */
const NICENESS = 5;
/** Chromium as root raises itself to -8, above the server: without this capability it cannot. */
const STAY_NICE =
  'if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then stay="setpriv --bounding-set -sys_nice"; fi';

/** Every name and every address is unknown, but for 127.0.0.1 at this port. */
export const resolverRules = (port: number) => `MAP 127.0.0.1:${port} 127.0.0.1:${port},MAP * ~NOTFOUND`;

/**
 * A worker that is killed cannot close its browser: the browser's process group ends with its parent, and its folder
 * with either. In a session of its own where there is `setsid`: Remotion kills the whole group when a worker exits.
 */
const END_WITH_PARENT = [
  `watch='while kill -0 "$1" && kill -0 "$2"; do sleep 1; done; rm -rf "$TMPDIR"; kill -9 "-$2"; rm -rf "$TMPDIR"'`,
  'apart=$(command -v setsid)',
  '$apart sh -c "$watch" watch "$PPID" "$$" </dev/null >/dev/null 2>&1 &',
].join('\n');

/** What Remotion starts it with. */
const GIVEN = '"$@"';

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** @param folder for the script and for what the browser keeps while it runs. */
export function confinedScript(
  { executablePath, args, env }: FoundBrowser,
  folder: string,
  port: number,
): string {
  const variables = Object.entries<string>({ ...env, TMPDIR: folder }).map(
    ([name, value]) => `export ${name}=${quoted(value)}`,
  );
  const switches = [...args, `--host-resolver-rules=${resolverRules(port)}`, '--disable-quic'];
  const command = [executablePath, GIVEN, ...switches];
  const words = command.map((word) => (word === GIVEN ? word : quoted(word)));
  return [
    '#!/bin/sh',
    ...variables,
    STAY_NICE,
    lowerSession(NICENESS),
    END_WITH_PARENT,
    `exec $stay nice -n ${NICENESS} ${words.join(' ')}`,
    '',
  ].join('\n');
}

/** @returns the script's path, to be started instead of the browser. */
export async function writeConfinedBrowser(
  folder: string,
  browser: FoundBrowser,
  port: number,
): Promise<string> {
  const file = path.join(folder, 'browser.sh');
  await writeFile(file, confinedScript(browser, folder, port));
  await chmod(file, 0o755);
  return file;
}
