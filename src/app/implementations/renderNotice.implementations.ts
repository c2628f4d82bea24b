/** Tells of a render's end, on the browser's notifications and the API. [ED4] */
import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import { renderNoticeMachine, type RenderEnd } from '../../machines/renderNotice/renderNotice.machine';
import { createKeptNotices } from '../../services/browser/stored/notices';
import { createNotifications } from '../../services/browser/notifications';
import { createProjectsService } from '../../services/projects.service';
import { projectMessages as text } from '../../locales/messages/project';
import { projectNames } from '../../locales/messages/projectNames';
import type { App } from '../app';
import { asking, calling } from '../calling';

type Following = ActorRefFrom<typeof projectResultMachine>;
const ENDS = { done: 'done', failed: 'failed', draft: 'cancelled', rendering: null } as const;

/** @param told what was told, where that is not on the page of the project itself */
export const provideRenderNotice =
  (following: Following, told: (title: string, end: RenderEnd) => void = () => undefined) =>
  ({ call, window }: App) => {
    const notifications = createNotifications(window);
    return renderNoticeMachine.provide({
      actors: {
        askToNotify: asking(() => notifications.ask()),
        waitForEnd: fromPromise<RenderEnd, void>(async ({ signal }) => {
          const isRendering = ({ context }: { context: Context }) => context.project?.status === 'rendering';
          await waitFor(following, isRendering, { signal });
          const { context } = await waitFor(following, (state) => endOf(state.context) !== null, { signal });
          return endOf(context) ?? 'cancelled';
        }),
        notifyByMail: calling(createProjectsService(call).notifyByMail),
      },
      actions: {
        keepWish: () => createKeptNotices(() => window.localStorage).keep({ browser: true }),
        showNotification: (_, { end }) => {
          const title = following.getSnapshot().context.project?.input.title || projectNames.defaultTitle;
          notifications.show(title, text.ends[end]);
          told(title, end);
        },
        announceMailFailure: () => window.alert(text.mailFailed),
      },
    });
  };

type Context = ReturnType<Following['getSnapshot']>['context'];
const endOf = ({ project }: Context) => project && ENDS[project.status];
