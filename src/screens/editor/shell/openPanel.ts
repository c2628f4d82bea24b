/** Which parts of the workspace are open, read off their states. */
import type { SnapshotFrom } from 'xstate';
import type { openPanelMachine } from '../../../machines/workspace/openPanel.machine';
import type { PanelName } from '../../../machines/workspace/panels';

export const openPanel = ({ value }: SnapshotFrom<typeof openPanelMachine>): PanelName | null =>
  value === 'closed' ? null : value;
