/** The audit log: what, by whom, on whom, from where, when. */
import type { AuditEntry } from '../../../contract/operator';
import { listMessages as text } from '../../locales/messages/operator/lists';
import { overviewMessages } from '../../locales/messages/operator/overview';
import { DataTable } from '../../ui/layout/DataTable';
import { atMoment } from '../../ui/moments';
import * as css from './operator.css';

const names: Readonly<Record<string, string>> = text.detailNames;
const values: Readonly<Record<string, string>> = { ...text.detailValues, ...overviewMessages.names };
/** What a person wrote, and what has no words, is shown as it is. */
const valueOf = (name: string, value: unknown) =>
  name === 'reason' ? String(value) : (values[String(value)] ?? String(value));

const detailsOf = ({ details }: AuditEntry) =>
  Object.entries(details)
    .map(([name, value]) => `${names[name] ?? name}: ${valueOf(name, value)}`)
    .join(', ');

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <DataTable
    label={text.audit}
    rows={entries}
    keyOf={({ id }) => id}
    columns={[
      {
        name: 'when',
        title: text.when,
        render: ({ at }) => <time dateTime={at}>{atMoment(at)}</time>,
      },
      {
        name: 'kind',
        title: text.kind,
        render: ({ kind }) => <span className={css.strong}>{text.happened[kind]}</span>,
      },
      { name: 'by', title: text.by, render: ({ actor }) => actor ?? text.nobody },
      { name: 'on', title: text.on, render: ({ subject }) => subject ?? text.nobody },
      {
        name: 'from',
        title: text.from,
        render: ({ address }) => <span className={css.whole}>{address ?? '–'}</span>,
      },
      {
        name: 'details',
        title: text.details,
        render: (entry) => <span className={css.faint}>{detailsOf(entry) || '–'}</span>,
      },
    ]}
  />
);
