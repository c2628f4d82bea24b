/** Step 2: what the voice will say. [X1] */
import { useSelector } from '@xstate/react';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { ScriptPicker } from '../wizard/script/ScriptPicker';
import { useForm, type StepProps } from './explainerActor';
import { ExplainerStepFrame } from './ExplainerStepFrame';

const { script, next } = wizardMessages;

export function ExplainerScriptStep({ actor }: StepProps) {
  const openIdea = useSelector(actor, ({ context }) => context.openIdea);
  return (
    <ExplainerStepFrame actor={actor} step="script" title={script.title} text={script.text} next={next}>
      <ScriptPicker choice={useForm(actor)} openIdea={openIdea} send={actor.send} />
    </ExplainerStepFrame>
  );
}
