/** Where something that is dragged may be let go: the timeline offers itself while it is there, and the library asks for it. [E3] */
import type { Move } from '../../../../editor-engine/timeline/pointer';
import type { Observable } from '../../mediaSources';

export interface OfferedElement {
  readonly element: HTMLElement;
  /** What a pointer over it means there. */
  moveOf(pointer: { clientX: number; clientY: number; altKey: boolean }): Move;
}
export interface DropTarget extends Observable<OfferedElement | null> {
  /** Answers with how to take it back. */
  offer(offered: OfferedElement): () => void;
}
