/** A folder of this process for everything temporary, so that what a killed render leaves is found again. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

let claimed: string | undefined;

/**
 * Removes the folders of processes that are gone and makes this one's. Remotion and the browser take the
 * system's temporary folder and cannot be told otherwise, so it becomes this process's TMPDIR.
 */
export async function claimScratch(dataDir: string): Promise<string> {
  if (claimed) return claimed;
  const root = path.join(dataDir, 'tmp', 'render');
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const pid = Number(name);
    if (pid === process.pid || !Number.isInteger(pid) || !isAlive(pid))
      await rm(path.join(root, name), { recursive: true, force: true });
  }
  const own = path.join(root, String(process.pid));
  await mkdir(own, { recursive: true });
  process.env.TMPDIR = own;
  claimed = own;
  return own;
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
