/** What failed: whose it was, the error itself, and another try. */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a cause scrolls: keys must reach it. */
import type { Failure } from '../../../contract/operator';
import { listMessages as text } from '../../locales/messages/operator/lists';
import { Button } from '../../ui/controls/Button';
import { DataTable } from '../../ui/layout/DataTable';
import { atMoment } from '../../ui/moments';
import { Link } from '../../ui/links/Link';
import * as css from './operator.css';
import type { ListProps } from './operatorActors';

const titleOf = ({ title }: Failure) => title || text.untitled;

const Cause = ({ failure }: { failure: Failure }) => (
  <span className={css.stack}>
    {failure.cause ? (
      <pre
        className={css.cause}
        tabIndex={0}
        aria-label={text.actOn(text.cause, titleOf(failure))}
        role="group"
      >
        {failure.cause}
      </pre>
    ) : (
      <span className={css.rest}>{text.noCause}</span>
    )}
    <span className={css.faint}>
      {text.told}: {failure.told}
    </span>
  </span>
);

export const FailuresTable = ({ actor, failures }: ListProps & { failures: readonly Failure[] }) => (
  <DataTable
    label={text.failures}
    rows={failures}
    keyOf={({ what, id }) => what + id}
    columns={[
      {
        name: 'what',
        title: text.what,
        render: (failure) => (
          <span className={css.stack}>
            <span className={css.strong}>{titleOf(failure)}</span>
            <span className={css.faint}>
              {[text.kinds[failure.kind ?? 'render'], failure.step].filter(Boolean).join(' · ')}
            </span>
          </span>
        ),
      },
      {
        name: 'account',
        title: text.account,
        render: ({ email }) => (
          <Link className={css.link} to={`/operator/users?account=${encodeURIComponent(email)}`}>
            {email}
          </Link>
        ),
      },
      { name: 'when', title: text.when, render: ({ at }) => <time dateTime={at}>{atMoment(at)}</time> },
      { name: 'cause', title: text.cause, render: (failure) => <Cause failure={failure} /> },
      {
        name: 'actions',
        title: text.actions,
        render: (failure) => (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.actOn(text.tryAgain, titleOf(failure))}
            onClick={() => actor.send({ type: 'act.wanted', act: { kind: 'retry', failure } })}
          >
            {text.tryAgain}
          </Button>
        ),
      },
    ]}
  />
);
