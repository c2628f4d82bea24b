/** The tables of the editing document: which cell holds what of `videoData`. Times in ms of the video. */
import type { KeptClaim } from '../../../contract/scripts/claimSource';

export const ITEMS = 'items';
export const DETAILS = 'details';
export const TRACKS = 'tracks';
export const MARKERS = 'markers';

/**
 * A row of `items`. `place` orders a track's items, `layer` orders what is painted, back to front; without a
 * `layer` the item is switched off. Both are any numbers, so that one item moves without renumbering the rest.
 * `rest` holds what the document says of the item and the editor does not know.
 */
export interface ItemRow {
  type: string;
  name: string;
  from: number;
  to: number;
  trimFrom?: number;
  trimTo?: number;
  isMain?: boolean;
  track?: string;
  place?: number;
  layer?: number;
  /** The layer that it had before it was switched off: it comes back there. Not part of `videoData`. */
  formerLayer?: number;
  rest?: Record<string, unknown>;
}

/** A row of `details` has the item's id, and a cell for each detail; only what is an object itself is an object cell. */
export type DetailsRow = Record<string, unknown>;

export interface TrackRow {
  place: number;
  rest?: Record<string, unknown>;
}

export interface MarkerRow {
  at: number;
  name: string;
  place: number;
  rest?: Record<string, unknown>;
}

/** The values of the document. */
export interface DocumentValues {
  projectId: string;
  duration: number;
  fps: number;
  width: number;
  height: number;
  template: string;
  /** The document speaks of markers, though perhaps of none. */
  hasMarkers?: boolean;
  keptClaims?: readonly KeptClaim[];
  rest?: Record<string, unknown>;
}
