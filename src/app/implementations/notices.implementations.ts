/** How a person wants to be told that a video is done, on this browser. [ED4] */
import { noticesMachine } from '../../machines/notices/notices.machine';
import { createNotifications } from '../../services/browser/notifications';
import { createKeptNotices } from '../../services/browser/stored/notices';
import type { App } from '../app';
import { asking } from '../calling';

export const provideNotices = ({ window }: App) =>
  noticesMachine.provide({
    actors: { askToNotify: asking(() => createNotifications(window).ask()) },
    actions: { keep: (_, change) => createKeptNotices(() => window.localStorage).keep(change) },
  });
