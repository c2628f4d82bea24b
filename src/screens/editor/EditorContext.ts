/** What the parts of the editor's screen share: the engine, the charts, the media. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { canvasMachine } from '../../machines/canvas/canvas.machine';
import type { captionEditMachine } from '../../machines/captionEdit/captionEdit.machine';
import type { editorMachine } from '../../machines/editor/editor.machine';
import type { gestureMachine } from '../../machines/gesture/gesture.machine';
import type { libraryMachine } from '../../machines/library/library.machine';
import type { playbackMachine } from '../../machines/playback/playback.machine';
import type { savingMachine } from '../../machines/saving/saving.machine';
import type { MediaSources } from './mediaSources';

export interface Editor {
  readonly engine: EditorEngine;
  readonly actor: ActorRefFrom<typeof editorMachine>;
  readonly playback: ActorRefFrom<typeof playbackMachine>;
  readonly canvas: ActorRefFrom<typeof canvasMachine>;
  readonly gesture: ActorRefFrom<typeof gestureMachine>;
  readonly saving: ActorRefFrom<typeof savingMachine>;
  readonly captionEdit: ActorRefFrom<typeof captionEditMachine>;
  readonly library: ActorRefFrom<typeof libraryMachine>;
  readonly media: MediaSources;
  /** Says what a gesture or a command did to who listens instead of looking. */
  readonly announce: (text: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor wants an EditorContext around it');
  return editor;
}
