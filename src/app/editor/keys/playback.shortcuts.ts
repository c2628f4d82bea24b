/** Keys that play, and that move the playhead. */
import { editPointAfter, editPointBefore } from '../../../editor-engine/selectors/editPoints.selectors';
import type { EditorByKeys, Shortcut } from '../../../screens/editor/EditorContext';

const step = (frames: number) => (editor: EditorByKeys) =>
  editor.playback.send({ type: 'frame.stepped', by: frames });
const stepSeconds = (seconds: number) => (editor: EditorByKeys) =>
  editor.playback.send({
    type: 'frame.stepped',
    by: Math.round(seconds * editor.engine.session.playback.get().fps),
  });
const seekTo = (atMs: (editor: EditorByKeys) => number | null) => (editor: EditorByKeys) => {
  const found = atMs(editor);
  if (found === null) return;
  const { fps } = editor.engine.session.playback.get();
  editor.playback.send({ type: 'frame.sought', frame: Math.round((found * fps) / 1000) });
};

export const playbackShortcuts: readonly Shortcut[] = [
  {
    id: 'play',
    group: 'playback',
    keys: ['Space', 'k'],
    act: ({ playback }) => playback.send({ type: 'playback.toggled' }),
  },
  {
    id: 'shuttleBack',
    group: 'playback',
    keys: ['j'],
    act: ({ playback }) => playback.send({ type: 'shuttle.reversed' }),
  },
  {
    id: 'shuttleForward',
    group: 'playback',
    keys: ['l'],
    act: ({ playback }) => playback.send({ type: 'shuttle.forwarded' }),
  },
  {
    id: 'loop',
    group: 'playback',
    keys: ['Shift+l'],
    act: ({ playback }) => playback.send({ type: 'loop.toggled' }),
  },
  {
    id: 'mute',
    group: 'playback',
    keys: ['Shift+m'],
    act: ({ playback }) => playback.send({ type: 'sound.toggled' }),
  },
  { id: 'frameBack', group: 'moving', keys: ['ArrowLeft'], act: step(-1) },
  { id: 'frameForward', group: 'moving', keys: ['ArrowRight'], act: step(1) },
  { id: 'secondBack', group: 'moving', keys: ['Shift+ArrowLeft'], act: stepSeconds(-1) },
  { id: 'secondForward', group: 'moving', keys: ['Shift+ArrowRight'], act: stepSeconds(1) },
  {
    id: 'previousCut',
    group: 'moving',
    keys: ['ArrowUp'],
    act: seekTo(({ engine }) => editPointBefore(engine.videoData(), engine.session.playback.currentMs())),
  },
  {
    id: 'nextCut',
    group: 'moving',
    keys: ['ArrowDown'],
    act: seekTo(({ engine }) => editPointAfter(engine.videoData(), engine.session.playback.currentMs())),
  },
  { id: 'start', group: 'moving', keys: ['Home'], act: seekTo(() => 0) },
  { id: 'end', group: 'moving', keys: ['End'], act: seekTo(({ engine }) => engine.videoData().duration) },
];
