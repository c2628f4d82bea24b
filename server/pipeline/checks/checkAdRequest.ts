/** What a request for an ad must hold before a job is made; every refusal says what to do. [W7] [W15] */
import { refusalSentences } from '../../../contract/refusalSentences';
import { MEDIA_COUNT } from '../../../contract/limits';
import type { AdVideoRequest } from '../../../contract/routes/jobStart.routes';
import { Unprocessable } from '../../http/problems';
import type { MediaLibrary } from '../../media/mediaLibrary';
import { checkVoiceOver, type VoiceOverChecks } from './checkVoiceOver';
import { keepOwn } from '../media/ownMedia';

interface Checks extends VoiceOverChecks {
  readonly library: MediaLibrary;
}

/** The request in stored form. Throws a `Problem` and has changed nothing. */
export async function checkAdRequest(
  checks: Checks,
  userId: string,
  request: AdVideoRequest,
): Promise<AdVideoRequest> {
  checkMediaCount(request.images.length + request.videos.length);
  const voiceOver = await checkVoiceOver(checks, userId, request);
  const own = (address: string) => keepOwn(checks, userId, address);
  return {
    ...request,
    ...voiceOver,
    images: await Promise.all(request.images.map(own)),
    videos: await Promise.all(request.videos.map(own)),
  };
}

function checkMediaCount(count: number): void {
  if (count < MEDIA_COUNT.min || count > MEDIA_COUNT.max) {
    throw new Unprocessable(
      'media_count',
      refusalSentences.media_count({ ...MEDIA_COUNT, count }),
      undefined,
      { ...MEDIA_COUNT, count },
    );
  }
}
