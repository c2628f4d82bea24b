/** How a person is told that a video is done, until they say otherwise. [ED4] */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../../machines/notices/notices.machine';
import { noticesMessages as text } from '../../locales/messages/account/notices';
import { Checkbox } from '../../ui/controls/Checkbox';
import * as css from './account.css';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
interface Props {
  notices: NoticesActor;
  /** Whether mail goes out of here. */
  mailIsOffered: boolean;
}

export function NoticesPart({ notices, mailIsOffered }: Props) {
  const id = useId();
  const { browser, mail } = useSelector(notices, ({ value }) => value);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {text.title}
      </h2>
      <p className={css.soft}>{text.hint}</p>
      <Checkbox
        label={text.browser}
        isChecked={browser === 'on'}
        isDisabled={browser === 'asking'}
        onChange={() => notices.send({ type: 'browser.changed' })}
      />
      <p role="status" className={css.done}>
        {browser === 'forbidden' ? text.forbidden : null}
      </p>
      {mailIsOffered ? (
        <Checkbox
          label={text.mail}
          isChecked={mail === 'on'}
          onChange={() => notices.send({ type: 'mail.changed' })}
        />
      ) : null}
    </section>
  );
}
