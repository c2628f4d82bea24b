/** The second store: what belongs to who edits, not to the video. Selection, zoom, previews, guides, playback. */
import { createStore, type Store } from 'tinybase/store';
import { createLaneView, type LaneView } from './laneView';
import { createPlayback, type Playback } from './playback';
import { createPreviews, type Previews } from './previews';
import { createSelection, type Selection } from './selection';
import { createView, type View } from './view';

export interface Session {
  readonly store: Store;
  readonly selection: Selection;
  readonly previews: Previews;
  readonly view: View;
  readonly laneView: LaneView;
  readonly playback: Playback;
}

export function createSession(): Session {
  const store = createStore();
  return {
    store,
    selection: createSelection(store),
    previews: createPreviews(store),
    view: createView(store),
    laneView: createLaneView(),
    playback: createPlayback(store),
  };
}
