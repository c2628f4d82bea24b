/** Why a call with an `Idempotency-Key` is not answered. [TR2] */
import { refusalSentences } from '../../../contract/refusalSentences';
import { Problem, TryLater, Unprocessable } from '../problems';

export class KeyInvalid extends Problem<'idempotency_key_invalid'> {
  constructor() {
    const detail = refusalSentences.idempotency_key_invalid;
    super(400, 'idempotency_key_invalid', detail);
  }
}
export class KeyReused extends Unprocessable<'idempotency_key_reused'> {
  constructor() {
    const detail = refusalSentences.idempotency_key_reused;
    super('idempotency_key_reused', detail);
  }
}
/** Its first attempt is in flight, or was until a moment ago. */
export class KeyInProgress extends TryLater<'idempotency_in_progress'> {
  constructor() {
    const detail = refusalSentences.idempotency_in_progress;
    super(2, 'idempotency_in_progress', detail);
  }
}
