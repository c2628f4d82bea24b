/** The running wizard, as its screens know it. */
import type { ActorRefFrom } from 'xstate';
import type { explainerWizardMachine } from '../../machines/explainerWizard/explainerWizard.machine';

export interface StepProps {
  readonly actor: ActorRefFrom<typeof explainerWizardMachine>;
}
