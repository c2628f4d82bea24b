/** Said where the script could not be held against its page or notes. [WR3] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import type { scriptClaimsMachine } from '../../../../machines/captionEdit/scriptClaims.machine';
import { Button } from '../../../../ui/controls/Button';
import * as css from './transcript.css';

export function ClaimsUnchecked({ actor }: { actor: ActorRefFrom<typeof scriptClaimsMachine> }) {
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  return isUnavailable ? (
    <div role="status" className={css.waiting}>
      <p>{text.notCompared}</p>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </div>
  ) : null;
}
