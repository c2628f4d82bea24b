/** The parts of `npm run trial`, in their order. */
import { hostilePart } from './parts/hostile.part';
import { loadPart } from './parts/load.part';
import { matrixPart } from './parts/matrix.part';
import { supplyPart } from './parts/supply.part';
import { journeysOf, testsOf, type TrialPart } from './trialPart';

export const parts: readonly TrialPart[] = [
  testsOf('plain', 'trial: plain'),
  testsOf('screens', 'trial: screens'),
  testsOf('server', 'trial: server'),
  journeysOf('journeys', 'trial'),
  hostilePart,
  matrixPart,
  loadPart,
  supplyPart,
];
