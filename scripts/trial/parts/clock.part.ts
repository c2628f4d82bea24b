/** The clock jumps by a day or more, there and back, while work is under way: all of it ends once, for its price. */
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTally, outcome } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct } from '../trialProduct';

const ENDS_MS = 240_000;
const VIDEO_CREDITS = 10;
const HOUR = 3_600_000;
/** A token counts seconds, and its call takes some. */
const TOLERANCE_MS = 20_000;
const JUMPS = [26 * HOUR, -26 * HOUR, 400 * 24 * HOUR, -1000, 0.5 * HOUR] as const;

/** Read by each process of the product before all else: its clock is what a file says it is ahead. */
const jumping = (file: string) => `
import { readFileSync, watchFile } from 'node:fs';
const RealDate = Date;
let ahead = 0;
const read = () => { try { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0; } catch {} };
read();
watchFile(${JSON.stringify(file)}, { interval: 200, persistent: false }, read);
globalThis.Date = class extends RealDate {
  constructor(...given) { if (given.length === 0) super(RealDate.now() + ahead); else super(...given); }
  static now() { return RealDate.now() + ahead; }
};
`;

export const clockPart: TrialPart = {
  name: 'clock',
  async run() {
    const tally = createTally();
    const name = path.join(tmpdir(), `clock-${process.pid}`);
    await writeFile(`${name}.mjs`, jumping(`${name}.txt`));
    await writeFile(`${name}.txt`, '0');
    const options = `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(`${name}.mjs`).href}`;
    const product = await openTrialProduct({ NODE_OPTIONS: options.trim(), USER_JOBS: '0' });
    try {
      let spent = 0;
      for (const aheadMs of JUMPS) {
        const told = `${aheadMs / HOUR} h`;
        await writeFile(`${name}.txt`, '0');
        await new Promise((resolve) => setTimeout(resolve, 500));
        // A session ends with its clock: each jump meets a new person.
        const person = await product.signUp();
        const before = (await person.ask('GET', '/v1/user')).body as { credits: number };
        const jobId = await confirm(person, product.baseURL);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await writeFile(`${name}.txt`, String(aheadMs));
        await new Promise((resolve) => setTimeout(resolve, 2000));
        // Else it would prove nothing.
        const aheadBy = issuedAt((await product.signUp()).token) - Date.now();
        tally.count(Math.abs(aheadBy - aheadMs) < TOLERANCE_MS, `${told}: the clock has not jumped`);
        await writeFile(`${name}.txt`, '0');
        const job = await ended(person, `/v1/jobs/${jobId}`, ENDS_MS);
        tally.count(job?.status === 'done', `${told}: the job is ${job?.status}`);
        const project = `/v1/project/${job?.output.project_ids[0]}`;
        await person.ask('POST', `${project}/render`);
        await writeFile(`${name}.txt`, String(aheadMs));
        await new Promise((resolve) => setTimeout(resolve, 2000));
        await writeFile(`${name}.txt`, '0');
        const film = await ended(person, project, ENDS_MS);
        tally.count(film?.status === 'done', `${told}: the film is ${film?.status}`);
        const after = (await person.ask('GET', '/v1/user')).body as { credits: number };
        tally.count(after.credits === before.credits - VIDEO_CREDITS, `${told}: ${after.credits} credits`);
        spent += VIDEO_CREDITS;
      }
      return outcome(
        tally,
        `${JUMPS.length} jumps of both processes, there and back; ${spent} credits spent`,
      );
    } finally {
      await product.close();
    }
  },
};

/** When a session was begun, by the clock of the server: ms. */
const issuedAt = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }).iat * 1000;
