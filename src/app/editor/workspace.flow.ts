/** What is open around the video: follows the selection, and hears keys while nothing lies over the editor. */
import { fromCallback } from 'xstate';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { openDialogMachine } from '../../machines/workspace/openDialog.machine';
import { openTabMachine } from '../../machines/workspace/openTab.machine';
import type { Editor } from '../../screens/editor/EditorContext';
import { followSelection } from './followSelection';
import { listenToKeys } from './listenToKeys';

export const openTabFlow = (engine: EditorEngine) =>
  openTabMachine.provide({
    actors: {
      followSelection: fromCallback(({ sendBack }) =>
        followSelection(engine, (tab) => sendBack({ type: 'tab.chosen', tab })),
      ),
    },
  });

/** The editor is whole only when this chart is a part of it. */
export const openDialogFlow = (editor: () => Editor, window: Window) =>
  openDialogMachine.provide({
    actors: { listenToKeys: fromCallback(() => listenToKeys(editor(), window)) },
  });
