/** Has the script, as it is now, held against what is known of its product or its notes. [WR3] [PC1] */
import { CHECKED_CHARACTERS } from '../../../../contract/scripts/claims';
import type { ClaimSource } from '../../../../contract/scripts/claimSource';
import type { WriterName } from '../../../../contract/scripts/script';
import type { VideoData } from '../../../../contract/video/videoData';
import type { Unbacked } from '../../../editor-engine/check/facts';
import { sentencesOf } from '../../../editor-engine/script/sentences';
import { isAsMade, tracedText, unbackedIn } from '../../../editor-engine/script/unbacked';
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

/** ms: a model that takes longer was asked at leisure before the video was made. */
const JUDGED_MS = 20_000;

export interface JudgedUnbacked {
  /** Null where nobody answered. */
  readonly claims: Unbacked | null;
  /** Who held the script against its page; null where nothing was to be judged. */
  readonly judge: WriterName | null;
}

/** What was changed since a script was judged, by a model where one answers in time; else, and of notes, by rules. */
export async function judgeUnbacked(
  data: VideoData,
  known: ClaimSource | undefined,
  service: Pick<GenerateService, 'checkScripts' | 'judgeScript'>,
  { signal, soon }: { readonly signal: AbortSignal; readonly soon: AbortSignal },
): Promise<JudgedUnbacked> {
  const byRules = fetchUnbacked(data, known, service, soon).catch(() => null);
  const sentences = sentencesOf(data);
  const script = tracedText(sentences).slice(0, CHECKED_CHARACTERS);
  if (known?.kind !== 'page' || isAsMade(sentences, known)) return { claims: await byRules, judge: null };
  const late = AbortSignal.any([signal, AbortSignal.timeout(JUDGED_MS)]);
  const judged = await service.judgeScript({ script, source: known.source }, late).catch(() => null);
  if (!judged) return { claims: await byRules, judge: RULES };
  return {
    claims: { source: known.kind, claims: unbackedIn(sentences, judged.sentences, known) },
    judge: judged.judge,
  };
}
const RULES = { kind: 'builtIn' } as const satisfies WriterName;
