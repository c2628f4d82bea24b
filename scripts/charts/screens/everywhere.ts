/** What a person sees of the charts that stand around every page. */
import type { appShellMachine } from '../../../src/machines/appShell/appShell.machine';
import type { toastsMachine } from '../../../src/machines/toasts/toasts.machine';
import { shows, type Area } from './shows';

export const everywhere: Area = {
  title: 'Around every page',
  charts: {
    appShell: shows<typeof appShellMachine>('src/screens/shell/ShellScreen.tsx', {
      closed: 'On a small screen, the button that opens the menu.',
      open: 'The menu over the page.',
    }),
    toasts: shows<typeof toastsMachine>('src/screens/toasts/ToastRegion.tsx', {
      closed: 'Nothing.',
      'open.running': 'The message; it goes when its time is over.',
      'open.paused.hovered': 'The message stays: the pointer rests on it.',
      'open.paused.focused': 'The message stays: it has the focus.',
      'open.paused.hoveredAndFocused': 'The message stays for both.',
      dismissed: 'Nothing: the message has left.',
    }),
  },
};
