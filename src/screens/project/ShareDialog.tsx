/** Links by which others watch the video: a new one with its address, and those that are good. [ED4] */
import { useSelector } from '@xstate/react';
import { Check, Copy, Link2 } from 'lucide-react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { SHARE_DAYS, type ShareLink } from '../../../contract/shareLink';
import { shareMessages as text } from '../../locales/messages/share';
import type { shareLinkMachine } from '../../machines/shareLink/shareLink.machine';
import { atMoment, atSecond } from '../../ui/moments';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { RadioChips } from '../../ui/controls/RadioChips';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/feedback/Dialog';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import * as css from './share.css';

interface Props {
  readonly share: ActorRefFrom<typeof shareLinkMachine>;
}
type Snapshot = SnapshotFrom<typeof shareLinkMachine>;
const NEVER = 'never';
const choices = [...SHARE_DAYS, NEVER] as const;

export default function ShareDialog({ share }: Props) {
  const shown = useSelector(share, (snapshot) => snapshot);
  const close = () => share.send({ type: 'share.closed' });
  return (
    <Dialog
      isOpen
      size="compact"
      onClose={close}
      title={text.title}
      closeLabel={text.close}
      foot={
        <Button variant="secondary" onClick={close}>
          {text.close}
        </Button>
      }
    >
      {shown.matches({ open: 'fetchingLinks' }) ? (
        <CentredSpinner label={text.loading} />
      ) : shown.matches({ open: 'unavailable' }) ? (
        <Alert>
          <p>{text.unavailable}</p>
          <Button variant="secondary" size="small" onClick={() => share.send({ type: 'retried' })}>
            {text.retry}
          </Button>
        </Alert>
      ) : (
        <Links share={share} shown={shown} />
      )}
    </Dialog>
  );
}

function Links({ share, shown }: Props & { shown: Snapshot }) {
  const { days, links, made, refusal } = shown.context;
  const isMaking = shown.matches({ open: 'makingLink' });
  return (
    <div className={css.parts}>
      <p className={css.soft}>{text.hint}</p>
      <RadioChips
        label={text.ends}
        chosen={days ?? NEVER}
        onChoose={(value) => share.send({ type: 'days.chosen', days: value === NEVER ? null : value })}
        choices={choices.map((value) => ({ value, label: text.after[value] }))}
      />
      <div className={css.alone}>
        <Button
          variant={made ? 'secondary' : 'primary'}
          disabled={!shown.can({ type: 'link.requested' })}
          onClick={() => share.send({ type: 'link.requested' })}
        >
          <Link2 size={16} aria-hidden />
          {isMaking ? text.making : text.make}
        </Button>
      </div>
      {shown.matches({ open: { ready: 'refused' } }) ? <Alert>{refusal ?? text.failed}</Alert> : null}
      <NewLink share={share} shown={shown} />
      <section aria-labelledby="share-links" className={css.links}>
        <h3 id="share-links" className={css.title}>
          {text.links}
        </h3>
        {links.length === 0 ? (
          <p className={css.soft}>{text.none}</p>
        ) : (
          <ul className={css.list}>
            {links.map((link) => (
              <LiveLink key={link.id} share={share} shown={shown} link={link} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function NewLink({ share, shown }: Props & { shown: Snapshot }) {
  const { made } = shown.context;
  if (!made) return null;
  const isCopied = shown.matches({ open: { ready: 'copied' } });
  const isCopying = shown.matches({ open: 'copyingLink' });
  const Icon = isCopied ? Check : Copy;
  return (
    <div className={css.made}>
      <TextField
        label={text.address}
        quietLabel
        readOnly
        value={made.url}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => share.send({ type: 'copy.requested' })}>
        <Icon size={16} aria-hidden />
        {isCopied ? text.copied : isCopying ? text.copying : text.copy}
      </Button>
      <p role="status" className={`${css.soft} ${css.wide}`}>
        {isCopied
          ? text.copied
          : shown.matches({ open: { ready: 'uncopied' } })
            ? text.copyFailed
            : text.once}
      </p>
    </div>
  );
}

function LiveLink({ share, shown, link }: Props & { shown: Snapshot; link: ShareLink }) {
  const made = atSecond(link.created_time);
  const opened = text.opened(link.opens);
  return (
    <li className={css.link}>
      <span className={css.facts}>
        <span className={css.strong}>
          {link.ends_time === null ? text.endless : text.until(atMoment(link.ends_time))}
        </span>
        <span className={css.soft}>
          {link.id === shown.context.made?.id ? text.justMade : text.made(made)} · {opened}
        </span>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.revokeOf(made)}
        disabled={!shown.can({ type: 'link.revoked', linkId: link.id })}
        onClick={() => share.send({ type: 'link.revoked', linkId: link.id })}
      >
        {text.revoke}
      </Button>
    </li>
  );
}
