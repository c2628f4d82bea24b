/** A wizard begun anew: its draft goes from the tab's storage. */
import { startOverMachine } from '../../../machines/startOver/startOver.machine';
import type { App } from '../../app';

interface Drafts {
  clear(): void;
}

export const provideStartOver = (draftsOf: (app: App) => Drafts) => (app: App) =>
  startOverMachine.provide({ actions: { clearDraft: () => draftsOf(app).clear() } });
