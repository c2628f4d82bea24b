/** People × resources: what is one person's is nobody else's, by whatever call. [AC1] [TR2] */
import * as brandkit from '../../../contract/routes/brandkit.routes';
import * as jobs from '../../../contract/routes/jobs.routes';
import * as operator from '../../../contract/routes/operator.routes';
import * as projects from '../../../contract/routes/projects.routes';
import type { Route } from '../../../contract/routes/route';
import * as versions from '../../../contract/routes/versions.routes';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct, personAt, type Person } from '../trialProduct';

const MADE_MS = 300_000;

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const routes = [brandkit, jobs, operator, projects, versions].flatMap((file) =>
  Object.values(file).filter(isRoute),
);

export const matrixPart: TrialPart = {
  name: 'matrix',
  async run() {
    const tally = createTally();
    const product = await openTrialProduct();
    try {
      // The first account is the operator's: it is neither of the two.
      await product.signUp();
      const [ann, bob] = [await product.signUp(), await product.signUp()];
      const nobody = personAt(product.baseURL, { id: '', email: '', token: 'nobody' });
      const jobId = await confirm(ann, product.baseURL);
      const job = await ended(ann, `/v1/jobs/${jobId}`, MADE_MS);
      const projectId = job?.output.project_ids[0] ?? '';
      const listed = await ann.ask('GET', `/v1/project/${projectId}/versions`);
      const versionId = /"id":"([^"]+)"/.exec(JSON.stringify(listed.body))?.[1] ?? crypto.randomUUID();
      const ids: Readonly<Record<string, string>> = {
        ...{ jobId, projectId, versionId, assetId: crypto.randomUUID(), userId: ann.id, id: jobId },
        ...{ part: 'database', what: 'job', assetType: 'logo', pack: 'none' },
      };
      const own = (name: string) => ids[name] ?? '';
      const seen = async () =>
        JSON.stringify([
          await ann.ask('GET', `/v1/jobs/${jobId}`),
          await ann.ask('GET', `/v1/project/${projectId}`),
          (await ann.ask('GET', '/v1/user')).body,
        ]);
      const before = await seen();
      // What its owner is shown opens to its owner alone: the right is in the address.
      const [file = ''] = /https?:[^"]+\/media\/[^"]+\.jpg/.exec(before) ?? [];
      const statusOf = async (address: string) => (await fetch(address)).status;
      tally.count((await statusOf(file)) === 200, `its owner cannot open ${file}`);
      const forged = file.replace(/(\/media\/)[^/]+/, '$1forged.right');
      tally.count((await statusOf(forged)) >= 400, 'a forged right opens a file');
      const others: readonly (readonly [string, Person, readonly number[]])[] = [
        ['another person', bob, [400, 403, 404, 409, 422]],
        ['nobody', nobody, [401, 404]],
      ];
      let cells = 2;
      for (const [who, person, held] of others)
        for (const { method, path, access } of routes) {
          if (access === 'public' || (!path.includes(':') && access !== 'operator')) continue;
          const place = `/v1${path.replace(/:(\w+)/g, (_, name: string) => own(name))}`;
          const body = method === 'GET' ? undefined : { amount: 5, reason: 'A trial.' };
          const { status } = await person.ask(method, place, body);
          tally.count(held.includes(status), `${who}: ${method} ${path} answers ${status}`);
          cells += 1;
        }
      tally.count((await seen()) === before, 'something of its owner’s has changed');
      return outcome(tally, `${routes.length} routes, ${cells} cells, ${tally.failed} open`);
    } finally {
      await product.close();
    }
  },
};
