/** Where what is held would land: what is shown until it is let go, and the one command that this would be. */
import type { TrackItem } from '../../../contract/video/videoData';
import type { PayloadOfCommand } from '../createEditorEngine';
import type { Preview } from '../session/previews';

type Name = 'items.move' | 'main.reorder' | 'item.resize' | 'cut.roll' | 'media.drop';
export type GestureCommand = {
  readonly [N in Name]: { readonly name: N; readonly payload: PayloadOfCommand<N> };
}[Name];

export interface Proposal {
  readonly previews: Readonly<Record<string, Preview>>;
  /** Where it has snapped; ms of the video. */
  readonly guideMs: number | null;
  /** Null where letting go would change nothing. */
  readonly command: GestureCommand | null;
}

/** An item as a plan would have it. */
export const previewOf = ({ display, trim }: TrackItem): Preview => ({
  from: display.from,
  to: display.to,
  ...(trim ? { trimFrom: trim.from, trimTo: trim.to } : {}),
});

/** Items as a plan would have them; the guide only where one of their edges came to stand at it. */
export function shownAs(items: readonly TrackItem[], guideMs: number | null) {
  const edges = items.flatMap(({ display }) => [display.from, display.to]);
  return {
    previews: Object.fromEntries(items.map((item) => [item.id, previewOf(item)])),
    guideMs: guideMs !== null && edges.includes(Math.round(guideMs)) ? guideMs : null,
  };
}
