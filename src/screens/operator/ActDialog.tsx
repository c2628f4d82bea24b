/** Asks before anything is done, and for the reason where the log wants one. */
import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { ACTS_WITH_REASON, REASON_CHARACTERS } from '../../../contract/operator';
import type { OperatorAct } from '../../machines/operator/operatorList.machine';
import { listMessages as text } from '../../locales/messages/operator/lists';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/feedback/Dialog';
import * as css from './operator.css';
import type { ListProps } from './operatorActors';

function explained(act: OperatorAct): string {
  switch (act.kind) {
    case 'credits':
      return text.explains.credits(act.account.email, act.account.credits);
    case 'lock':
      return text.explains.lock(act.account.email);
    case 'unlock':
      return text.explains.unlock(act.account.email);
    case 'erase':
      return text.explains.erase(act.account.email);
    case 'keep':
      return text.explains.keep(act.account.email);
    case 'removeFactor':
      return text.explains.removeFactor(act.account.email);
    case 'retry': {
      const { what, title, email } = act.failure;
      const explain = what === 'job' ? text.explains.retryJob : text.explains.retryRender;
      return explain(title || text.untitled, email);
    }
  }
}

function Amount({ actor }: ListProps) {
  const amount = useSelector(actor, ({ context }) => context.amount);
  return (
    <TextField
      label={text.amount}
      hint={text.amountHint}
      // Phones have no minus on their number pad.
      inputMode="text"
      autoComplete="off"
      maxLength={7}
      value={amount}
      onChange={({ target }) => actor.send({ type: 'amount.typed', amount: target.value })}
    />
  );
}
function Reason({ actor }: ListProps) {
  const reason = useSelector(actor, ({ context }) => context.reason);
  const isOfCredits = useSelector(actor, ({ context }) => context.act?.kind === 'credits');
  return (
    <TextField
      label={text.reason}
      hint={isOfCredits ? text.creditsReasonHint : text.reasonHint}
      autoComplete="off"
      maxLength={REASON_CHARACTERS}
      value={reason}
      onChange={({ target }) => actor.send({ type: 'reason.typed', reason: target.value })}
    />
  );
}

export function ActDialog({ actor }: ListProps) {
  const form = useId();
  const isOpen = useSelector(actor, (state) => state.matches('acting'));
  const isDoing = useSelector(actor, (state) => state.matches({ acting: 'doingAct' }));
  const mayConfirm = useSelector(actor, (state) => state.can({ type: 'act.confirmed' }));
  const act = useSelector(actor, ({ context }) => context.act);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  if (!act) return null;
  const cancel = () => actor.send({ type: 'act.cancelled' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'act.confirmed' });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title={text.asks[act.kind]}
      closeLabel={text.close}
      size="compact"
      foot={
        <>
          <Button variant="secondary" disabled={isDoing} onClick={cancel}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!mayConfirm}>
            {text.does[act.kind]}
          </Button>
        </>
      }
    >
      <form id={form} className={css.decision} onSubmit={submit}>
        <p>{explained(act)}</p>
        {act.kind === 'credits' ? <Amount actor={actor} /> : null}
        {ACTS_WITH_REASON.includes(act.kind) ? <Reason actor={actor} /> : null}
        {refusal === null || isDoing ? null : <Alert>{refusal || text.actFailed}</Alert>}
      </form>
    </Dialog>
  );
}
