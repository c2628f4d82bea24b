/** Step 2: what the voice will say. [X1] */
import { useSelector } from '@xstate/react';
import { wizardWords } from '../../words/en/wizard';
import { ScriptPicker } from '../wizard/ScriptPicker';
import { useForm, type StepProps } from './explainerActor';
import { ExplainerStepFrame } from './ExplainerStepFrame';

const { script, next } = wizardWords;

export function ExplainerScriptStep({ actor }: StepProps) {
  const openIdea = useSelector(actor, ({ context }) => context.openIdea);
  return (
    <ExplainerStepFrame actor={actor} step="script" title={script.title} text={script.text} next={next}>
      <ScriptPicker choice={useForm(actor)} openIdea={openIdea} send={actor.send} />
    </ExplainerStepFrame>
  );
}
