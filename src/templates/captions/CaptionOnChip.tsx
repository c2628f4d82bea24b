/** A caption on its template's own chip, where its style has one that any template may paint. */
import { useMemo } from 'react';
import { defaultCaptionStyle } from '../../../contract/video/captionStyle';
import type { ItemOf } from '../../../contract/video/videoData';
import { opaqueEnough } from '../shared/legible';
import { Caption } from './Caption';

interface OnChipProps {
  readonly item: ItemOf<'text'>;
  readonly from: number;
  /** CSS colour. */
  readonly chip: string;
}

export function CaptionOnChip({ item, from, chip }: OnChipProps) {
  const chipped = useMemo(() => onChip(item, chip), [item, chip]);
  return <Caption item={chipped} from={from} />;
}

/** A chip that somebody chose, and a style that has none, stay as they are. */
function onChip(item: ItemOf<'text'>, chip: string): ItemOf<'text'> {
  const { captionStyle = defaultCaptionStyle, backgroundColor, litColor } = item.details;
  return captionStyle.look !== 'default' || backgroundColor
    ? item
    : { ...item, details: { ...item.details, backgroundColor: litColor ? chipUnder(chip, litColor) : chip } };
}

/** Deeper where a lit word's own colour asks for it. */
function chipUnder(chip: string, litColor: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (chip.match(/[\d.]+/gu) ?? []).map(Number);
  if (!chip.startsWith('rgba(')) return chip;
  return `rgba(${red},${green},${blue},${opaqueEnough([red, green, blue], alpha, litColor)})`;
}
