/** What a process does once to stay small for as long as it runs. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import { readableStacks } from './readableStacks';

/** Of a bundle: where sources run as they are, whoever runs them knows their places. */
export function readOwnStacks(bundle: string): void {
  const file = fileURLToPath(bundle);
  if (file.endsWith('.js')) Error.prepareStackTrace = readableStacks(path.dirname(file));
}

/** ms after the start: V8 gives back the room of what is young (32 MB) only while little is made anew. */
const AT_REST_MS = 15_000;

/**
 * Collects what the start has left, some 80 MB: V8 does so by itself only when it needs the room, which a process that
 * waits for work may not for days. It takes a tenth of a second, once.
 */
export const collectAtRest = (): void => void setTimeout(collect, AT_REST_MS).unref();

function collect(): void {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc') as () => void;
  v8.setFlagsFromString('--no-expose-gc');
  gc();
}
