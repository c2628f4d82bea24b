/** The editor's player by itself, on a document beside it: `project.json`. */
import '@fontsource-variable/inter/index.css';
import '../../../src/ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import type { VideoData } from '../../../contract/video/videoData';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { PlayerPane } from '../../../src/screens/editor/player/PlayerPane';
import { alwaysDark } from '../../../src/ui/theme/theme.css';
import { inEditor } from '../../../tests/support/editor/editorWorld';
import { openPlayer } from '../../../tests/support/editor/playerWorld';

declare global {
  interface Window {
    editor?: Editor;
  }
}

const answer = await fetch('project.json');
const editor = openPlayer((await answer.json()) as VideoData);
window.editor = editor;
const root = document.getElementById('root');
if (root) {
  root.className = alwaysDark;
  createRoot(root).render(inEditor(editor, <PlayerPane />));
}
