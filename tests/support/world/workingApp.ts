/** The server with a worker in the same process: what either waits for outside, a test can hold and let go. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openReceiver } from '../../../server/queue/openReceiver';
import { startWork } from '../../../server/work';
import { adRequest } from './adRequest';
import { fakePorts, type PortCall } from './fakePorts';
import { testApp } from './testApp';

interface Held {
  /** Resolves when something waits there. */
  readonly reached: Promise<void>;
  letGo(): void;
}

function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

export async function workingApp(environment: NodeJS.ProcessEnv = {}) {
  const server = await testApp(environment);
  const receiver = await openReceiver({ url: server.url, onError: () => {} });
  const holds = new Map<PortCall, () => Promise<void>>();
  const ports = fakePorts(async (call) => holds.get(call)?.());
  await startWork({ db: server.db, receiver, sender: server.sender, logError: () => {}, ...ports });

  const get = async (userId: string, place: string) => (await server.call(userId, 'GET', place)).json();
  const becomes = (userId: string, place: string, status: string) =>
    expect.poll(async () => (await get(userId, place)).status).toBe(status);

  return {
    server,
    get,
    becomes,
    credits: async (userId: string): Promise<number> => (await get(userId, '/user')).credits,
    /** Whoever makes this call next waits, and all after them, until it is let go. */
    hold(call: PortCall): Held {
      const [arrival, leave] = [gate(), gate()];
      holds.set(call, () => (arrival.open(), leave.opened));
      return {
        reached: arrival.opened,
        letGo() {
          holds.delete(call);
          leave.open();
        },
      };
    },
    /** @returns the place of its job */
    async confirm(userId: string): Promise<string> {
      const { job_id } = (await server.call(userId, 'POST', '/generate/videos', adRequest(userId))).json();
      return `/jobs/${job_id}`;
    },
    /** @returns the place of a project whose job is done */
    async project(userId: string, job: string): Promise<string> {
      await becomes(userId, job, 'done');
      return `/project/${(await get(userId, job)).output.project_ids[0]}`;
    },
    newcomer: () => randomUUID(),
    async close() {
      await receiver.stop();
      await server.close();
    },
  };
}
export type WorkingApp = Awaited<ReturnType<typeof workingApp>>;
