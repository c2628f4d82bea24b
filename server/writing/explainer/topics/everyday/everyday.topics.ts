/** What we wrote on things that one uses every day. */
import { bicycles } from './bicycles.topic';
import { clocks } from './clocks.topic';
import { codes } from './codes.topic';
import { eggs } from './eggs.topic';
import { elevators } from './elevators.topic';
import { firstAid } from './firstAid.topic';
import { glass } from './glass.topic';
import { jobs } from './jobs.topic';
import { microwaves } from './microwaves.topic';
import { neckties } from './neckties.topic';
import { paper } from './paper.topic';
import { refrigerators } from './refrigerators.topic';
import { soap } from './soap.topic';
import { stains } from './stains.topic';
import { toilets } from './toilets.topic';
import { tyres } from './tyres.topic';

export const everydayTopics = [
  bicycles,
  clocks,
  codes,
  eggs,
  elevators,
  firstAid,
  glass,
  jobs,
  microwaves,
  neckties,
  paper,
  refrigerators,
  soap,
  stains,
  toilets,
  tyres,
];
