/** What the video of a wizard costs and takes, as its form now is. */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { JobKind } from '../../../contract/job';
import { jobShapeOf, speakerOf } from '../../../contract/jobForecast';
import { selectedScript } from '../../../contract/ui/scriptChoice';
import { voiceFault } from '../../machines/wizard/voiceChoice';
import type { WizardForm } from '../../machines/wizard/wizardForm';
import { VideoPrice } from '../../screens/wizard/VideoPrice';
import { useApp } from '../app';
import { provideJobForecast } from '../implementations/wizards/jobForecast.implementations';
import { useProvidedActor } from '../useProvidedActor';

interface Form extends WizardForm {
  readonly images?: readonly string[];
  readonly videos?: readonly string[];
}
interface Props {
  readonly kind: JobKind;
  readonly actor: Pick<AnyActorRef, 'subscribe'> & { getSnapshot(): { context: { form: Form } } };
}

export function WizardPrice({ kind, actor }: Props) {
  const { session } = useApp();
  const forecast = useProvidedActor(provideJobForecast);
  const form = useSelector(actor, ({ context }) => context.form);
  const { images = [], videos = [], voiceSource, voice } = form;
  const { words, pictures, clips } = jobShapeOf({ kind, script: selectedScript(form), images, videos });
  useEffect(
    () => forecast.send({ type: 'job.planned', shape: { kind, words, pictures, clips } }),
    [forecast, kind, words, pictures, clips],
  );
  return (
    <VideoPrice
      session={session}
      forecast={forecast}
      speaker={voiceFault(form) === null ? speakerOf(voiceSource, voice?.name ?? '') : null}
    />
  );
}
