/** One button of the bar at a phone's foot: an icon over its word. */
import type { LucideIcon } from 'lucide-react';
import * as css from './phone.css';

interface Props {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
  isPossible?: boolean;
  /** Of what it opens. */
  isOpen?: boolean;
}

export const PhoneTool = ({ label, Icon, onPress, isPossible = true, isOpen }: Props) => (
  <button type="button" className={css.tool} aria-expanded={isOpen} disabled={!isPossible} onClick={onPress}>
    <Icon size={20} aria-hidden />
    {label}
  </button>
);
