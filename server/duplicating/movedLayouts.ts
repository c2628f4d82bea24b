/** How styles lay a project out, for its copy: under that one's ids, in files of its own, so that it wears them when the original is gone. [S1] */
import { layoutFile } from '../pipeline/jobFiles';
import type { KeptLayouts } from '../db/schema/app';
import type { LaidOut } from '../repositories/projects/duplicates.repository';
import { projectPrefix, type Storage } from '../storage/storage';
import { movedIn, type Move } from './movedIn';

interface MovedLayouts {
  /** Null where there is none. */
  readonly layouts: KeptLayouts | null;
  /** Their content by where it is to be. */
  readonly written: ReadonlyMap<string, Buffer>;
  /** What they show: which file is to be copied where. */
  readonly files: ReadonlyMap<string, string>;
}

/** A layout that is gone, or cannot be read, is none in the copy: that style is not offered there. */
export async function movedLayouts(
  storage: Pick<Storage, 'stat' | 'read'>,
  laidOut: LaidOut | null,
  move: Move,
): Promise<MovedLayouts> {
  const entries: KeptLayouts['entries'][number][] = [];
  const written = new Map<string, Buffer>();
  const files = new Map<string, string>();
  const shows = new Set<string>();
  for (const { template, layout_file: file } of laidOut?.entries ?? []) {
    const layout = await readLayout(storage, `${laidOut?.folder}${file}`);
    if (layout === null) continue;
    const { moved, files: shown, shared } = movedIn(layout, move);
    const own = layoutFile(template);
    entries.push({ template, layout_file: own });
    written.set(projectPrefix(move.userId, move.to) + own, Buffer.from(JSON.stringify(moved)));
    for (const [from, to] of shown) files.set(from, to);
    for (const ref of shared) shows.add(ref);
  }
  return { layouts: entries.length > 0 ? { entries, shows: [...shows] } : null, written, files };
}

async function readLayout(storage: Pick<Storage, 'stat' | 'read'>, key: string): Promise<unknown> {
  if (!(await storage.stat(key))) return null;
  const text = (await storage.read(key)).toString();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
