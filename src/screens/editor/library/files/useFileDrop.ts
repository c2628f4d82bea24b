/** Files from the desktop, dropped onto a part of the screen; folders among them are reported by their names. [E10] */
import { useMemo, type DragEvent } from 'react';

export interface DroppedFiles {
  readonly files: readonly File[];
  readonly folders: readonly string[];
}
type OnDropped = (dropped: DroppedFiles, at: { readonly clientX: number; readonly clientY: number }) => void;

/** Set on the element while files are held over it: what is shown then is a matter of style. */
const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
  if (isOver) event.currentTarget.dataset.filesOver = '';
  else delete event.currentTarget.dataset.filesOver;
};
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

function droppedFiles({ files, items }: DataTransfer): DroppedFiles {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? entry.name : [];
  });
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}

/** Props of what stands around those that take them: a browser would leave the page for a file that nobody took. */
export const refuseFiles = {
  onDragOver(event: DragEvent<HTMLElement>) {
    if (!isUntaken(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  },
  onDrop(event: DragEvent<HTMLElement>) {
    if (isUntaken(event)) event.preventDefault();
  },
};
/** A field for files takes them by itself. */
const isUntaken = (event: DragEvent) =>
  holdsFiles(event) &&
  !event.isDefaultPrevented() &&
  !(event.target instanceof Element && event.target.matches('input[type=file]'));

/** Props of the element that takes them; style it by `[data-files-over]`. */
export function useFileDrop(onDropped: OnDropped) {
  return useMemo(
    () => ({
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        mark(event, true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const into = event.relatedTarget;
        if (!(into instanceof Node && event.currentTarget.contains(into))) mark(event, false);
      },
      onDrop(event: DragEvent<HTMLElement>) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        mark(event, false);
        onDropped(droppedFiles(event.dataTransfer), event);
      },
    }),
    [onDropped],
  );
}
