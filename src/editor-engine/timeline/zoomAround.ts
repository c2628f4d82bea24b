/** Zooming the timeline around a point: what is there stays there. Pure; px. */

interface View {
  /** From the start of the content to what is seen first. */
  readonly leftPx: number;
  readonly widthPx: number;
  readonly pxPerMs: number;
}

/** The moment to zoom around, and where it is seen: under the pointer, else at the playhead, else in the middle. */
export function zoomAnchor(
  { leftPx, widthPx, pxPerMs }: View,
  { pointerPx, playheadMs }: { pointerPx: number | null; playheadMs: number },
): { readonly atMs: number; readonly atPx: number } {
  const playheadPx = playheadMs * pxPerMs - leftPx;
  const isPlayheadSeen = playheadPx >= 0 && playheadPx <= widthPx;
  const atPx = pointerPx ?? (isPlayheadSeen ? playheadPx : widthPx / 2);
  return { atMs: (leftPx + atPx) / pxPerMs, atPx };
}

/** How far to scroll, at another scale, for the moment to be seen where it was. */
export const leftAfterZoom = (anchor: { atMs: number; atPx: number }, pxPerMs: number): number =>
  anchor.atMs * pxPerMs - anchor.atPx;
