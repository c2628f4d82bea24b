/** The format of the video, and beneath it, when it is opened, the video in each of them. [ED3] */
import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { Suspense, useRef, useSyncExternalStore } from 'react';
import { formatOf } from '../../../../contract/video/formats/formats';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { brokenSmall, later } from '../../../ui/loading/later';
import { useEditor } from '../EditorContext';
import * as css from './formatPicker.css';

const FormatChoices = later(() => import('./FormatChoices'), brokenSmall);
/** px of the longer side of a drawn frame. */
const DRAWN = 18;

export function FormatPicker() {
  const { engine, dialog } = useEditor();
  const size = useSyncExternalStore(engine.subscribe, () => engine.videoData().size);
  const isOpen = useSelector(dialog, (state) => state.matches('formats'));
  const button = useRef<HTMLButtonElement>(null);
  const format = formatOf(size);
  const words = text.formatNow(format === null ? `${size.width}×${size.height}` : text.formats[format]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words}
        title={words}
        onClick={() => dialog.send({ type: isOpen ? 'dialog.closed' : 'formats.asked' })}
      >
        <Frame {...size} />
        {format === null ? null : <span className={css.ratio}>{format}</span>}
        <ChevronDown size={14} aria-hidden className={css.chevron} />
      </button>
      {isOpen ? (
        <Suspense>
          <FormatChoices button={button} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A frame of that shape, a caption's line in it. */
function Frame({ width, height }: { width: number; height: number }) {
  const scale = DRAWN / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  const [left, top] = [(20 - across) / 2, (20 - down) / 2];
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden className={css.frame}>
      <rect x={left} y={top} width={across} height={down} rx={2} fill="none" strokeWidth={1.5} />
      <path d={`M${left + across * 0.28} ${top + down * 0.74}h${across * 0.44}`} strokeWidth={1.5} />
    </svg>
  );
}
