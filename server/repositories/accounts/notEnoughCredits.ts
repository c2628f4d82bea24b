/** The refusal that says how many credits are missing. [W15] */
import { Problem } from '../../http/problems';

export class NotEnoughCredits extends Problem<'not_enough_credits'> {
  override readonly name = 'NotEnoughCredits';
  constructor(readonly missing: number) {
    super(
      403,
      'not_enough_credits',
      `You need ${missing} more ${missing === 1 ? 'credit' : 'credits'} to make this video. Ask whoever runs this server for more.`,
      undefined,
      { missing },
    );
  }
}
