/** While it renders: how it is ended, and how a person is told of its end. [ED4] */
import { useSelector } from '@xstate/react';
import { Bell, X } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { renderNoticeMachine } from '../../machines/renderNotice/renderNotice.machine';
import type { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { projectMessages as text } from '../../locales/messages/project';
import { focusIsLost } from '../../ui/lostFocus';
import * as css from './project.css';

interface Props {
  actor: ActorRefFrom<typeof projectResultMachine>;
  notice: ActorRefFrom<typeof renderNoticeMachine>;
}

/** The button that asked for it is gone, and would take the focus along. */
const takeUpFocus = (said: HTMLElement | null) => {
  if (said && focusIsLost()) said.focus();
};

export function RenderEnd({ actor, notice }: Props) {
  const isCancelling = useSelector(actor, (state) =>
    state.matches({ following: { pending: 'cancellingRender' } }),
  );
  const told = useSelector(notice, ({ value }) => value.browser);
  const isMailBusy = useSelector(notice, (state) => state.matches({ mail: 'notifyingByMail' }));
  const offered = useSelector(actor, ({ context }) => context.project?.output.mail_notice ?? null);
  const changed = useSelector(notice, ({ context }) => context.mail);
  const mail = offered === null ? null : (changed ?? offered);
  return (
    <div className={css.renderEnd}>
      <div className={css.centred}>
        {told === 'unasked' || told === 'askingToNotify' ? (
          <Button
            variant="secondary"
            size="small"
            disabled={told === 'askingToNotify'}
            onClick={() => notice.send({ type: 'notice.requested' })}
          >
            <Bell size={16} aria-hidden />
            {text.notifyMe}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          disabled={isCancelling}
          onClick={() => actor.send({ type: 'cancel.requested' })}
        >
          <X size={16} aria-hidden />
          {isCancelling ? text.cancelling : text.cancel}
        </Button>
      </div>
      {told === 'waitingForEnd' || told === 'forbidden' ? (
        <p role="status" tabIndex={-1} ref={takeUpFocus} className={css.soft}>
          {told === 'forbidden' ? text.forbidden : text.promised}
        </p>
      ) : null}
      {mail === null ? null : (
        <Checkbox
          label={text.mailMe}
          isChecked={mail}
          isDisabled={isMailBusy}
          onChange={(wanted) => notice.send({ type: 'mail.changed', mail: wanted })}
        />
      )}
    </div>
  );
}
