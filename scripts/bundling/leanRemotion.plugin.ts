/** Lets the bundler leave out what a page does not use of Remotion, by saying what is used of its innards. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Remotion hangs its innards on these objects, which keep all of it in a page for the few that are read. */
const holders = [
  { module: 'remotion/dist/esm/index.mjs', name: 'Internals' },
  // An element of each tag for the studio.
  { module: 'remotion/dist/esm/index.mjs', name: 'Interactive' },
  { module: 'remotion/dist/esm/no-react.mjs', name: 'NoReactInternals' },
] as const;
/** What of a page reads them. */
const readers = ['@remotion/player/dist/esm/index.mjs', '@remotion/media/dist/esm/index.mjs'];
const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

/** @throws where the object is used in another way than to read its parts. */
export function partsRead(code: string, holder: string): ReadonlySet<string> {
  const parts = new Set<string>();
  const rest = code
    .replaceAll(/import \{[^}]*\} from/g, '')
    .replaceAll(new RegExp(String.raw`\b${holder}\d*\.(\w+)`, 'g'), (_, part: string) => {
      parts.add(part);
      return '';
    })
    .replaceAll(new RegExp(String.raw`\{([^{}]*)\} = ${holder}\d*;`, 'g'), (_, list: string) => {
      for (const part of list.matchAll(/(\w+)(?:: \w+)?/g)) parts.add(part[1] as string);
      return '';
    });
  if (new RegExp(String.raw`\b${holder}\d*\b`).test(rest))
    throw new Error(`What is read of Remotion's ${holder} cannot be told; leave leanRemotion out`);
  return parts;
}

/** What the module of an object reads of it itself, apart from what it calls its parts. */
export const partsReadWithin = (code: string, holder: string): readonly string[] =>
  [...code.matchAll(new RegExp(String.raw`(?<!<)\b${holder}\.(\w+)`, 'g'))].map((part) => part[1] as string);

/** @throws where the object does not look as it did. */
export function withoutUnread(code: string, holder: string, read: ReadonlySet<string>): string {
  const object = new RegExp(String.raw`^var ${holder} = \{\n((?:  \w.*\n)+)\};$`, 'm');
  if (!object.test(code)) throw new Error(`Remotion's ${holder} is not found; leave leanRemotion out`);
  return code.replace(object, (_, body: string) => {
    const kept = body.split('\n').filter((line) => read.has(/\w+/.exec(line)?.[0] ?? ''));
    return `var ${holder} = {\n${kept.join('\n')}\n};`;
  });
}

const readAll = async () =>
  (await Promise.all(readers.map((file) => readFile(path.join(MODULES, file), 'utf8')))).join('\n');

export function leanRemotion(): Plugin {
  return {
    name: 'lean-remotion',
    apply: 'build',
    async transform(code, id) {
      const held = holders.filter(({ module }) => id.endsWith(`/node_modules/${module}`));
      if (held.length === 0) return null;
      const reading = await readAll();
      const lean = held.reduce(
        (left, { name }) =>
          withoutUnread(left, name, new Set([...partsRead(reading, name), ...partsReadWithin(code, name)])),
        code,
      );
      return { code: lean, map: null };
    },
  };
}
