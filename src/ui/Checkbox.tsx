/** A box that is ticked, with its label; the picture above it, when there is one, is pressed like the label. */
import { Checkbox as Ark } from '@ark-ui/react/checkbox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Checkbox.css';

interface Props {
  label: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
  children?: ReactNode;
}

export function Checkbox({ label, isChecked, isDisabled = false, onChange, className, children }: Props) {
  return (
    <Ark.Root
      className={className}
      checked={isChecked}
      disabled={isDisabled}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      {children}
      <span className={css.root}>
        <Ark.Control className={css.box}>
          <Ark.Indicator>
            <Check size={15} strokeWidth={3} aria-hidden />
          </Ark.Indicator>
        </Ark.Control>
        <Ark.Label>{label}</Ark.Label>
      </span>
      <Ark.HiddenInput />
    </Ark.Root>
  );
}
