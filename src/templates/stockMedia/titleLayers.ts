/** What belongs to a lower third: the veil that white words are read on, and a thin accent above them. Pure. */
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf } from '../../../contract/video/videoData';
import { unitOf } from '../canvas/canvas';
import { boxOf } from '../paint/boxOf';
import { startOf } from './calmType';
import { dark } from './dark';
import { FADING } from './lowerThird';

/** px of a phone's picture. */
const PX = { gap: 34, accent: { width: 132, height: 10 } } as const;
/** px of a phone's picture: all that it takes above the title. */
export const ACCENT_ABOVE = PX.gap + PX.accent.height;
/** Beyond what the foot of every picture has, from so far above the title on, as long as it stands. */
const VEIL_ABOVE = 340;
const VEIL = `${dark(0)}, ${dark(0.1)} 14%, ${dark(0.34)} 28%, ${dark(0.54)} 44%, ${dark(0.5)} 70%, ${dark(0.2)}`;
export const ACCENT = '#f4c95d';

type Layer = (title: ItemOf<'text'>, props: TemplateProps) => ItemOf<'shape'>;

/** Over a picture that may be anything: from the edge that the title is nearer to. */
export const veilBehind: Layer = (title, props) => {
  const { display } = title;
  const reach = VEIL_ABOVE * unitOf(props);
  const { top: at, height: high } = boxOf(title, { size: props, template: props.template });
  const isLow = at + high / 2 > props.height / 2;
  const top = isLow ? Math.round(at - reach) : 0;
  const height = isLow ? props.height - top : Math.round(at + high + reach);
  return {
    id: `veil_${props.project_id}`,
    name: 'Title background',
    type: 'shape',
    display: { ...display },
    details: {
      shape: 'rectangle',
      ...{ left: 0, top, width: props.width, height },
      ground: `linear-gradient(${isLow ? '' : '0deg, '}${VEIL})`,
      animation: FADING,
    },
  };
};

export const accentAbove: Layer = ({ display, details }, props) => {
  const unit = unitOf(props);
  const width = Math.round(PX.accent.width * unit);
  const { left = 0, width: across = props.width } = details;
  return {
    id: `accent_${props.project_id}`,
    name: 'Accent',
    type: 'shape',
    display: { ...display },
    details: {
      shape: 'rectangle',
      fill: props.brand?.colours?.[0] ?? ACCENT,
      left: startOf(details.text) === 'left' ? left : left + across - width,
      top: Math.round((details.top ?? 0) - PX.gap * unit),
      width,
      height: Math.round(PX.accent.height * unit),
      borderRadius: Math.round((PX.accent.height / 2) * unit),
      transition: { in: 'zoomLeftIn' },
      animation: FADING,
    },
  };
};
