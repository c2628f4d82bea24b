/** Whether a recording can be the voice-over of a script: the caller's own, and about as long as the words take. */
import { refusalSentences } from '../../../contract/refusalSentences';
import { countWords } from '../../../contract/scripts/countWords';
import { NotFound, Unprocessable } from '../../http/problems';
import { mediaRef, type MediaAddresses } from '../../media/mediaAddresses';
import type { Recordings } from '../../recordings/recordings';

export interface RecordingChecks {
  readonly addresses: MediaAddresses;
  readonly recordings: Recordings;
}

/** Words a second: nobody speaks faster, and nobody who reads a script speaks slower, pauses left out. */
const PACE = { fastest: 6, slowest: 0.6 } as const;
/** A few words may be drawn out. */
const SLACK_SECONDS = 6;

/** The address in stored form. Throws a `Problem`. */
export async function checkRecording(
  { addresses, recordings }: RecordingChecks,
  userId: string,
  address: string,
  script: string,
): Promise<string> {
  const stored = addresses.unsign(address, userId);
  const found = await recordings.find(userId, stored.replace(mediaRef(''), ''));
  if (!found) throw new NotFound('recording');
  const words = countWords(script);
  const seconds = found.spokenMs / 1000;
  const lasts = Math.round(found.durationMs / 1000);
  if (seconds < words / PACE.fastest) throw unfit('recording_too_short_for_script', lasts, words);
  if (seconds > words / PACE.slowest + SLACK_SECONDS)
    throw unfit('recording_too_long_for_script', lasts, words);
  return stored;
}

const unfit = (
  code: 'recording_too_short_for_script' | 'recording_too_long_for_script',
  seconds: number,
  words: number,
) => new Unprocessable(code, refusalSentences[code]({ seconds, words }), undefined, { seconds, words });
