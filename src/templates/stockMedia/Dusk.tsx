/** The dark into which a picture ends, so that words are read on it whatever it shows. */
import { useVideoConfig } from 'remotion';

export const DUSK = '#0d1014';
const clear = 'rgba(13,16,20,0)';

/** `from` is where the picture ends, px from the top. */
export function Dusk({ from }: { from: number }) {
  const { height } = useVideoConfig();
  const end = Math.min(100, (from / height) * 100);
  const [begins, deep] = [end * 0.52, end * 0.86];
  const ramp = `${clear} ${begins}%, rgba(13,16,20,0.62) ${deep}%, ${end < 100 ? DUSK : 'rgba(13,16,20,0.86)'} ${end}%`;
  const above = `rgba(13,16,20,0.34) 0%, ${clear} 18%`;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(${above}, ${ramp})`,
      }}
    />
  );
}
