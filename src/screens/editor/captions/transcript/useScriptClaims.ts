/** What is doubted and what is kept, by sentence: asked anew when the words have changed. [WR3] */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { KeptClaim } from '../../../../../contract/scripts/claimSource';
import type { VideoData } from '../../../../../contract/video/videoData';
import type { Unbacked } from '../../../../editor-engine/check/facts';
import { sentencesOf } from '../../../../editor-engine/script/sentences';
import { tracedText } from '../../../../editor-engine/script/unbacked';
import type { scriptClaimsMachine } from '../../../../machines/captionEdit/scriptClaims.machine';
import type { ScriptClaims } from './SentenceClaims';

const none: Unbacked = { source: 'page', claims: [] };

export function useScriptClaims(
  actor: ActorRefFrom<typeof scriptClaimsMachine> | undefined,
  data: VideoData,
): ScriptClaims {
  const script = useMemo(() => tracedText(sentencesOf(data)), [data]);
  useEffect(() => actor?.send({ type: 'script.shown', script }), [actor, script]);
  const { source, claims } = useSelector(actor, (snapshot) => snapshot?.context.unbacked ?? none);
  const { keptClaims } = data;
  return useMemo(
    () => ({ source, open: bySentence(claims), kept: bySentence(keptClaims ?? []) }),
    [source, claims, keptClaims],
  );
}

function bySentence(claims: readonly KeptClaim[]): ReadonlyMap<string, readonly KeptClaim[]> {
  const found = new Map<string, KeptClaim[]>();
  for (const claim of claims) found.set(claim.sentence, [...(found.get(claim.sentence) ?? []), claim]);
  return found;
}
