/** The browser's own notifications: a person is told also where another window is in front. [ED4] */

interface Options {
  /** Missing where a browser has none, or keeps them from pages without TLS. */
  readonly Notification?: typeof globalThis.Notification;
}

export const createNotifications = (window: Options) => ({
  /** Asks the person, where nobody has yet. @returns whether they may be told */
  async ask(): Promise<boolean> {
    const { Notification } = window;
    if (!Notification) return false;
    if (Notification.permission !== 'default') return Notification.permission === 'granted';
    return (await Notification.requestPermission()) === 'granted';
  },
  /** Whether they may be told, without asking anybody. */
  isAllowed: (): boolean => window.Notification?.permission === 'granted',
  show(title: string, body: string): void {
    const { Notification } = window;
    if (!Notification) return;
    try {
      const shown = new Notification(title, { body });
      shown.addEventListener('click', () => {
        globalThis.focus();
        shown.close();
      });
    } catch {
      // A phone's Chromium shows none that a page makes: the page itself says it.
    }
  },
});
