/** The player alone, on a real engine and its real flows: what a test or a bench mounts of the editor. */
import { createActor } from 'xstate';
import type { VideoData } from '../../contract/videoData';
import { createAnnouncer } from '../../src/app/editor/announcer';
import { canvasFlow } from '../../src/app/editor/flows/canvas.flow';
import { playbackFlow } from '../../src/app/editor/flows/playback.flow';
import type { Editor } from '../../src/screens/editor/EditorContext';
import { openEngine } from '../src/editor-engine/support/openEngine';
import { editorWorld } from './editorWorld';

export function openPlayer(videoData?: VideoData, brought: Partial<Editor> = {}): Editor {
  const engine = openEngine(videoData);
  const announcer = createAnnouncer();
  const { announce } = announcer;
  return editorWorld({
    engine,
    playback: createActor(playbackFlow(engine)).start(),
    canvas: createActor(canvasFlow({ engine, window, announce, stage: { current: null } })).start(),
    ...announcer,
    ...brought,
  });
}
