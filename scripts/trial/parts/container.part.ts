/** The image, built by the steps of its Dockerfile and run as its user and as one whom nobody named: it starts, works, and leaves nothing. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasDebootstrap, makeBase } from '../container/baseImage';
import { buildImage } from '../container/buildImage';
import { mayMount } from '../container/inRoot';
import { runImage } from '../container/runImage';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';

/** As OpenShift gives them out: no account has it, and its group is root's. */
const UNNAMED = '1000650000:0';

export const containerPart: TrialPart = {
  name: 'container',
  async run() {
    const tally = createTally();
    if (!mayMount()) return outcome(tally, 'not tried: only root may give a process a root of its own');
    if (!hasDebootstrap())
      return outcome(tally, 'not tried: debootstrap is missing (Debian: apt-get install debootstrap)');
    const within = await mkdtemp(path.join(tmpdir(), 'image-'));
    await chmod(within, 0o755);
    try {
      const image = buildImage({ dockerfile: 'Dockerfile', context: path.resolve('.'), within, makeBase });
      // Before a volume has anything in it.
      const kilobytes = spawnSync('du', ['-s', image.root], { encoding: 'utf8' }).stdout.split('\t')[0];
      for (const user of [image.user, UNNAMED]) await runImage(image, { user, tally });
      return outcome(
        tally,
        `built by its Dockerfile, ${Math.round(Number(kilobytes) / 1024)} MB; run as ${image.user} and as ${UNNAMED}`,
      );
    } finally {
      await rm(within, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
