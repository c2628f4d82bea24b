/**
 * A start script around the browser. Remotion passes no switches on, so the script adds ours:
 * nothing but one loopback port can be reached, whatever address a document names.
 */
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FoundBrowser } from '../browser/findBrowser';

/** Chromium as root raises itself; this keeps requests answered while a video is drawn. */
const NICENESS = 5;

/** Every name and every address is unknown, but for 127.0.0.1 at this port. */
export const resolverRules = (port: number) => `MAP 127.0.0.1:${port} 127.0.0.1:${port},MAP * ~NOTFOUND`;

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

export function confinedScript({ executablePath, args, env }: FoundBrowser, port: number): string {
  const variables = Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`);
  const switches = [...args, `--host-resolver-rules=${resolverRules(port)}`, '--disable-quic'];
  const command = [executablePath, '"$@"', ...switches];
  const words = command.map((word) => (word === '"$@"' ? word : quoted(word)));
  return ['#!/bin/sh', ...variables, `exec nice -n ${NICENESS} ${words.join(' ')}`, ''].join('\n');
}

/** @returns the script's path, to be started instead of the browser. */
export async function writeConfinedBrowser(
  folder: string,
  browser: FoundBrowser,
  port: number,
): Promise<string> {
  const file = path.join(folder, 'browser.sh');
  await writeFile(file, confinedScript(browser, port));
  await chmod(file, 0o755);
  return file;
}
