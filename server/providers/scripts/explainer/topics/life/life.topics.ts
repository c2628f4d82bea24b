/** What we wrote on living things. */
import { animalColours } from './animalColours.topic';
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
import { fish } from './fish.topic';
import { flamingos } from './flamingos.topic';
import { fungi } from './fungi.topic';
import { hibernation } from './hibernation.topic';
import { migration } from './migration.topic';
import { mosquitoes } from './mosquitoes.topic';
import { octopuses } from './octopuses.topic';
import { photosynthesis } from './photosynthesis.topic';
import { sharks } from './sharks.topic';
import { snakes } from './snakes.topic';
import { spiders } from './spiders.topic';
import { trees } from './trees.topic';
import { whales } from './whales.topic';

export const lifeTopics = [
  animalColours,
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
  fish,
  flamingos,
  fungi,
  hibernation,
  migration,
  mosquitoes,
  octopuses,
  photosynthesis,
  sharks,
  snakes,
  spiders,
  trees,
  whales,
];
