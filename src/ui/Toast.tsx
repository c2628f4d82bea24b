/** One passing message, that can be read at leisure, swiped away, or closed. [N1] */
import { X } from 'lucide-react';
import type { PointerEvent } from 'react';
import * as css from './Toast.css';

interface Props {
  tone: 'success' | 'error';
  title: string;
  text: string;
  swipedPx: number;
  closeLabel: string;
  on: {
    readingBegan(): void;
    readingEnded(): void;
    swiped(px: number): void;
    letGo(): void;
    dismissed(): void;
  };
}

/** Where the finger came down, kept on the element itself: it is a measure, not a state. */
const startOf = (event: PointerEvent<HTMLElement>) => Number(event.currentTarget.dataset.swipeStart);

export function Toast({ tone, title, text, swipedPx, closeLabel, on }: Props) {
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
      onPointerEnter={on.readingBegan}
      onPointerLeave={on.readingEnded}
      onFocus={on.readingBegan}
      onBlur={on.readingEnded}
      onKeyDown={(event) => (event.key === 'Escape' ? on.dismissed() : undefined)}
      onPointerDown={(event) => {
        event.currentTarget.dataset.swipeStart = String(event.clientX);
      }}
      onPointerMove={(event) => (event.buttons === 1 ? on.swiped(event.clientX - startOf(event)) : undefined)}
      onPointerUp={on.letGo}
      onPointerCancel={on.letGo}
    >
      <div role={tone === 'error' ? 'alert' : 'status'}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{text}</p>
      </div>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={on.dismissed}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
