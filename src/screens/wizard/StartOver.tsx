/** Throws the draft of a wizard away, once its owner has said so. [W14] */
import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { startOverMachine } from '../../machines/startOver/startOver.machine';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/feedback/Dialog';
import { besideWords } from './StepFrame.css';

const { cancel, startOver: text } = wizardMessages;

export function StartOver({ actor }: { actor: ActorRefFrom<typeof startOverMachine> }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const keep = () => actor.send({ type: 'startOver.cancelled' });
  return (
    <>
      <Button variant="quiet" onClick={() => actor.send({ type: 'startOver.requested' })}>
        <RotateCcw size={16} aria-hidden />
        <span className={besideWords}>{text.label}</span>
      </Button>
      <Dialog
        isOpen={isAsking}
        size="compact"
        onClose={keep}
        title={text.title}
        closeLabel={text.close}
        foot={
          <>
            <Button variant="secondary" onClick={keep}>
              {cancel}
            </Button>
            <Button onClick={() => actor.send({ type: 'startOver.confirmed' })}>{text.label}</Button>
          </>
        }
      >
        <p>{text.text}</p>
      </Dialog>
    </>
  );
}
