/** What we wrote on technology. */
import { airplanes } from './airplanes.topic';
import { batteries } from './batteries.topic';
import { cameras } from './cameras.topic';
import { carEngine } from './carEngine.topic';
import { computers } from './computers.topic';
import { electricCars } from './electricCars.topic';
import { encryption } from './encryption.topic';
import { gps } from './gps.topic';
import { internet } from './internet.topic';
import { lasers } from './lasers.topic';
import { machineLearning } from './machineLearning.topic';
import { searchEngines } from './searchEngines.topic';
import { solarPanels } from './solarPanels.topic';
import { submarines } from './submarines.topic';
import { wifi } from './wifi.topic';
import { windTurbines } from './windTurbines.topic';

export const technologyTopics = [
  airplanes,
  batteries,
  cameras,
  carEngine,
  computers,
  electricCars,
  encryption,
  gps,
  internet,
  lasers,
  machineLearning,
  searchEngines,
  solarPanels,
  submarines,
  wifi,
  windTurbines,
];
