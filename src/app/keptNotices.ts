/** How a person said on this browser that they want to be told that a video is done. [ED4] */
import { createNotifications } from '../services/browser/notifications';
import { createKeptNotices, type KeptNotices } from '../services/browser/stored/notices';
import type { App } from './app';

/** A permission that was taken back in the browser counts for more than what was wished for here. */
export function noticesOf(window: App['window']): KeptNotices {
  const kept = createKeptNotices(() => window.localStorage).read();
  return { ...kept, browser: kept.browser && createNotifications(window).isAllowed() };
}
export const wantsNotification = (window: App['window']): boolean => noticesOf(window).browser;
