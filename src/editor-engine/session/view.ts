/** How the timeline is looked at: visible span, and the guides that a gesture shows. [E4] */
import type { Store } from 'tinybase/store';
import { TIMELINE_SPANS } from '../../../contract/limits';

export interface View {
  /** Seconds of visible span. */
  spanSeconds(): number;
  setSpanSeconds(seconds: number): void;
  /** Where something snapped, ms of the video; null when nothing did. */
  guideMs(): number | null;
  showGuide(atMs: number | null): void;
  subscribe(listener: () => void): () => void;
}

const SPAN = 'spanSeconds';
const GUIDE = 'guideMs';

export function createView(store: Store): View {
  store.setValue(SPAN, TIMELINE_SPANS.standard);
  return {
    spanSeconds: () => store.getValue(SPAN) as number,
    setSpanSeconds(seconds) {
      const { steps } = TIMELINE_SPANS;
      const wanted = Number.isFinite(seconds) ? seconds : TIMELINE_SPANS.standard;
      store.setValue(SPAN, Math.min(Math.max(wanted, steps[0]), steps[steps.length - 1] ?? wanted));
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
