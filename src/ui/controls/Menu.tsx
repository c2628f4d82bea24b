/** A button that opens a short list of things to do; whether it is open is its holder's affair. */
import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import * as css from './Menu.css';

interface Item {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'plain' | 'danger';
  onChosen(): void;
}
interface Props {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  items: readonly Item[];
  /** The button. */
  children: ReactNode;
}

export function Menu({ isOpen, onOpen, onClose, items, children }: Props) {
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? onOpen() : onClose())}
      onSelect={({ value }) => items.find(({ name }) => name === value)?.onChosen()}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={css.content}>
            {items.map(({ name, label, icon, tone }) => (
              <Ark.Item key={name} value={name} className={css.item({ tone })}>
                {icon}
                {label}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
