/** The opened project, as its screens know it. */
import type { ActorRefFrom } from 'xstate';
import type { editorMachine } from '../../machines/editor/editor.machine';

export interface EditorProps {
  readonly actor: ActorRefFrom<typeof editorMachine>;
}
