/** The one way into the audit log. An event is written in the transaction of its act, so that neither is there alone. [OP1] */
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '../../contract/audit';
import type { Executor } from '../db/database';
import { auditEvents } from '../db/schema/app';

/** Whom an act is done by or on. The name stays readable when the account has gone. */
export interface Party {
  /** Of an account; null where a name was typed that may be nobody's. */
  readonly userId: string | null;
  readonly email: string;
}

export interface AuditEvent {
  readonly kind: AuditKind;
  /** Null: nobody who is known, or the server itself. */
  readonly by: Party | null;
  /** Whose account is concerned, where it is not the actor's own. */
  readonly on?: Party;
  /** What else a reader wants to know: ids, amounts, a typed reason. Never a password, a token or a key. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** @param request where it came from, by the rules of `TRUST_PROXY`; null for what the server does by itself. */
export async function recordEvent(
  db: Executor,
  request: Pick<FastifyRequest, 'ip'> | null,
  { kind, by, on, details = {} }: AuditEvent,
): Promise<void> {
  await db.insert(auditEvents).values({
    kind,
    actorId: by?.userId ?? null,
    actor: by?.email ?? null,
    subjectId: (on ?? by)?.userId ?? null,
    subject: (on ?? by)?.email ?? null,
    address: request?.ip ?? null,
    details,
  });
}
