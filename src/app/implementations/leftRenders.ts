/** Renders whose page was left while somebody waits to be told of their end: the tab goes on looking at them. [ED4] */
import { createActor } from 'xstate';
import { projectMessages as text } from '../../locales/messages/project';
import type { RenderEnd } from '../../machines/renderNotice/renderNotice.machine';
import type { App } from '../app';
import { provideProjectResult } from './projectResult.implementations';
import { provideRenderNotice } from './renderNotice.implementations';

/** How to stop looking, by project. */
const looking = new WeakMap<App, Map<string, () => void>>();

/** Its page is shown again, and looks itself. */
export const leaveToPage = (app: App, projectId: string): void => looking.get(app)?.get(projectId)?.();

/** Until its end was told, once, by the browser and in the app; or until nobody may look any more. */
export function lookOn(app: App, projectId: string): void {
  leaveToPage(app, projectId);
  const result = createActor(provideProjectResult(app), { input: { projectId } });
  const tell = (title: string, end: RenderEnd) => {
    const tone = end === 'failed' ? 'error' : 'success';
    app.toasts.send({ type: 'toast.raised', toast: { tone, title, text: text.ends[end] } });
    // It is in the middle of a step of its own.
    queueMicrotask(stop);
  };
  const notice = createActor(provideRenderNotice(result, tell)(app), {
    input: { projectId, isWanted: true },
  });
  const removals = [app.actors.add(result), app.actors.add(notice)];
  const renders = looking.get(app) ?? new Map<string, () => void>();
  looking.set(app, renders);
  function stop() {
    if (renders.get(projectId) !== stop) return;
    renders.delete(projectId);
    removals.forEach((remove) => remove());
    notice.stop();
    result.stop();
  }
  renders.set(projectId, stop);
  notice.subscribe((state) => {
    if (state.matches({ browser: 'unasked' })) queueMicrotask(stop);
  });
  // Who signs out takes nothing along.
  const session = app.session.subscribe((state) => (state.matches('signedIn') ? undefined : stop()));
  removals.push(() => session.unsubscribe());
  result.start();
  notice.start();
}
