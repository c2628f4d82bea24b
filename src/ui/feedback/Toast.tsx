/** One passing message, that can be read at leisure, taken back, swiped away, or closed. [N1] */
import { X } from 'lucide-react';
import type { PointerEvent } from 'react';
import * as css from './Toast.css';

interface Props {
  tone: 'success' | 'error';
  title: string;
  text: string;
  swipedPx: number;
  closeLabel: string;
  /** The button that takes back what was done; null where nothing can be. */
  undoLabel: string | null;
  on: {
    pointerEntered(): void;
    pointerLeft(): void;
    focusEntered(): void;
    focusLeft(): void;
    undoChosen(): void;
    swiped(px: number): void;
    letGo(): void;
    dismissed(): void;
  };
}

/** Where the finger came down, kept on the element itself: it is a measure, not a state. */
const startOf = (event: PointerEvent<HTMLElement>) => Number(event.currentTarget.dataset.swipeStart);

export function Toast({ tone, title, text, swipedPx, closeLabel, undoLabel, on }: Props) {
  return (
    // Swipe and Escape are short cuts to what its button does, and where the focus is, the reading goes on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-toast
      className={css.toast({ tone })}
      style={
        swipedPx > 0 ? { transform: `translateX(${swipedPx}px)`, opacity: 1 - swipedPx / 300 } : undefined
      }
      onPointerEnter={on.pointerEntered}
      onPointerLeave={on.pointerLeft}
      onFocus={on.focusEntered}
      onBlur={on.focusLeft}
      onKeyDown={(event) => (event.key === 'Escape' ? on.dismissed() : undefined)}
      onPointerDown={(event) => {
        event.currentTarget.dataset.swipeStart = String(event.clientX);
      }}
      onPointerMove={(event) => (event.buttons === 1 ? on.swiped(event.clientX - startOf(event)) : undefined)}
      onPointerUp={on.letGo}
      onPointerCancel={on.letGo}
    >
      <div className={css.words} role={tone === 'error' ? 'alert' : 'status'}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
      </div>
      {undoLabel === null ? null : (
        <button type="button" className={css.undo} onClick={on.undoChosen}>
          {undoLabel}
        </button>
      )}
      <button type="button" className={css.close} aria-label={closeLabel} onClick={on.dismissed}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
