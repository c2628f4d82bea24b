/** What we wrote on things that one uses every day. */
import { bicycles } from './bicycles.topic';
import { clocks } from './clocks.topic';
import { elevators } from './elevators.topic';
import { glass } from './glass.topic';
import { microwaves } from './microwaves.topic';
import { paper } from './paper.topic';
import { refrigerators } from './refrigerators.topic';
import { soap } from './soap.topic';
import { toilets } from './toilets.topic';

export const everydayTopics = [
  bicycles,
  clocks,
  elevators,
  glass,
  microwaves,
  paper,
  refrigerators,
  soap,
  toilets,
];
