/** Fifty people look at their work while two films are drawn: nobody waits for long, nobody is refused. */
import { setTimeout as pause } from 'node:timers/promises';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import { confirm, ended, openTrialProduct, type Person } from '../trialProduct';

const PEOPLE = 50;
const LOOK_MS = 2_000;
const MADE_MS = 600_000;
const GOAL_MS = 300;

export const loadPart: TrialPart = {
  name: 'load',
  async run() {
    const tally = createTally();
    const product = await openTrialProduct({ WORKERS: '2' });
    const stop = new AbortController();
    const took: number[] = [];
    const look = async (person: Person) => {
      while (!stop.signal.aborted) {
        const begun = performance.now();
        const answer = await person.ask('GET', '/v1/generate/jobs').catch((error: unknown) => String(error));
        took.push(performance.now() - begun);
        const isAnswered = typeof answer !== 'string' && answer.status === 200;
        tally.count(isAnswered, `a look: ${typeof answer === 'string' ? answer : answer.status}`);
        await pause(LOOK_MS);
      }
    };
    try {
      const people: Person[] = [];
      for (let at = 0; at < sized(PEOPLE); at += 1) people.push(await product.signUp());
      const makers = people.slice(0, 2);
      const projects = await Promise.all(
        makers.map(async (maker) => {
          const job = await ended(maker, `/v1/jobs/${await confirm(maker, product.baseURL)}`, MADE_MS);
          return `/v1/project/${job?.output.project_ids[0]}`;
        }),
      );
      // People come one after another: fifty first connections in one tick would be all that is measured.
      const looking = people.map(async (person, at) => {
        await pause((at / people.length) * LOOK_MS);
        await look(person);
      });
      await pause(LOOK_MS);
      const films = await Promise.all(
        makers.map(async (maker, at) => {
          await maker.ask('POST', `${projects[at]}/render`);
          return ended(maker, projects[at] ?? '', MADE_MS);
        }),
      );
      stop.abort();
      await Promise.all(looking);
      for (const film of films) tally.count(film?.status === 'done', `a film is ${film?.status}`);
      const sorted = took.toSorted((a, b) => a - b);
      const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      tally.count(
        p99 <= GOAL_MS,
        `of 100 looks 99 took up to ${p99} ms: ${GOAL_MS} is the most, on a quiet machine`,
      );
      const longest = Math.round(sorted.at(-1) ?? 0);
      return outcome(
        tally,
        `${people.length} people, ${took.length} looks, p99 ${p99} ms, longest ${longest} ms`,
      );
    } finally {
      stop.abort();
      await product.close();
    }
  },
};
