/** The timeline alone, on a real engine and its real flow: what a test or a bench mounts of the editor. */
import { createActor, type ActorRefFrom } from 'xstate';
import type { VideoData } from '../../../contract/video/videoData';
import { createAnnouncer } from '../../../src/app/editor/announcer';
import { provideGesture } from '../../../src/app/editor/implementations/gesture.implementations';
import { providePlayback } from '../../../src/app/editor/implementations/playback.implementations';
import type { gestureMachine } from '../../../src/machines/gesture/gesture.machine';
import type { Editor } from '../../../src/screens/editor/EditorContext';
import { TimelinePane } from '../../../src/screens/editor/timeline/TimelinePane';
import { openEngine } from '../../src/editor-engine/support/openEngine';
import { editorWorld, inEditor } from './editorWorld';

/** @param bringGesture given the flow, the actor that the pointer talks to; a walk brings its own. */
export function openTimeline(
  videoData?: VideoData,
  brought: Partial<Editor> = {},
  bringGesture?: ActorRefFrom<typeof gestureMachine>,
): Editor {
  const engine = brought.engine ?? openEngine(videoData);
  const announcer = createAnnouncer();
  const playback = createActor(providePlayback(engine)).start();
  const flow = provideGesture({ engine, playback, announce: announcer.announce, window });
  engine.session.playback.setLength({
    duration: Math.ceil((engine.videoData().duration * engine.videoData().fps) / 1000),
    fps: engine.videoData().fps,
  });
  return editorWorld({
    engine,
    playback,
    gesture: bringGesture ?? createActor(flow).start(),
    ...announcer,
    ...brought,
  });
}

/** In a pane of the splitter, which marks its own parts as the timeline does. */
export const timelineOf = (editor: Editor) =>
  inEditor(
    editor,
    <div data-part="panel">
      <TimelinePane />
    </div>,
  );
