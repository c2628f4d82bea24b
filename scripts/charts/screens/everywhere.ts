/** What a person sees of the charts that stand around every page. */
import type { appShellMachine } from '../../../src/machines/appShell/appShell.machine';
import type { flowsMachine } from '../../../src/machines/flows/flows.machine';
import type { flowsPanelMachine } from '../../../src/machines/flows/flowsPanel.machine';
import type { flowsSwitchMachine } from '../../../src/machines/flowsSwitch/flowsSwitch.machine';
import type { operatorListMachine } from '../../../src/machines/operator/operatorList.machine';
import type { operatorOverviewMachine } from '../../../src/machines/operator/operatorOverview.machine';
import type { packsMachine } from '../../../src/machines/operator/packs.machine';
import type { themeMachine } from '../../../src/machines/theme/theme.machine';
import type { toastsMachine } from '../../../src/machines/toasts/toasts.machine';
import { shows, type Area } from './shows';

export const everywhere: Area = {
  title: 'Around every page',
  charts: {
    appShell: shows<typeof appShellMachine>('src/screens/shell/ShellScreen.tsx', {
      closed: 'On a small screen, the button that opens the menu.',
      open: 'The menu over the page.',
    }),
    theme: shows<typeof themeMachine>('src/screens/account/AppearancePart.tsx', {
      'choice.recalling': 'Nothing yet: it takes no time.',
      'choice.unchosen':
        'Pages as the system is, the editor dark; a sun in its bar. In the settings nothing is chosen.',
      'choice.dark': 'Every page in dark colours; a sun in the editor’s bar.',
      'choice.light': 'Every page in light colours; a moon in the editor’s bar.',
      'choice.system.dark': 'Every page as the system is, which is dark; a sun in the editor’s bar.',
      'choice.system.light': 'Every page as the system is, which is light; a moon in the editor’s bar.',
      'page.plain': 'Any page but the editor.',
      'page.editor': 'The editor.',
    }),
    toasts: shows<typeof toastsMachine>('src/screens/toasts/ToastRegion.tsx', {
      closed: 'Nothing.',
      'open.running': 'The message; it goes when its time is over.',
      'open.paused.hovered': 'The message stays: the pointer rests on it.',
      'open.paused.focused': 'The message stays: it has the focus.',
      'open.paused.hoveredAndFocused': 'The message stays for both.',
      dismissed: 'Nothing: the message has left.',
    }),
    operatorOverview: shows<typeof operatorOverviewMachine>(
      'src/screens/operator/OperatorOverviewScreen.tsx',
      {
        loading: 'A spinner under the heading.',
        failed: 'That the server did not answer, and a way to try again.',
        'loaded.look.resting': 'Each part as a card, workers, and who waits.',
        'loaded.look.refreshing': 'The same: it is looked at again in silence.',
        'loaded.look.unanswered': 'What was seen last, and that the server does not answer.',
        'loaded.trial.idle': 'A button that tests each part; beside it what came of its last trial.',
        'loaded.trial.tryingPart': 'Of the part that is tried, a way to cancel; the others wait.',
      },
    ),
    operatorList: shows<typeof operatorListMachine>('src/screens/operator/OperatorListScreen.tsx', {
      'browsing.fetchingList': 'A spinner; where there is a list already, that it is loading.',
      'browsing.failed': 'That the list did not come, and a way to try again.',
      'browsing.listed': 'Accounts, failures or the audit log, a page at a time, and what was done last.',
      'acting.deciding': 'A question with what follows, a field for the reason, and what the server refused.',
      'acting.doingAct': 'The same; its buttons rest.',
    }),
    packs: shows<typeof packsMachine>('src/screens/operator/PacksScreen.tsx', {
      loading: 'A spinner under the heading.',
      failed: 'That the voices or writers did not come, and a way to try again.',
      'loaded.idle.resting':
        'Each pack as a card: languages, size, licence, whether it fits, how far it is, what came of the last act, and what can be done.',
      'loaded.idle.refreshing': 'The same: it is looked at again in silence.',
      'loaded.idle.unanswered': 'What was seen last, and that the server does not answer.',
      'loaded.deciding': 'A question before a pack is removed, with what follows.',
      'loaded.doingAct': 'The pressed button is busy; those of other packs rest.',
    }),
    flowsSwitch: shows<typeof flowsSwitchMachine>('src/app/FlowsGate.tsx', {
      askingWhetherFlowsAreShown: 'Nothing of it; at /flows, a spinner.',
      on: 'The handle of the drawer at the right edge of every page.',
      off: 'Nothing of it; at /flows, that there is nothing.',
    }),
    flows: shows<typeof flowsMachine>('src/screens/flows/FlowsScreen.tsx', {
      'attention.following': 'Whichever chart moves is the one that is looked at.',
      'attention.resting': 'The chosen chart, and a way to follow again.',
      'drawing.none': 'That no chart has moved yet.',
      'drawing.loadingDrawing': 'A spinner where the drawing will be.',
      'drawing.drawn': 'The drawing; the states in which the chart is are lit.',
      'drawing.unavailable': 'That the drawing could not be loaded, and a way to try again.',
    }),
    flowsPanel: shows<typeof flowsPanelMachine>('src/screens/flows/FlowsPanel.tsx', {
      starting: 'Nothing of it: a drawer begins closed, a page open.',
      closed: 'The handle of the drawer.',
      'open.drawing': 'The drawing.',
      'open.states': 'The states as a list: now, seen, not seen yet.',
      'open.events': 'The last hundred events, the newest first.',
    }),
  },
};
