/** Hours of use in minutes: what the processes hold after it all is what they held after its first tenth. */
import { readFile } from 'node:fs/promises';
import { treeOf } from '../processes';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct } from '../trialProduct';

const JOBS = 60;
const ENDS_MS = 240_000;
/** Per job, of server and worker each: 60 jobs are what somebody does in four hours. */
const MOST_KB_A_JOB = 300;
const LOOKS = 40;

export const memoryPart: TrialPart = {
  name: 'memory',
  async run() {
    const tally = createTally();
    const product = await openTrialProduct({
      USER_JOBS: '0',
      USER_PROJECTS: '0',
      CREDITS_ON_SIGNUP: '10000',
    });
    const held: Record<'server' | 'worker', number[]> = { server: [], worker: [] };
    try {
      const person = await product.signUp();
      for (let at = 0; at < sized(JOBS); at += 1) {
        const job = await ended(person, `/v1/jobs/${await confirm(person, product.baseURL)}`, ENDS_MS);
        tally.count(job?.status === 'done', `job ${at + 1} is ${job?.status}`);
        const project = `/v1/project/${job?.output.project_ids[0]}`;
        for (let look = 0; look < LOOKS; look += 1)
          await person.ask('GET', look % 2 ? project : '/v1/projects');
        for (const { pid, command } of await treeOf(product.pid())) {
          const which = /dist\/server\/(main|worker)\.js/.exec(command)?.[1];
          if (which) held[which === 'main' ? 'server' : 'worker'].push(await residentKb(pid));
        }
      }
      const slopes = Object.entries(held).map(([name, all]) => {
        // Code is compiled and pools are filled in the first of them.
        const kb = slopeOf(all.slice(Math.ceil(all.length / 4)));
        if (all.length >= 20)
          tally.count(kb <= MOST_KB_A_JOB, `the ${name} grows by ${Math.round(kb)} kB a job`);
        return `${name} ${Math.round(kb)} kB a job (${Math.round((all.at(-1) ?? 0) / 1024)} MB)`;
      });
      return outcome(tally, `${sized(JOBS)} jobs; ${slopes.join(', ')}`);
    } finally {
      await product.close();
    }
  },
};

async function residentKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Theil and Sen: the median of all pairs' slopes, which a collection of garbage does not move. */
function slopeOf(values: readonly number[]): number {
  const slopes = values.flatMap((one, at) =>
    values.slice(at + 1).map((other, further) => (other - one) / (further + 1)),
  );
  return slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
}
