/** People × calls of a running product: what is one person's is nobody else's, by whatever call. [AC1] [TR2] */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { askMatrix, type Asker } from '../matrix/askMatrix';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct, personAt, type Person } from '../trialProduct';

const MADE_MS = 300_000;

export const matrixPart: TrialPart = {
  name: 'matrix',
  async run() {
    const tally = createTally();
    const product = await openTrialProduct();
    const people = new Map<string, Person>();
    /** By a worker, and rendered: a link shares a film. */
    async function makeProject({ id }: Asker) {
      const person = people.get(id) ?? (await product.signUp());
      const jobId = await confirm(person, product.baseURL);
      const job = await ended(person, `/v1/jobs/${jobId}`, MADE_MS);
      const projectId = job?.output.project_ids[0] ?? '';
      await person.ask('POST', `/v1/project/${projectId}/render`);
      const film = await ended(person, `/v1/project/${projectId}`, MADE_MS);
      if (film?.status !== 'done') throw new Error(`The film is ${film?.status}.`);
      return { projectId, jobId };
    }
    try {
      // The first account is the operator's: it is neither of the two.
      await product.signUp();
      const [ann, bob] = [await product.signUp(), await product.signUp()];
      for (const person of [ann, bob]) people.set(person.id, person);
      const create = { width: 640, height: 640, channels: 3, background: 'teal' } as const;
      const { routes, cells } = await askMatrix(
        {
          ...{ ann, bob, makeProject },
          nobody: personAt(product.baseURL, { id: '', email: '', token: 'nobody' }),
          open: async (address) => (await fetch(address)).status,
          files: {
            picture: { bytes: await sharp({ create }).png().toBuffer(), name: 'a.png' },
            speech: { bytes: await readFile('assets/voices/ryan.m4a'), name: 'a.m4a' },
          },
        },
        tally.count,
      );
      return outcome(tally, `${routes} routes, ${cells} cells, ${tally.failed} open`);
    } finally {
      await product.close();
    }
  },
};
