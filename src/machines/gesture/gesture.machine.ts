/** What a pointer is doing on the timeline: a drag previews as it goes and is one command at its end. [E2] [E12] */
import { gestureSetup } from './gesture.setup';
import { gesturing } from './states/gesturing';
import { pressing } from './states/pressing';
import { resting } from './states/resting';
import { touching } from './states/touching';

export const gestureMachine = gestureSetup.createMachine({
  id: 'gesture',
  context: { press: null, move: null, held: null, proposal: null, menu: null },
  initial: 'resting',
  states: { resting, pressing, touching, gesturing },
});
