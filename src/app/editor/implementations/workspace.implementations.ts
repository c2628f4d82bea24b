/** What is open around the video: follows the selection, and hears keys while nothing lies over the editor. */
import { fromCallback, type ActorRefFrom } from 'xstate';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { jumpMachine } from '../../../machines/workspace/jump.machine';
import { openDialogMachine } from '../../../machines/workspace/openDialog.machine';
import type { openPanelMachine } from '../../../machines/workspace/openPanel.machine';
import { openTabMachine } from '../../../machines/workspace/openTab.machine';
import { phoneSheetMachine } from '../../../machines/workspace/phoneSheet.machine';
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

/** Its libraries are those that stand beside the video where there is room. */
export const providePhoneSheet = (
  { session: { selection } }: Pick<EditorEngine, 'session'>,
  panel: ActorRefFrom<typeof openPanelMachine>,
) =>
  phoneSheetMachine.provide({
    actors: {
      watchSelection: fromCallback(({ sendBack }) =>
        selection.subscribe(() => sendBack({ type: 'selection.changed', count: selection.get().length })),
      ),
    },
    actions: {
      openLibrary: (_, chosen) => panel.send({ type: 'panel.chosen', panel: chosen }),
      closeLibrary: () => panel.send({ type: 'panel.closed' }),
    },
  });

interface Open {
  readonly tab: Pick<ActorRefFrom<typeof openTabMachine>, 'send'>;
  readonly phoneSheet: Pick<ActorRefFrom<typeof phoneSheetMachine>, 'send'>;
}

/** What is selected opens a panel as well: the script is opened after it. */
export const provideJump = ({ session }: Pick<EditorEngine, 'session'>, { tab, phoneSheet }: Open) =>
  jumpMachine.provide({
    actions: {
      goTo: (_, { atMs, itemId }) => {
        session.playback.seekToMs(atMs);
        session.selection.set(itemId === null ? [] : [itemId]);
      },
      openScript: () => {
        tab.send({ type: 'tab.chosen', tab: 'script' });
        phoneSheet.send({ type: 'sheet.chosen', sheet: 'script' });
      },
      showTimeline: () => phoneSheet.send({ type: 'sheet.closed' }),
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
