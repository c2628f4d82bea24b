/** The refusal that says how many credits are missing. [W15] */
import { Forbidden } from '../../http/problems';

export class NotEnoughCredits extends Forbidden {
  override readonly name = 'NotEnoughCredits';
  constructor(readonly missing: number) {
    super(
      'not_enough_credits',
      `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} to make this video. Ask whoever runs this server for more.`,
      { missing },
    );
  }
}
