/** What the video costs, beside the button that spends it. [W15] [X3] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { VIDEO_CREDITS } from '../../../contract/limits';
import type { sessionMachine } from '../../machines/session/session.machine';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import * as css from './StepFrame.css';

export function VideoPrice({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  const left = useSelector(session, ({ context }) => context.profile?.credits ?? null);
  return <p className={css.price}>{wizardMessages.price(VIDEO_CREDITS, left)}</p>;
}
