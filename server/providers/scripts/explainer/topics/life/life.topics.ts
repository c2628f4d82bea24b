/** What we wrote on living things. */
import { ants } from './ants.topic';
import { bats } from './bats.topic';
import { bees } from './bees.topic';
import { butterflies } from './butterflies.topic';
import { cats } from './cats.topic';
import { coralReefs } from './coralReefs.topic';
import { dinosaurs } from './dinosaurs.topic';
import { dna } from './dna.topic';
import { dogs } from './dogs.topic';
import { evolution } from './evolution.topic';
import { fungi } from './fungi.topic';
import { migration } from './migration.topic';
import { octopuses } from './octopuses.topic';
import { photosynthesis } from './photosynthesis.topic';
import { sharks } from './sharks.topic';
import { spiders } from './spiders.topic';
import { trees } from './trees.topic';
import { whales } from './whales.topic';

export const lifeTopics = [
  ants,
  bats,
  bees,
  butterflies,
  cats,
  coralReefs,
  dinosaurs,
  dna,
  dogs,
  evolution,
  fungi,
  migration,
  octopuses,
  photosynthesis,
  sharks,
  spiders,
  trees,
  whales,
];
