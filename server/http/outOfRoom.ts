/** A full disk: nobody's mistake, and no second try helps until whoever runs the server makes room. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem } from './problems';

/** Of the system, and of Postgres. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** As programs of others tell it in their last lines. */
const SAID = /no space left on device|disk quota exceeded/i;

export class OutOfRoom extends Problem<'out_of_room'> {
  override readonly name = 'OutOfRoom';
  constructor(cause?: unknown) {
    super(507, 'out_of_room', refusalSentences.out_of_room, { cause });
  }
}

/** Looks behind what an error was wrapped in. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, log } = error as { code?: unknown; log?: unknown };
  return CODES.has(code) || (typeof log === 'string' && SAID.test(log)) || isOutOfRoom(error.cause);
}
