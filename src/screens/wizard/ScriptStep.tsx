/** What the voice will say. [W9] [X1] */
import { useSelector } from '@xstate/react';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { ScriptPicker } from './script/ScriptPicker';
import type { WizardProps } from './wizardActor';
import { WizardStepFrame } from './WizardStepFrame';

const { script, next } = wizardMessages;

export function ScriptStep<Step extends string, Key extends string>(
  props: WizardProps<Step | 'script', Key>,
) {
  const { actor } = props;
  const { form, openIdea } = useSelector(actor, ({ context }) => context);
  return (
    <WizardStepFrame {...props} step="script" title={script.title} text={script.text} next={next}>
      <ScriptPicker choice={form} openIdea={openIdea} send={actor.send} />
    </WizardStepFrame>
  );
}
