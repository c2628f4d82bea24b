/** The refusal that says how many credits are missing. [W15] */
import { refusalSentences } from '../../../contract/refusalSentences';
import { Problem } from '../../http/problems';

export class NotEnoughCredits extends Problem<'not_enough_credits'> {
  override readonly name = 'NotEnoughCredits';
  constructor(readonly missing: number) {
    super(403, 'not_enough_credits', refusalSentences.not_enough_credits({ missing }), undefined, {
      missing,
    });
  }
}
