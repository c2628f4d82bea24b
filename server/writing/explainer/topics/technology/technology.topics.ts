/** What we wrote on technology. */
import { airplanes } from './airplanes.topic';
import { algorithms } from './algorithms.topic';
import { batteries } from './batteries.topic';
import { cameras } from './cameras.topic';
import { carEngine } from './carEngine.topic';
import { cloud } from './cloud.topic';
import { computers } from './computers.topic';
import { electricCars } from './electricCars.topic';
import { encryption } from './encryption.topic';
import { gps } from './gps.topic';
import { helicopters } from './helicopters.topic';
import { internet } from './internet.topic';
import { lasers } from './lasers.topic';
import { lightBulbs } from './lightBulbs.topic';
import { machineLearning } from './machineLearning.topic';
import { malware } from './malware.topic';
import { onlineSafety } from './onlineSafety.topic';
import { renewables } from './renewables.topic';
import { satellites } from './satellites.topic';
import { screens } from './screens.topic';
import { searchEngines } from './searchEngines.topic';
import { solarPanels } from './solarPanels.topic';
import { submarines } from './submarines.topic';
import { telephones } from './telephones.topic';
import { threeDPrinting } from './threeDPrinting.topic';
import { wifi } from './wifi.topic';
import { windTurbines } from './windTurbines.topic';

export const technologyTopics = [
  airplanes,
  algorithms,
  batteries,
  cameras,
  carEngine,
  cloud,
  computers,
  electricCars,
  encryption,
  gps,
  helicopters,
  internet,
  lasers,
  lightBulbs,
  machineLearning,
  malware,
  onlineSafety,
  renewables,
  satellites,
  screens,
  searchEngines,
  solarPanels,
  submarines,
  telephones,
  threeDPrinting,
  wifi,
  windTurbines,
];
