/** How long a job would take before it is confirmed: what is said of it, and what is foretold by it. [AR1] */
import * as z from 'zod/mini';
import { jobKindSchema } from './job';
import { SCRIPT_CHARACTERS } from './limits';
import { mediaName } from './mediaAddress';
import { countWords } from './scripts/countWords';
import { isVideoSiteLink } from './video/videoSharing';
import type { VoiceOver } from './voiceOver';

const countSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(SCRIPT_CHARACTERS));

/** What of a job decides how long its steps take, whoever speaks. */
export const jobShapeSchema = z.object({
  kind: jobKindSchema,
  /** Of the script. */
  words: countSchema,
  /** Pictures and clips that are not ours yet: these are fetched, checked and normalised. */
  pictures: countSchema,
  clips: countSchema,
});
export type JobShape = z.infer<typeof jobShapeSchema>;

interface Planned extends Pick<JobShape, 'kind'> {
  readonly script: string;
  /** Addresses, ours signed or in stored form. */
  readonly images?: readonly string[];
  readonly videos?: readonly string[];
}

const toFetch = (addresses: readonly string[] = []) =>
  [...new Set(addresses)].filter(
    (address) => !mediaName(address).startsWith('media:') && !isVideoSiteLink(address),
  ).length;

export const jobShapeOf = ({ kind, script, images, videos }: Planned): JobShape => ({
  kind,
  words: countWords(script),
  pictures: toFetch(images),
  clips: toFetch(videos),
});

/** Voices differ in how long they take to speak: each is measured, and foretold, for itself. */
export const speakerOf = (by: VoiceOver['by'], voice: string): string =>
  by === 'voice' ? `voice ${voice}` : by;

export const jobForecastSchema = z.object({
  /** One a speaker that was heard here, as `speakerOf` names them; of others nothing is known. */
  forecasts: z.array(z.object({ speaker: z.string(), seconds: z.number() })),
  /** Jobs of anybody that are waiting or being made now: it may have to wait for them. */
  others: z.int(),
});
export type JobForecast = z.infer<typeof jobForecastSchema>;

export const secondsOf = (forecast: JobForecast | null, speaker: string): number | null =>
  forecast?.forecasts.find((one) => one.speaker === speaker)?.seconds ?? null;
