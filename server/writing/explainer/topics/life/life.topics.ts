/** What we wrote on living things. */
import { animalColours } from './animalColours.topic';
import { ants } from './ants.topic';
import { bats } from './bats.topic';
import { bees } from './bees.topic';
import { birds } from './birds.topic';
import { butterflies } from './butterflies.topic';
import { cats } from './cats.topic';
import { coralReefs } from './coralReefs.topic';
import { dinosaurs } from './dinosaurs.topic';
import { dna } from './dna.topic';
import { dogs } from './dogs.topic';
import { dolphins } from './dolphins.topic';
import { ecosystems } from './ecosystems.topic';
import { elephants } from './elephants.topic';
import { evolution } from './evolution.topic';
import { fish } from './fish.topic';
import { flamingos } from './flamingos.topic';
import { fossils } from './fossils.topic';
import { fungi } from './fungi.topic';
import { hibernation } from './hibernation.topic';
import { migration } from './migration.topic';
import { mosquitoes } from './mosquitoes.topic';
import { octopuses } from './octopuses.topic';
import { penguins } from './penguins.topic';
import { photosynthesis } from './photosynthesis.topic';
import { seeds } from './seeds.topic';
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
  birds,
  butterflies,
  cats,
  coralReefs,
  dinosaurs,
  dna,
  dogs,
  dolphins,
  ecosystems,
  elephants,
  evolution,
  fish,
  flamingos,
  fossils,
  fungi,
  hibernation,
  migration,
  mosquitoes,
  octopuses,
  penguins,
  photosynthesis,
  seeds,
  sharks,
  snakes,
  spiders,
  trees,
  whales,
];
