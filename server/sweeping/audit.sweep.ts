/** The audit log forgets what is older than its term. */
import { dropAuditEvent, overdueAuditEvents } from '../repositories/audit.repository';
import { defineSweep } from './defineSweep';

export const auditSweep = defineSweep({
  what: 'event of the audit log',
  due: overdueAuditEvents,
  remove: (tx, _storage, id) => dropAuditEvent(tx, id),
});
