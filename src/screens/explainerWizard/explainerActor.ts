/** The running wizard, as its screens know it. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { explainerWizardMachine } from '../../machines/explainerWizard/explainerWizard.machine';

export type ExplainerActor = ActorRefFrom<typeof explainerWizardMachine>;
export type ExplainerSnapshot = SnapshotFrom<typeof explainerWizardMachine>;
export interface StepProps {
  readonly actor: ExplainerActor;
}

export const useForm = (actor: ExplainerActor) => useSelector(actor, ({ context }) => context.form);
export const useErrors = (actor: ExplainerActor) => useSelector(actor, ({ context }) => context.errors);
