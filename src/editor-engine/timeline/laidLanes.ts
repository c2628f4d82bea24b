/** The lanes of the document that is open, laid out as they are looked at. */
import type { EditorEngine } from '../createEditorEngine';
import { lanesOf } from '../selectors/lanes.selectors';
import { dropOf } from './hints';
import { layOut } from './laneLayout';

export const laidLanes = ({ videoData, session }: Pick<EditorEngine, 'videoData' | 'session'>) =>
  layOut(lanesOf(videoData()), {
    ...session.laneView.get(),
    selected: new Set(session.selection.get()),
    landing: dropOf(session.previews)?.kind ?? null,
  });
