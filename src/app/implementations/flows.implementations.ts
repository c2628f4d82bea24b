/** The charts seen live, on this tab's actors and those that other tabs report: one actor a tab. */
import { createActor, fromCallback, type Actor } from 'xstate';
import charts from '../../../docs/charts/charts.json';
import { flowsMachine } from '../../machines/flows/flows.machine';
import type { FlowReport } from '../../../contract/ui/flowsRecord';
import type { App } from '../app';
import { calling } from '../calling';
import { loadDrawing } from '../flows/drawings';
import { shareFlows } from '../flows/shareFlows';
import { watchActors } from '../flows/watchActors';

const provideFlows = ({ actors, window }: App) =>
  flowsMachine.provide({
    actors: {
      loadDrawing: calling(loadDrawing),
      watchFlows: fromCallback(({ sendBack }) => {
        const hear = (report: FlowReport) => sendBack({ type: 'flow.reported', report });
        const tabs = shareFlows(hear);
        const stop = watchActors(
          { actors, now: () => Date.now(), newId: () => window.crypto.randomUUID() },
          (report) => {
            hear(report);
            tabs.report(report);
          },
        );
        window.addEventListener('pagehide', tabs.leave);
        return () => {
          window.removeEventListener('pagehide', tabs.leave);
          stop();
          tabs.leave();
        };
      }),
    },
  });

const flows = new WeakMap<App, Actor<typeof flowsMachine>>();

/** Made when it is first looked at, and kept: what was seen is seen on every page. */
export function flowsOf(app: App): Actor<typeof flowsMachine> {
  const known = flows.get(app);
  if (known) return known;
  const actor = createActor(provideFlows(app), { input: { charts } }).start();
  flows.set(app, actor);
  return actor;
}
