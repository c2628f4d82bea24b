/** The dark at the foot of a picture, so that words are read on it whatever it shows. */
import { dark } from './dark';
import { isLight } from './lightBackground';

/** Over a blurred copy, so that it is plain which of the two is meant. */
export const SHADE = dark(0.4);
/** Of the screen's height: only where words stand. */
const FOOT = 0.44;
/** A light background needs no more than a floor; words on it have what they need in themselves. */
const ramps = {
  dusk: `linear-gradient(${dark(0)}, ${dark(0.16)} 30%, ${dark(0.4)} 62%, ${dark(0.5)})`,
  floor: `linear-gradient(${dark(0)}, ${dark(0.05)} 40%, ${dark(0.14)})`,
} as const;

export const Dusk = ({ over }: { over?: string | undefined }) => (
  <div
    style={{
      position: 'absolute',
      ...{ left: 0, right: 0, bottom: 0, height: `${FOOT * 100}%` },
      background: ramps[isLight(over) ? 'floor' : 'dusk'],
    }}
  />
);
