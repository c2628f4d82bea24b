/** What is open around the video: follows the selection, and hears keys while nothing lies over the editor. */
import { fromCallback } from 'xstate';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { openDialogMachine } from '../../../machines/workspace/openDialog.machine';
import { openTabMachine } from '../../../machines/workspace/openTab.machine';
import type { EditorByKeys } from '../../../screens/editor/EditorContext';
import { followSelection } from '../followSelection';
import { listenToKeys } from '../keys/listenToKeys';

export const provideOpenTab = (engine: EditorEngine) =>
  openTabMachine.provide({
    actors: {
      followSelection: fromCallback(({ sendBack }) =>
        followSelection(engine, (tab) => sendBack({ type: 'tab.chosen', tab })),
      ),
    },
  });

/** Keys reach the rest of the editor, and this chart itself. */
export const provideOpenDialog = (editor: Omit<EditorByKeys, 'dialog'>, window: Window) =>
  openDialogMachine.provide({
    actors: {
      listenToKeys: fromCallback(({ sendBack }) =>
        listenToKeys({ ...editor, dialog: { send: sendBack } }, window),
      ),
    },
  });
