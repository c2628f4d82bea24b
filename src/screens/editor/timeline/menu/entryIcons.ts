/** What the acts on an item look like. */
import {
  ArrowLeft,
  ArrowRight,
  Copy,
  Eye,
  EyeOff,
  FoldHorizontal,
  Gauge,
  Replace,
  Scissors,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { EntryName } from './itemEntries';

export const entryIcons: Readonly<Record<EntryName, LucideIcon>> = {
  split: Scissors,
  duplicate: Copy,
  replace: Replace,
  earlier: ArrowLeft,
  later: ArrowRight,
  half: Gauge,
  normal: Gauge,
  oneAndAHalf: Gauge,
  double: Gauge,
  hide: EyeOff,
  show: Eye,
  remove: Trash2,
  rippleRemove: FoldHorizontal,
};
