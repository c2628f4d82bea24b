/** Ready looks of texts that are added, by what they are for. Of a canvas whose shorter side is 1080 px. [E7] [E8] */
import type { ItemOf } from '../../contract/video/videoData';

export type TextLook = 'title' | 'subtitle' | 'label' | 'quote' | 'lowerThird';

type Details = ItemOf<'text'>['details'];
interface Look {
  /** Where it stands: its upper edge as a part of the canvas's height, and the width that it may take. */
  readonly top: number;
  readonly width: number;
  readonly details: Omit<Details, 'text' | 'fontSize'> & { readonly fontSize: number };
}

const SHADOW = '0 4px 24px rgba(0,0,0,0.55)';
const INK = '#111114';

export const textLooks: Readonly<Record<TextLook, Look>> = {
  title: {
    top: 0.4,
    width: 0.84,
    details: {
      fontFamily: 'bold',
      fontSize: 104,
      fontWeight: 800,
      lineHeight: 1.1,
      color: '#ffffff',
      textShadow: SHADOW,
    },
  },
  subtitle: {
    top: 0.52,
    width: 0.8,
    details: {
      fontFamily: 'sans',
      fontSize: 58,
      fontWeight: 600,
      lineHeight: 1.25,
      color: '#ffffff',
      textShadow: SHADOW,
    },
  },
  label: {
    top: 0.44,
    width: 0.8,
    details: {
      fontFamily: 'bold',
      fontSize: 64,
      fontWeight: 800,
      lineHeight: 1.35,
      color: INK,
      backgroundColor: '#ffffff',
      borderRadius: 20,
    },
  },
  quote: {
    top: 0.38,
    width: 0.76,
    details: {
      fontFamily: 'serif',
      fontSize: 68,
      fontWeight: 500,
      fontStyle: 'italic',
      lineHeight: 1.3,
      color: '#ffffff',
      textShadow: SHADOW,
    },
  },
  lowerThird: {
    top: 0.66,
    width: 0.84,
    details: {
      fontFamily: 'sans',
      fontSize: 54,
      fontWeight: 700,
      lineHeight: 1.35,
      textAlign: 'left',
      color: '#ffffff',
      backgroundColor: 'rgba(12,10,24,0.78)',
      borderRadius: 14,
    },
  },
};
