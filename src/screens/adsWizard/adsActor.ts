/** The running wizard, as its screens know it. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { parseLink } from '../../../contract/video/videoSharing';
import type { adsWizardMachine } from '../../machines/adsWizard/adsWizard.machine';

export type AdsActor = ActorRefFrom<typeof adsWizardMachine>;
export interface StepProps {
  readonly actor: AdsActor;
}

/** The shop of a page's address, as people name it. */
export const shopOf = (address: string) => parseLink(address)?.host.replace(/^www\./, '') ?? address;

export const useForm = (actor: AdsActor) => useSelector(actor, ({ context }) => context.form);
export const useErrors = (actor: AdsActor) => useSelector(actor, ({ context }) => context.errors);
