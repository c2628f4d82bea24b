/** The library that is open beside a video, on a real engine. */
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import { gestureMachine } from '../../../src/machines/gesture/gesture.machine';
import type { LibraryMedia } from '../../../src/machines/library/libraryMedia';
import type { libraryMachine } from '../../../src/machines/library/library.machine';
import { audioPreviewMachine } from '../../../src/machines/audioPreview/audioPreview.machine';
import { openPanelMachine } from '../../../src/machines/workspace/openPanel.machine';
import type { PanelName } from '../../../src/machines/workspace/panels';
import { LibraryPanels } from '../../../src/screens/editor/library/panels/LibraryPanels';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { editorWorld, inEditor } from './editorWorld';

export const libraryMedia = (name: string, changes: Partial<LibraryMedia> = {}): LibraryMedia => ({
  id: name,
  name,
  type: 'image',
  src: `/media/grant/u/anna/media/${name}`,
  preview: null,
  width: 400,
  height: 300,
  durationMs: null,
  backdropSrc: null,
  ground: null,
  crop: null,
  focus: null,
  beats: null,
  createdTime: '2026-11-24T05:00:00.000Z',
  ...changes,
});

/** Sounds that are begun and never end. */
export const quietPreview = audioPreviewMachine.provide({
  actors: { playSound: fromCallback(() => {}) },
  actions: { announceFailure: () => {} },
});

export function libraryOpenAt(
  open: PanelName,
  library: ActorRefFrom<typeof libraryMachine>,
  brought: Partial<Editor> = {},
) {
  const panel = createActor(openPanelMachine).start();
  panel.send({ type: 'panel.chosen', panel: open });
  const gesture = createActor(gestureMachine).start();
  const editor = editorWorld({ library: () => library, panel, gesture, ...brought });
  return inEditor(editor, <LibraryPanels />);
}
