/** The dark into which a picture ends, so that words are read on it whatever it shows. */
import { useVideoConfig } from 'remotion';

export const DUSK = '#0d1014';

export const dark = (alpha: number) => `rgba(13,16,20,${alpha})`;

/** Words stand on it from two thirds down; a picture that ends earlier has gone dark where it ends. */
const ramps = {
  whole: [`${dark(0)} 38%`, `${dark(0.58)} 64%`, `${dark(0.78)} 82%`, `${dark(0.86)} 100%`],
  ending: (end: number) => [`${dark(0)} ${end * 0.55}%`, `${dark(0.66)} ${end * 0.86}%`, `${DUSK} ${end}%`],
} as const;

/** `from` is where the picture ends, px from the top. */
export function Dusk({ from }: { from: number }) {
  const { height } = useVideoConfig();
  const ramp = from >= height ? ramps.whole : ramps.ending((from / height) * 100);
  const stops = [`${dark(0.34)} 0%`, `${dark(0)} 18%`, ...ramp];
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(${stops.join(', ')})`,
      }}
    />
  );
}
