/** Where something will land, kept among the session's previews: they go when the gesture does. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import type { LaneKind } from '../../../../editor-engine/selectors/laneKinds.selectors';

/** No item is called this: new ids begin with what they are. */
const LANDING = '~landing';
const INSERTION = '~insertion';
type Previews = EditorEngine['session']['previews'];

/** ms */
export interface Landing {
  readonly from: number;
  readonly to: number;
  readonly kind: LaneKind;
}
export const showLanding = (previews: Previews, { from, to, kind }: Landing) =>
  previews.show(LANDING, { from, to, details: { kind } });
export function landingOf(previews: Previews): Landing | null {
  const { from, to, details } = previews.of(LANDING) ?? {};
  return from === undefined || to === undefined ? null : { from, to, kind: details?.['kind'] as LaneKind };
}
/** A preview of the insertion mark that can be shown together with those of items. */
export const insertionAt = (atMs: number) => ({ [INSERTION]: { from: atMs } });
export const insertionOf = (previews: Previews): number | null => previews.of(INSERTION)?.from ?? null;
