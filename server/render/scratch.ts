/** A folder of this process for everything temporary, so that what a killed render leaves is found again. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Folders claimed in this process, the last one in force, and what TMPDIR was before the first. */
const claimed: string[] = [];
let before: string | undefined;

function putInForce(folder: string | undefined): void {
  if (folder === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = folder;
}

export interface Scratch {
  /** This process's own, below the data. */
  readonly folder: string;
  /** The system's temporary folder: a browser's socket has to have a path of at most 107 bytes. */
  readonly systemTmp: string;
  /** Gives this process the system's temporary folder back. */
  release(): void;
}

/**
 * Removes the folders of processes that are gone and makes this one's. Remotion takes the system's
 * temporary folder and has no option for another, so it becomes this process's TMPDIR until it is released.
 */
export async function claimScratch(dataDir: string): Promise<Scratch> {
  const root = path.join(dataDir, 'tmp', 'render');
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const pid = Number(name);
    const isLeft = pid === process.pid ? !claimed.includes(path.join(root, name)) : !isAlive(pid);
    if (isLeft || !Number.isInteger(pid)) await rm(path.join(root, name), { recursive: true, force: true });
  }
  const folder = path.join(root, String(process.pid));
  await mkdir(folder, { recursive: true });
  if (claimed.length === 0) before = process.env.TMPDIR;
  putInForce(before);
  const systemTmp = tmpdir();
  claimed.push(folder);
  putInForce(folder);
  let held = true;
  return {
    folder,
    systemTmp,
    release() {
      if (!held) return;
      held = false;
      claimed.splice(claimed.lastIndexOf(folder), 1);
      putInForce(claimed.at(-1) ?? before);
    },
  };
}

/** A folder that is gone when `work` has ended, however it ended. */
export async function inScratch<Result>(
  scratch: string,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(scratch, name);
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** What Remotion calls the folder in which it encodes. */
const FRAMES_PREFIX = 'react-motion-render';

/** Only when nothing is being drawn. */
export async function sweepFrames(scratch: string): Promise<void> {
  for (const name of await readdir(scratch))
    if (name.startsWith(FRAMES_PREFIX))
      await rm(path.join(scratch, name), { recursive: true, force: true, maxRetries: 3 });
}
