/** Which of a product's own packages its built server needs, by what its code says. */
import { builtinModules } from 'node:module';

/** Imported where sources have changed since they were built: an image has no sources. */
const BUILDS = new Set(['@remotion/bundler', 'tsx']);

/** `a/b` of package `a`, `@a/b/c` of package `@a/b`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a name is put together at run time, what it begins with: `@a/b-` of `@a/b-${process.platform}`. */
const beginningsIn = (code: string) =>
  [...code.matchAll(/`(@[a-z0-9-]+\/[a-z0-9-]*)\$\{/gi)].map(([, beginning = '']) => beginning);

const namesIn = (code: string) =>
  [...code.matchAll(/["'`]((?:@[a-z0-9-]+\/)?[a-z0-9][\w.-]*)(?:\/[\w./-]+)?["'`]/gi)].map(([, name = '']) =>
    packageOf(name),
  );

interface Asked {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * An optional package is one system's or another's, so its name is hardly ever written out: all that are asked for run.
 * @param code of the built server, all of it
 * @param asked for in `package.json`
 */
export function packagesThatRun(code: string, { dependencies, optionalDependencies = {} }: Asked): string[] {
  const named = new Set(namesIn(code));
  const beginnings = beginningsIn(code);
  const direct = Object.keys(dependencies).filter(
    (name) =>
      !BUILDS.has(name) &&
      !builtinModules.includes(name) &&
      (named.has(name) || beginnings.some((beginning) => name.startsWith(beginning))),
  );
  return [...direct, ...Object.keys(optionalDependencies)];
}
