/** What the voice will say. [W9] [X1] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { ScriptPicker } from './script/ScriptPicker';
import type { WizardProps } from './wizardActor';
import { WizardStepFrame } from './WizardStepFrame';

const { script, next } = wizardMessages;

interface Props<Step extends string, Key extends string> extends WizardProps<Step | 'script', Key> {
  /** What stands above the ideas: what they are made of, or a way to better ones. */
  material?: ReactNode;
  /** What is offered beside an idea. */
  offerBeside?: ((idea: ScriptIdea, index: number) => ReactNode) | undefined;
}

export function ScriptStep<Step extends string, Key extends string>({
  material,
  offerBeside,
  ...props
}: Props<Step, Key>) {
  const { actor, wizard } = props;
  const { form, openIdea } = useSelector(actor, ({ context }) => context);
  const { scriptWriting, browserModel } = useSelector(actor, (snapshot) => snapshot.children);
  return (
    <WizardStepFrame {...props} step="script" title={script.title} text={script.text} next={next}>
      <ScriptPicker
        choice={form}
        openIdea={openIdea}
        writing={scriptWriting}
        model={browserModel}
        oursKeepTo={wizard.oursKeepTo}
        send={actor.send}
        material={material}
        offerBeside={offerBeside}
      />
    </WizardStepFrame>
  );
}
