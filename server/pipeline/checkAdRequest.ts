/** What a request for an ad must hold before a job is made; every refusal says what to do. [W7] [W15] */
import { MEDIA_COUNT, SCRIPT_WORDS } from '../../contract/limits';
import { trackOf } from '../../contract/music';
import type { AdVideoRequest } from '../../contract/jobs.routes';
import { Unprocessable } from '../http/problems';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { MediaLibrary } from '../media/mediaLibrary';
import { countWords } from '../../contract/countWords';
import type { Speech } from '../providers/speech/speech';
import { keepOwn } from './ownMedia';

interface Checks {
  readonly addresses: MediaAddresses;
  readonly library: MediaLibrary;
  readonly speech: Speech;
}

/** The request in stored form. Throws a `Problem` and has changed nothing. */
export async function checkAdRequest(
  { addresses, library, speech }: Checks,
  userId: string,
  request: AdVideoRequest,
): Promise<AdVideoRequest> {
  checkMediaCount(request.images.length + request.videos.length);
  const script = request.script.trim();
  checkWordCount(countWords(script));

  const music = trackOf(request.background_music_url);
  if (!music) {
    throw new Unprocessable('unknown_music', 'This music is not in the library. Choose one of the tracks.');
  }
  const voices = await speech.voices();
  if (!voices.some(({ name }) => name === request.selected_voice)) {
    throw new Unprocessable(
      'unknown_voice',
      `There is no voice called “${request.selected_voice}”. Choose one from the list.`,
    );
  }
  const own = (address: string) => keepOwn({ addresses, library }, userId, address);
  return {
    ...request,
    script,
    background_music_url: music.audio,
    images: await Promise.all(request.images.map(own)),
    videos: await Promise.all(request.videos.map(own)),
  };
}

function checkMediaCount(count: number): void {
  if (count < MEDIA_COUNT.min || count > MEDIA_COUNT.max) {
    throw new Unprocessable(
      'media_count',
      `Choose ${MEDIA_COUNT.min} to ${MEDIA_COUNT.max} pictures and videos; there are ${count}.`,
    );
  }
}

function checkWordCount(words: number): void {
  if (words < SCRIPT_WORDS.min) {
    throw new Unprocessable('script_empty', 'The script is empty. Write what should be said.');
  }
  if (words > SCRIPT_WORDS.max) {
    throw new Unprocessable(
      'script_too_long',
      `The script has ${words} words; at most ${SCRIPT_WORDS.max} can be spoken. Shorten it.`,
    );
  }
}
