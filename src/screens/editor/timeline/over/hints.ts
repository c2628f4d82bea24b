/** Where something will land, kept among the session's previews: they go when the gesture does. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';

/** No item is called this: new ids begin with what they are. */
const LANDING = '~landing';
const INSERTION = '~insertion';
type Previews = EditorEngine['session']['previews'];

/** ms */
export interface Landing {
  readonly from: number;
  readonly to: number;
}
export const showLanding = (previews: Previews, { from, to }: Landing) => previews.show(LANDING, { from, to });
export const landingOf = (previews: Previews): Landing | null => {
  const { from, to } = previews.of(LANDING) ?? {};
  return from === undefined || to === undefined ? null : { from, to };
};
/** A preview of the insertion mark that can be shown together with those of items. */
export const insertionAt = (atMs: number) => ({ [INSERTION]: { from: atMs } });
export const insertionOf = (previews: Previews): number | null => previews.of(INSERTION)?.from ?? null;
