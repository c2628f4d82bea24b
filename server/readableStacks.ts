/**
 * Stacks that name our sources. Node's own `--enable-source-maps` keeps the maps of every package in memory, with the
 * sources in them (30 MB a process); here a map is read when a stack leads through its file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param folder of the bundles, each with its map beside it. */
export function readableStacks(
  folder: string,
): (error: unknown, sites: readonly NodeJS.CallSite[]) => string {
  const maps = new Map<string, SourceMap | null>();
  function mapOf(file: string): SourceMap | null {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const beside = `${file}.map`;
    const isOurs = path.dirname(file) === folder && existsSync(beside);
    const map = isOurs ? new SourceMap(JSON.parse(readFileSync(beside, 'utf8')) as SourceMapPayload) : null;
    maps.set(file, map);
    return map;
  }
  function placed(site: NodeJS.CallSite): string {
    const said = String(site);
    const [name, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
    if (!name?.startsWith('file:') || !line || !column) return said;
    const found = mapOf(fileURLToPath(name))?.findEntry(line - 1, column - 1);
    if (!found || !('originalSource' in found) || !found.originalSource) return said;
    const source = path.resolve(folder, found.originalSource);
    return said.replace(
      `${name}:${line}:${column}`,
      `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`,
    );
  }
  return (error, sites) => {
    const lines = sites.map((site) => `\n    at ${placed(site)}`);
    return `${headOf(error)}${lines.join('')}`;
  };
}

const headOf = (error: unknown) => {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
};
