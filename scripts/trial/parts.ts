/** The parts of `npm run trial`, in their order. */
import { diskPart } from './parts/disk.part';
import { hostilePart } from './parts/hostile.part';
import { clockPart } from './parts/clock.part';
import { containerPart } from './parts/container.part';
import { killsPart } from './parts/kills.part';
import { loadPart } from './parts/load.part';
import { matrixPart } from './parts/matrix.part';
import { memoryPart } from './parts/memory.part';
import { pagesPart } from './parts/pages.part';
import { supplyPart } from './parts/supply.part';
import { uploadsPart } from './parts/uploads.part';
import { journeysOf, testsOf, type TrialPart } from './trialPart';

export const parts: readonly TrialPart[] = [
  testsOf('plain', 'trial: plain'),
  testsOf('screens', 'trial: screens'),
  testsOf('server', 'trial: server'),
  journeysOf('journeys', 'trial'),
  killsPart,
  hostilePart,
  pagesPart,
  uploadsPart,
  matrixPart,
  loadPart,
  diskPart,
  clockPart,
  memoryPart,
  supplyPart,
  containerPart,
];
