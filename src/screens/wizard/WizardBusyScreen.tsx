/** Which call of a wizard is being waited for; where letting go of it is harmless, how. [W14] */
import { useSelector } from '@xstate/react';
import { WritingProgress } from './script/WritingProgress';
import { BusyScreen } from './BusyScreen';
import type { WizardProps } from './wizardActor';

interface Props<Step extends string, Key extends string> extends Pick<WizardProps<Step, Key>, 'actor'> {
  text: string;
}

export function WizardBusyScreen<Step extends string, Key extends string>({ actor, text }: Props<Step, Key>) {
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'call.cancelled' }));
  const writing = useSelector(actor, (snapshot) => snapshot.children.scriptWriting);
  const aModelWrites = useSelector(writing, (snapshot) => (snapshot?.context.written ?? null) !== null);
  return (
    <BusyScreen text={text} onCancel={canCancel ? () => actor.send({ type: 'call.cancelled' }) : undefined}>
      {writing && aModelWrites ? <WritingProgress actor={writing} /> : null}
    </BusyScreen>
  );
}
