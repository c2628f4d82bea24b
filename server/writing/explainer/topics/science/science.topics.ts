/** What we wrote on science. */
import { acids } from './acids.topic';
import { atoms } from './atoms.topic';
import { blueSky } from './blueSky.topic';
import { einstein } from './einstein.topic';
import { electricity } from './electricity.topic';
import { fire } from './fire.topic';
import { floating } from './floating.topic';
import { gravity } from './gravity.topic';
import { ice } from './ice.topic';
import { magnets } from './magnets.topic';
import { nuclearEnergy } from './nuclearEnergy.topic';
import { periodicTable } from './periodicTable.topic';
import { quantum } from './quantum.topic';
import { radioactivity } from './radioactivity.topic';
import { rainbow } from './rainbow.topic';
import { sound } from './sound.topic';
import { speedOfLight } from './speedOfLight.topic';
import { xRays } from './xRays.topic';

export const scienceTopics = [
  acids,
  atoms,
  blueSky,
  einstein,
  electricity,
  fire,
  floating,
  gravity,
  ice,
  magnets,
  nuclearEnergy,
  periodicTable,
  quantum,
  radioactivity,
  rainbow,
  sound,
  speedOfLight,
  xRays,
];
