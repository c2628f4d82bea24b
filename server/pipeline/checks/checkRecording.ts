/** Whether a recording can say a script, or one sentence of it: the caller's own, and about as long as the words take. */
import type { RecordedPart } from '../../../contract/routes/recordings.routes';
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
  { text, of }: { readonly text: string; readonly of: RecordedPart },
): Promise<string> {
  const stored = addresses.unsign(address, userId);
  const found = await recordings.find(userId, stored.replace(mediaRef(''), ''));
  if (!found) throw new NotFound('recording');
  const words = countWords(text);
  const seconds = found.spokenMs / 1000;
  const lasts = Math.round(found.durationMs / 1000);
  // How long a single word takes says nothing.
  const least = of === 'sentence' ? words - 1 : words;
  if (seconds < least / PACE.fastest) throw unfit(`recording_too_short_for_${of}`, lasts, words);
  if (seconds > words / PACE.slowest + SLACK_SECONDS)
    throw unfit(`recording_too_long_for_${of}`, lasts, words);
  return stored;
}

const unfit = (
  code: `recording_too_${'short' | 'long'}_for_${RecordedPart}`,
  seconds: number,
  words: number,
) => new Unprocessable(code, refusalSentences[code]({ seconds, words }), undefined, { seconds, words });
