import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first of these names on the path that may be run; null where none is installed. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(mayRun) ?? null;
}

function mayRun(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
