/** The check of `npm test` in continuous integration: fails by what is grave, never by a registry that is away or has no audit. */
import { auditLock, sayAudit } from './audit';

const audit = auditLock();
console.log(sayAudit(audit));
if (audit.offered) for (const one of audit.grave) console.log(`✗ ${one}`);
process.exitCode = audit.offered && audit.grave.length > 0 ? 1 : 0;
