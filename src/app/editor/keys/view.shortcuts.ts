/** Keys that change what is seen, not what the video is. */
import { TIMELINE_SPANS } from '../../../../contract/limits';
import type { EditorByKeys, Shortcut } from '../../../screens/editor/EditorContext';

/** Nearer means a shorter span. [E4] */
const zoom =
  (by: 1 | -1) =>
  ({ engine: { session } }: EditorByKeys) => {
    const { steps } = TIMELINE_SPANS;
    const at = steps.findIndex((span) => span >= session.view.spanSeconds());
    session.view.setSpanSeconds(
      steps[Math.min(Math.max(at - by, 0), steps.length - 1)] ?? TIMELINE_SPANS.standard,
    );
  };

export const viewShortcuts: readonly Shortcut[] = [
  { id: 'zoomIn', group: 'view', keys: ['=', 'Shift++'], act: zoom(1) },
  { id: 'zoomOut', group: 'view', keys: ['-'], act: zoom(-1) },
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
