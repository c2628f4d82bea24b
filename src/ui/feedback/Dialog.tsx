/** A dialog of 80% of the viewport's height, only as high as what it shows, or as small as its question: keeps the focus, closes by Escape, backdrop and button. */
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { button } from '../controls/Button.css';
import { lostBy } from '../lostFocus';
import * as css from './Dialog.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: keyof typeof css.sizes;
  /** Where the focus goes when it closes, if what opened it is gone. */
  focusAfter?: () => HTMLElement | null;
  foot: ReactNode;
  children: ReactNode;
}

export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  size = 'tall',
  focusAfter,
  foot,
  children,
}: Props) {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = lostBy();
  }, [isOpen]);
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      finalFocusEl={() => focusAfter?.() ?? usable(opener.current)}
      // The menu that opened it goes, and would take along what came after it.
      onRequestDismiss={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={css.backdrop} />
        <Ark.Positioner className={css.positioner}>
          <Ark.Content className={`${css.content} ${css.sizes[size]}`}>
            <div className={css.head}>
              <Ark.Title className={css.title}>{title}</Ark.Title>
              <Ark.CloseTrigger
                className={button({ variant: 'quiet', size: 'icon' })}
                aria-label={closeLabel}
              >
                <X size={20} aria-hidden />
              </Ark.CloseTrigger>
            </div>
            <div className={css.body}>{children}</div>
            <div className={css.foot}>{foot}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** A button that was switched off while its dialog was open had lost the focus before it opened. */
const usable = (element: HTMLElement | null) =>
  element?.isConnected && !element.matches(':disabled') ? element : null;
