/** What a request for an explainer must hold before a job is made; every refusal says what to do. [X3] */
import { refusalSentences } from '../../../contract/refusalSentences';
import type { ExplainerVideoRequest, KeptRequest } from '../../../contract/routes/jobStart.routes';
import { Unprocessable } from '../../http/problems';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import { checkVoiceOver, type VoiceOverChecks } from './checkVoiceOver';

/** The request as jobs keep it: a video that brings no pictures of its own. Throws a `Problem`. */
export async function checkExplainerRequest(
  checks: VoiceOverChecks,
  userId: string,
  { topic, ...request }: ExplainerVideoRequest,
): Promise<KeptRequest> {
  const voiceOver = await checkVoiceOver(checks, userId, request);
  const places = unfilledPlaces(voiceOver.script);
  if (places > 0) throw unfilled(places);
  const brand = request.brand ? { brand: request.brand } : {};
  const { wikipedia_article: title } = request;
  const article = request.article ?? (title ? { edition: 'en', title } : undefined);
  return {
    ...voiceOver,
    ...brand,
    ...(article ? { article } : {}),
    ...(request.claim_source ? { claim_source: request.claim_source } : {}),
    title: titleOf(topic),
    description: topic,
    images: [],
    videos: [],
  };
}

const unfilled = (places: number) =>
  new Unprocessable('script_unfilled', refusalSentences.script_unfilled({ places }), undefined, { places });

const TITLE_CHARACTERS = 80;

/** The first line, cut between words where it is a whole paragraph. */
function titleOf(topic: string): string {
  const [line = ''] = topic.trim().split(/\s*\n/);
  if ([...line].length <= TITLE_CHARACTERS) return line;
  const cut = [...line].slice(0, TITLE_CHARACTERS).join('');
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s,;:.–—-]+$/, '')}…`;
}
