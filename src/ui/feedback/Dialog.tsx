/** A dialog of 80% of the viewport's height, only as high as what it shows, or as small as its question: keeps the focus, closes by Escape, backdrop and button. */
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../controls/Button.css';
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
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      {...(focusAfter ? { finalFocusEl: focusAfter } : {})}
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
