/** The refusal of an account that an operator locked. [OP1] */
import { Problem } from '../../http/problems';

export class AccountLocked extends Problem<'account_locked'> {
  override readonly name = 'AccountLocked';
  constructor(readonly contact: string) {
    super(403, 'account_locked', `This account is locked. Write to ${contact}.`, undefined, { contact });
  }
}
