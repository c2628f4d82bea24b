/** Every frame, in the order in which a wizard shows them. */
import { aidaFrame } from './aida.frame';
import { beforeAfterFrame } from './beforeAfter.frame';
import type { Frame } from './frame';
import { listFrame } from './list.frame';
import { moodFrame } from './mood.frame';
import { offerFrame } from './offer.frame';
import { problemFrame } from './problem.frame';

export const FRAMES: readonly Frame[] = [
  problemFrame,
  aidaFrame,
  listFrame,
  beforeAfterFrame,
  moodFrame,
  offerFrame,
];
