/** How the timeline is looked at: visible span, and the guides that a gesture shows. [E4] */
import type { Store } from 'tinybase/store';
import { TIMELINE_SPANS } from '../../../contract/limits';

export interface View {
  /** Seconds of visible span. */
  spanSeconds(): number;
  /** From the shortest step to the longest, or to what was fitted. */
  setSpanSeconds(seconds: number): void;
  /** Shows all of it, beyond the steps. @param lengthMs of the video. */
  fit(lengthMs: number): void;
  /** Where something snapped, ms of the video; null when nothing did. */
  guideMs(): number | null;
  showGuide(atMs: number | null): void;
  subscribe(listener: () => void): () => void;
}

/** Room for the end to be seen and taken hold of. */
const BESIDE_THE_END = 1.03;
const SPAN = 'spanSeconds';
const GUIDE = 'guideMs';

export function createView(store: Store): View {
  store.setValue(SPAN, TIMELINE_SPANS.standard);
  return {
    spanSeconds: () => store.getValue(SPAN) as number,
    setSpanSeconds(seconds) {
      const { steps } = TIMELINE_SPANS;
      const wanted = Number.isFinite(seconds) ? seconds : TIMELINE_SPANS.standard;
      const most = Math.max(steps[3], store.getValue(SPAN) as number);
      store.setValue(SPAN, Math.min(Math.max(wanted, steps[0]), most));
    },
    fit(lengthMs) {
      store.setValue(SPAN, Math.max(TIMELINE_SPANS.steps[0], (lengthMs * BESIDE_THE_END) / 1000));
    },
    guideMs: () => (store.getValue(GUIDE) as number | undefined) ?? null,
    showGuide(atMs) {
      if (atMs === null) store.delValue(GUIDE);
      else store.setValue(GUIDE, atMs);
    },
    subscribe(listener) {
      const listeners = [SPAN, GUIDE].map((value) => store.addValueListener(value, listener));
      return () => void listeners.forEach((id) => store.delListener(id));
    },
  };
}
