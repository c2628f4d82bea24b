/** Why a call with an `Idempotency-Key` is not answered. [TR2] */
import { Problem, TryLater, Unprocessable } from '../problems';

export class KeyInvalid extends Problem<'idempotency_key_invalid'> {
  constructor() {
    const detail = 'The Idempotency-Key must be 1 to 255 visible ASCII characters.';
    super(400, 'idempotency_key_invalid', detail);
  }
}
export class KeyReused extends Unprocessable<'idempotency_key_reused'> {
  constructor() {
    const detail = 'This Idempotency-Key was used for another request. Use a new one.';
    super('idempotency_key_reused', detail);
  }
}
/** Its first attempt is in flight, or was until a moment ago. */
export class KeyInProgress extends TryLater<'idempotency_in_progress'> {
  constructor() {
    const detail = 'The same request is still being worked on. Wait a moment for its answer.';
    super(2, 'idempotency_in_progress', detail);
  }
}
