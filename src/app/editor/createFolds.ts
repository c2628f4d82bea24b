/** What a person folded away, or open, in the inspector, as long as the editor is open: the next item that is chosen shows the same. */
import type { Folds } from '../../screens/editor/EditorContext';

export function createFolds(): Folds {
  const folds = new Map<string, boolean>();
  return {
    isOpen: (part, standard) => folds.get(part) ?? standard,
    keep: (part, isOpen) => void folds.set(part, isOpen),
  };
}
