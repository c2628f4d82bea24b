/** Panes beside or below one another whose borders are moved by pointer and keys: WAI-ARIA's window splitter. */
import { Fragment, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { resizedPanes, type PaneLimits } from './resizedPanes';
import * as css from './Split.css';

export interface SplitPane extends PaneLimits {
  readonly id: string;
  readonly view: ReactNode;
  /** What the border before it is called; the first pane has none. */
  readonly border?: string | undefined;
}

interface Props {
  orientation: 'horizontal' | 'vertical';
  panes: readonly SplitPane[];
  /** Percent of the whole, in order: what they begin with. */
  sizes: readonly number[];
  /** The border was let go, or moved by a key. */
  onResized: (sizes: readonly number[]) => void;
}

/** Percent that an arrow key moves a border; with Shift. */
const STEP = 2;
const LONG_STEP = 10;
const ALL = 100;

interface Drag {
  readonly pointerId: number;
  readonly from: number;
  readonly sizes: readonly number[];
}

export function Split({ orientation, panes, sizes: initial, onResized }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [sizes, setSizes] = useState(initial);
  const isAcross = orientation === 'horizontal';
  const arrows = isAcross ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const at = (event: PointerEvent) => (isAcross ? event.clientX : event.clientY);
  const whole = () => (isAcross ? root.current?.clientWidth : root.current?.clientHeight) || 1;

  const pressed = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, from: at(event), sizes };
  };
  const moved = (event: PointerEvent, border: number) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    const by = (ALL * (at(event) - held.from)) / whole();
    setSizes(resizedPanes(held.sizes, panes, border, by));
  };
  const letGo = (event: PointerEvent) => {
    if (drag.current?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    onResized(sizes);
  };
  const byKey = (event: KeyboardEvent, border: number) => {
    const step = event.shiftKey ? LONG_STEP : STEP;
    const by = { [arrows[0] as string]: -step, [arrows[1] as string]: step, Home: -ALL, End: ALL }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = resizedPanes(sizes, panes, border, by);
    setSizes(next);
    onResized(next);
  };

  const tracks = sizes.map((size) => `minmax(0, ${size}fr)`).join(` ${css.BORDER} `);
  return (
    <div
      ref={root}
      className={css.split}
      style={isAcross ? { gridTemplateColumns: tracks } : { gridTemplateRows: tracks }}
    >
      {panes.map((pane, index) => (
        <Fragment key={pane.id}>
          {index > 0 ? (
            <div
              role="separator"
              tabIndex={0}
              className={css.border}
              aria-label={pane.border}
              aria-orientation={isAcross ? 'vertical' : 'horizontal'}
              aria-valuenow={Math.round(sizes[index - 1] ?? 0)}
              aria-valuemin={panes[index - 1]?.min}
              aria-valuemax={panes[index - 1]?.max ?? ALL}
              onPointerDown={pressed}
              onPointerMove={(event) => moved(event, index - 1)}
              onLostPointerCapture={letGo}
              onKeyDown={(event) => byKey(event, index - 1)}
            />
          ) : null}
          {pane.view}
        </Fragment>
      ))}
    </div>
  );
}
