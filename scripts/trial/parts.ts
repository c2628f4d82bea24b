/** The parts of `npm run trial`, in their order. */
import { journeysOf, testsOf, type TrialPart } from './trialPart';

export const parts: readonly TrialPart[] = [
  testsOf('plain', 'trial: plain'),
  testsOf('screens', 'trial: screens'),
  testsOf('server', 'trial: server'),
  journeysOf('journeys', 'trial'),
];
