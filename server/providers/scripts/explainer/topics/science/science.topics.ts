/** What we wrote on science. */
import { atoms } from './atoms.topic';
import { blueSky } from './blueSky.topic';
import { electricity } from './electricity.topic';
import { fire } from './fire.topic';
import { floating } from './floating.topic';
import { gravity } from './gravity.topic';
import { ice } from './ice.topic';
import { magnets } from './magnets.topic';
import { periodicTable } from './periodicTable.topic';
import { radioactivity } from './radioactivity.topic';
import { rainbow } from './rainbow.topic';
import { sound } from './sound.topic';
import { speedOfLight } from './speedOfLight.topic';

export const scienceTopics = [
  atoms,
  blueSky,
  electricity,
  fire,
  floating,
  gravity,
  ice,
  magnets,
  periodicTable,
  radioactivity,
  rainbow,
  sound,
  speedOfLight,
];
