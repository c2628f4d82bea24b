/** What a person sees of the charts that edit a video. */
import type { editorMachine } from '../../../src/machines/editor/editor.machine';
import type { renderStartMachine } from '../../../src/machines/renderStart/renderStart.machine';
import type { openDialogMachine } from '../../../src/machines/workspace/openDialog.machine';
import type { openPanelMachine } from '../../../src/machines/workspace/openPanel.machine';
import type { openTabMachine } from '../../../src/machines/workspace/openTab.machine';
import { shows, type Area } from './shows';

export const editing: Area = {
  title: 'Editing a video',
  charts: {
    editor: shows<typeof editorMachine>('src/screens/editor/EditorScreen.tsx', {
      fetchingProject: 'A spinner.',
      unavailable: 'That the project could not be opened, and a way to try again.',
      missing: 'That there is no such project.',
      openingDocument: 'A spinner.',
      damaged: 'That the document cannot be opened, and a way to try again.',
      open: 'The workspace; what was mended, if something was.',
    }),
    openPanel: shows<typeof openPanelMachine>('src/screens/editor/shell/DesktopPanes.tsx', {
      closed: 'Tools on the left, no library.',
      text: 'Titles to add.',
      audios: 'Sounds of nature and music to add.',
      shapes: 'Shapes to add.',
      photos: 'The pictures, and a way to upload more.',
      videos: 'The clips, and a way to upload more.',
    }),
    openTab: shows<typeof openTabMachine>('src/screens/editor/shell/SideTabs.tsx', {
      inspector: 'What can be changed of the selected item; of the video, when none is.',
      captions: 'The captions, each to be corrected.',
      transcript: 'What is spoken, the spoken word lit.',
      script: 'The whole script.',
      clips: 'On a phone: the main pictures and clips, to replace and to trim.',
    }),
    openDialog: shows<typeof openDialogMachine>('src/screens/editor/shell/Workspace.tsx', {
      none: 'Nothing over the editor; keys are orders.',
      shortcuts: 'Every shortcut, to be searched.',
      versions: 'The versions that were kept, each to be restored.',
    }),
    renderStart: shows<typeof renderStartMachine>('src/screens/editor/shell/TopBar.tsx', {
      calm: 'The button Render video.',
      savingChanges: 'The button busy: what is on screen is being saved.',
      renderingProject: 'The button busy.',
      unsaved: 'That the last changes could not be saved, so that nothing was rendered.',
      refused: 'That the render was refused.',
      started: 'The page of the project.',
    }),
  },
};
