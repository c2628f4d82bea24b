/** Keys that change what is seen, not what the video is. */
import { TIMELINE_SPANS } from '../../../../contract/limits';
import type { EditorByKeys, Shortcut } from '../../../screens/editor/EditorContext';

/** Nearer means a shorter span. [E4] */
const zoom =
  (by: 1 | -1) =>
  ({ engine: { session } }: EditorByKeys) => {
    const { steps } = TIMELINE_SPANS;
    const span = session.view.spanSeconds();
    // What is fitted may be longer than every step: nearer is the longest of them.
    const at = steps.findIndex((step) => step >= span);
    const next = at < 0 ? steps.length - by : at - by;
    session.view.setSpanSeconds(steps[Math.max(next, 0)] ?? span);
  };

export const viewShortcuts: readonly Shortcut[] = [
  { id: 'zoomIn', group: 'view', keys: ['=', 'Shift++'], act: zoom(1) },
  { id: 'zoomOut', group: 'view', keys: ['-'], act: zoom(-1) },
  {
    id: 'fit',
    group: 'view',
    keys: ['Shift+z'],
    act: ({ engine }) => engine.session.view.fit(engine.videoData().duration),
  },
  {
    id: 'fullscreen',
    group: 'view',
    keys: ['f'],
    act: ({ canvas }) => canvas.send({ type: 'fullscreen.toggled' }),
  },
  {
    id: 'safeZones',
    group: 'view',
    keys: ['g'],
    act: ({ canvas }) => canvas.send({ type: 'safeZones.toggled' }),
  },
  {
    id: 'deselect',
    group: 'view',
    keys: ['Escape'],
    act: ({ engine }) => engine.session.selection.set([]),
  },
  {
    id: 'save',
    group: 'view',
    keys: ['$mod+s'],
    act: ({ saving }) => saving.send({ type: 'save.requested' }),
  },
  {
    id: 'shortcuts',
    group: 'view',
    keys: ['Shift+?'],
    act: ({ dialog }) => dialog.send({ type: 'shortcuts.asked' }),
  },
];
