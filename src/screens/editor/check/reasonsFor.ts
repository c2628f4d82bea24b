/** Why a claim is doubted, by what it is held against. */
import type { ClaimSource } from '../../../../contract/scripts/claimSource';
import { claimsMessages as text } from '../../../locales/messages/wizards/claims';

export const reasonsFor = (source: ClaimSource['kind']) =>
  source === 'page' ? text.reasons : text.reasonsInNotes;
