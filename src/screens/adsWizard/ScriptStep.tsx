/** Step 3: what the voice will say. [W9] */
import { useSelector } from '@xstate/react';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { ScriptPicker } from '../wizard/script/ScriptPicker';
import { useForm, type StepProps } from './adsActor';
import { AdsStepFrame } from './AdsStepFrame';

const { script, next } = wizardMessages;

export function ScriptStep({ actor }: StepProps) {
  const openIdea = useSelector(actor, ({ context }) => context.openIdea);
  return (
    <AdsStepFrame actor={actor} step="script" title={script.title} text={script.text} next={next}>
      <ScriptPicker choice={useForm(actor)} openIdea={openIdea} send={actor.send} />
    </AdsStepFrame>
  );
}
