/** What the parts of the editor's screen share: the engine, the charts, the media. */
import { createContext, useContext, type RefObject } from 'react';
import type { ActorRefFrom, EventFromLogic } from 'xstate';
import type { Credit } from '../../../contract/credit';
import type { Project } from '../../../contract/project';
import type { LayoutKeeper } from '../../../contract/ui/layoutKeeper';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { editorShortcutMessages } from '../../locales/messages/editor/shortcuts';
import type { brandUseMachine } from '../../machines/brandUse/brandUse.machine';
import type { canvasMachine } from '../../machines/canvas/canvas.machine';
import type { captionEditMachine } from '../../machines/captionEdit/captionEdit.machine';
import type { gestureMachine } from '../../machines/gesture/gesture.machine';
import type { libraryMachine } from '../../machines/library/library.machine';
import type { missingMachine } from '../../machines/missing/missing.machine';
import type { ownStylesMachine } from '../../machines/ownStyles/ownStyles.machine';
import type { playbackMachine } from '../../machines/playback/playback.machine';
import type { publishCheckMachine } from '../../machines/publishCheck/publishCheck.machine';
import type { renderForecastMachine } from '../../machines/renderForecast/renderForecast.machine';
import type { renderStartMachine } from '../../machines/renderStart/renderStart.machine';
import type { savingMachine } from '../../machines/saving/saving.machine';
import type { themeMachine } from '../../machines/theme/theme.machine';
import type { jumpMachine } from '../../machines/workspace/jump.machine';
import type { openDialogMachine } from '../../machines/workspace/openDialog.machine';
import type { openPanelMachine } from '../../machines/workspace/openPanel.machine';
import type { openTabMachine } from '../../machines/workspace/openTab.machine';
import type { phoneSheetMachine } from '../../machines/workspace/phoneSheet.machine';
import type { EditorCommands } from './commands';
import type { MediaSources, Observable } from './mediaSources';
import type { ShortcutGroup } from './shortcuts/shortcut';
import type { DropTarget } from './timeline/pointer/dropTarget';

export interface Editor {
  readonly engine: EditorEngine;
  readonly projectId: string;
  readonly title: string;
  /** Of how every style lays it out; null where nobody keeps that. */
  readonly keeper?: LayoutKeeper | null;
  /** Whose the pictures are that were found for it. */
  readonly credits?: readonly Credit[];
  /** Who speaks in it, unless a sentence says otherwise. */
  readonly spoken?: Project['spoken'] | null;
  readonly panel: ActorRefFrom<typeof openPanelMachine>;
  readonly tab: ActorRefFrom<typeof openTabMachine>;
  readonly phoneSheet: ActorRefFrom<typeof phoneSheetMachine>;
  readonly jump: ActorRefFrom<typeof jumpMachine>;
  readonly dialog: ActorRefFrom<typeof openDialogMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly playback: ActorRefFrom<typeof playbackMachine>;
  readonly canvas: ActorRefFrom<typeof canvasMachine>;
  readonly gesture: ActorRefFrom<typeof gestureMachine>;
  readonly saving: ActorRefFrom<typeof savingMachine>;
  /** Begins with the first pane that shows it, as the others that are asked for do. */
  readonly captionEdit: () => ActorRefFrom<typeof captionEditMachine>;
  readonly library: () => ActorRefFrom<typeof libraryMachine>;
  /** To the library, whether it has been opened or not. */
  readonly takeFiles: (files: TakenFiles) => void;
  readonly brand: () => ActorRefFrom<typeof brandUseMachine>;
  readonly ownStyles: () => ActorRefFrom<typeof ownStylesMachine>;
  readonly renderStart: ActorRefFrom<typeof renderStartMachine>;
  readonly renderForecast: ActorRefFrom<typeof renderForecastMachine>;
  readonly missing: () => ActorRefFrom<typeof missingMachine>;
  readonly publishCheck: ActorRefFrom<typeof publishCheckMachine>;
  readonly media: MediaSources;
  readonly paneSizes: PaneSizes;
  readonly folds: Folds;
  /** Where a card of the library may be let go. */
  readonly dropTarget: DropTarget;
  /** The element that fills the screen, once it is there. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly commands: EditorCommands;
  /** Every shortcut, in the order in which the sheet lists them. */
  readonly shortcuts: readonly Shortcut[];
  /** Says what a gesture or a command did to who listens instead of looking. */
  readonly announce: (text: string) => void;
  /** What was announced last, to be shown and read out. */
  readonly announced: Observable<Announcement>;
}
/** The editor, as far as keys reach it. */
export type EditorByKeys = Omit<Editor, 'dialog'> & {
  readonly dialog: { send(event: { type: 'shortcuts.asked' }): void };
};
/** Keys, and what they do. */
export interface Shortcut {
  readonly id: keyof typeof editorShortcutMessages.names;
  readonly group: ShortcutGroup;
  /** In tinykeys' manner; `$mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[];
  /** Absent where somebody else hears it: the browser for copying and pasting, an item for its own keys. */
  readonly act?: (editor: EditorByKeys) => void;
}
export interface Announcement {
  readonly text: string;
  /** Grows: the same words again are news. */
  readonly count: number;
}

export type TakenFiles = Extract<
  EventFromLogic<typeof libraryMachine>,
  { type: 'files.chosen' | 'files.dropped' }
>;

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor wants an EditorContext around it');
  return editor;
}

/** Which parts of the inspector a person left open. */
export interface Folds {
  isOpen(part: string, standard: boolean): boolean;
  keep(part: string, isOpen: boolean): void;
}
/** How large a person made the panes; kept in this browser. */
export interface PaneSizes {
  /** Percent of the whole, in order; `standard` until something was kept. */
  of(split: string, standard: number[]): number[];
  keep(split: string, percents: readonly number[]): void;
}
