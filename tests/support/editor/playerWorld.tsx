/** The player alone, on a real engine and its real flows: what a test or a bench mounts of the editor. */
import { createActor } from 'xstate';
import type { VideoData } from '../../../contract/video/videoData';
import { createAnnouncer } from '../../../src/app/editor/announcer';
import { provideCanvas } from '../../../src/app/editor/implementations/canvas.implementations';
import { providePlayback } from '../../../src/app/editor/implementations/playback.implementations';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { openEngine } from '../../src/editor-engine/support/openEngine';
import { editorWorld } from './editorWorld';

export function openPlayer(videoData?: VideoData, brought: Partial<Editor> = {}): Editor {
  const engine = openEngine(videoData);
  const announcer = createAnnouncer();
  const { announce } = announcer;
  return editorWorld({
    engine,
    playback: createActor(providePlayback(engine)).start(),
    canvas: createActor(provideCanvas({ engine, window, announce, stage: { current: null } })).start(),
    ...announcer,
    ...brought,
  });
}
