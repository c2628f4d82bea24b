/** The running wizard, as its screens know it. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { adsWizardMachine } from '../../machines/adsWizard/adsWizard.machine';

export type AdsActor = ActorRefFrom<typeof adsWizardMachine>;
export interface StepProps {
  readonly actor: AdsActor;
}

export const useForm = (actor: AdsActor) => useSelector(actor, ({ context }) => context.form);
export const useErrors = (actor: AdsActor) => useSelector(actor, ({ context }) => context.errors);
