/** What of a sentence nothing in the source backs, and why: by the signs that claims are known by. */
import type { ClaimReason } from '../../../contract/scripts/claimReason';
import type { Case, Fault } from './case';
import { comparisons, denied, only, outdone } from './signs/comparisons';
import { compounds, denials, unharmed, without } from './signs/denials';
import { unlimited } from './signs/extents';
import { figures } from './signs/figures';
import { origins } from './signs/origins';
import { makers, speakers, users } from './signs/people';
import { phrases } from './signs/phrases';

const SIGNS = [
  figures,
  comparisons,
  denied,
  only,
  outdone,
  phrases,
  origins,
  speakers,
  denials,
  without,
  compounds,
  unharmed,
  makers,
  users,
  unlimited,
];
/** "Cold coffee by ten?" asks; an offer in a question is an offer. */
const CLAIMED_IN_QUESTIONS: ReadonlySet<ClaimReason> = new Set(['price']);

export function faultsOf(of: Case): Fault[] {
  const isQuestion = /[?？]["”»]?$/.test(of.sentence.text);
  return isQuestion
    ? figures(of).filter(({ reason }) => CLAIMED_IN_QUESTIONS.has(reason))
    : SIGNS.flatMap((sign) => sign(of));
}
