/** Every topic that we wrote scripts on: one more is a file and two lines here. */
import type { Topic } from '../defineTopic';
import { airplanes } from './airplanes.topic';
import { bees } from './bees.topic';
import { blackHoles } from './blackHoles.topic';
import { blueSky } from './blueSky.topic';
import { budgeting } from './budgeting.topic';
import { carEngine } from './carEngine.topic';
import { coffee } from './coffee.topic';
import { compoundInterest } from './compoundInterest.topic';
import { dinosaurs } from './dinosaurs.topic';
import { dna } from './dna.topic';
import { dreams } from './dreams.topic';
import { earthquakes } from './earthquakes.topic';
import { electricity } from './electricity.topic';
import { gravity } from './gravity.topic';
import { greenhouseEffect } from './greenhouseEffect.topic';
import { heart } from './heart.topic';
import { inflation } from './inflation.topic';
import { internet } from './internet.topic';
import { learning } from './learning.topic';
import { machineLearning } from './machineLearning.topic';
import { meditation } from './meditation.topic';
import { moonPhases } from './moonPhases.topic';
import { photosynthesis } from './photosynthesis.topic';
import { rainbow } from './rainbow.topic';
import { romanEmpire } from './romanEmpire.topic';
import { sleep } from './sleep.topic';
import { stockMarket } from './stockMarket.topic';
import { tides } from './tides.topic';
import { vaccines } from './vaccines.topic';
import { volcanoes } from './volcanoes.topic';
import { waterCycle } from './waterCycle.topic';

export const topics: readonly Topic[] = [
  airplanes,
  bees,
  blackHoles,
  blueSky,
  budgeting,
  carEngine,
  coffee,
  compoundInterest,
  dinosaurs,
  dna,
  dreams,
  earthquakes,
  electricity,
  gravity,
  greenhouseEffect,
  heart,
  inflation,
  internet,
  learning,
  machineLearning,
  meditation,
  moonPhases,
  photosynthesis,
  rainbow,
  romanEmpire,
  sleep,
  stockMarket,
  tides,
  vaccines,
  volcanoes,
  waterCycle,
];
