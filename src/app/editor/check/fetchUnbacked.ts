/** Has the script, as it is now, held against what is known of its product or its notes. [WR3] [PC1] */
import { CHECKED_CHARACTERS } from '../../../../contract/scripts/claims';
import type { ClaimSource } from '../../../../contract/scripts/claimSource';
import type { VideoData } from '../../../../contract/video/videoData';
import type { Unbacked } from '../../../editor-engine/check/facts';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { tracedText, unbackedIn } from '../../../editor-engine/script/unbacked';
import type { GenerateService } from '../../../services/generate.service';

export const noneUnbacked: Unbacked = { source: 'page', claims: [] };

/** Where no source is known, nothing is said; what lies beyond the characters of one call is not looked at. */
export async function fetchUnbacked(
  data: VideoData,
  known: ClaimSource | undefined,
  { checkScripts }: Pick<GenerateService, 'checkScripts'>,
  signal: AbortSignal,
): Promise<Unbacked> {
  const sentences = sentencesOf(data);
  const script = tracedText(sentences).slice(0, CHECKED_CHARACTERS);
  if (!known || script.trim() === '') return noneUnbacked;
  const [traced = []] = await checkScripts({ scripts: [script], source: known.source }, signal);
  return { source: known.kind, claims: unbackedIn(sentences, traced, known) };
}
