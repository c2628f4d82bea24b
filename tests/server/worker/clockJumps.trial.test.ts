/** The short form of the trial's part `clock`: the clock jumps there and back while work is under way. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { workingApp, type WorkingApp } from '../../support/world/workingApp';

const HOUR = 3_600_000;
const VIDEO_CREDITS = 10;

let app: WorkingApp;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

/** Server, worker and queue live in this process: all of them read this clock. */
const clockIs = (aheadMs: number) =>
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + aheadMs });

test.each([26 * HOUR, -26 * HOUR])(
  '[OP3] a clock that is %d ms ahead for a while ends no work early, and none of it twice',
  async (aheadMs) => {
    const ann = app.newcomer();
    const before = await app.credits(ann);
    const speaking = app.hold('speak');
    const job = await app.confirm(ann);
    await speaking.reached;
    clockIs(aheadMs);
    expect((await app.get(ann, job)).status).toBe('running');
    speaking.letGo();
    const project = await app.project(ann, job);
    vi.useRealTimers();

    const rendering = app.hold('render');
    await app.server.call(ann, 'POST', `${project}/render`);
    await rendering.reached;
    clockIs(aheadMs);
    expect((await app.get(ann, project)).status).toBe('rendering');
    rendering.letGo();
    await app.becomes(ann, project, 'done');
    vi.useRealTimers();

    expect(await app.get(ann, '/projects')).toHaveLength(1);
    expect(await app.credits(ann)).toBe(before - VIDEO_CREDITS);
  },
);
