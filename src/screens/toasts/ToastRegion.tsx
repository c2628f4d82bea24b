/** Where passing messages appear; F8 brings the focus here. [N1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '../../machines/toasts/toasts.machine';
import { Toast } from '../../ui/feedback/Toast';
import { region } from '../../ui/feedback/Toast.css';
import { toastsMessages } from '../../locales/messages/toasts';

export function ToastRegion({ actor }: { actor: ActorRefFrom<typeof toastsMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const { toast, id, swipedPx } = snapshot.context;
  return (
    <section className={region} aria-label={toastsMessages.region}>
      {snapshot.matches('open') && toast ? (
        <Toast
          key={id}
          tone={toast.tone}
          title={toast.title}
          text={toast.text}
          swipedPx={swipedPx}
          closeLabel={toastsMessages.close}
          undoLabel={snapshot.can({ type: 'undo.chosen' }) ? toastsMessages.undo : null}
          on={{
            pointerEntered: () => actor.send({ type: 'pointer.entered' }),
            pointerLeft: () => actor.send({ type: 'pointer.left' }),
            focusEntered: () => actor.send({ type: 'focus.entered' }),
            focusLeft: () => actor.send({ type: 'focus.left' }),
            undoChosen: () => actor.send({ type: 'undo.chosen' }),
            swiped: (px) => actor.send({ type: 'swipe.moved', px }),
            letGo: () => actor.send({ type: 'swipe.ended' }),
            dismissed: () => actor.send({ type: 'toast.dismissed' }),
          }}
        />
      ) : null}
    </section>
  );
}
