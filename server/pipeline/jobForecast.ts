/** How long a job would take here, by its longest way from step to step, from what earlier ones took. Pure. [AR1] */
import { stepsOfKind, type JobStepName } from '../../contract/job';
import type { JobForecast, JobShape } from '../../contract/jobForecast';
import { LOOKED_AT, medianOf, msAt } from '../forecasting/medianLine';
import type { JobMeasure } from '../repositories/jobs/jobMeasures.repository';
import { stepNeeds } from './stepNeeds';

/** What a step takes longer with; 0 where it takes the same for every job. */
const grownBy: Readonly<Record<JobStepName, (shape: JobShape) => number>> = {
  'voice-over': ({ words }) => words,
  captions: ({ words }) => words,
  media: ({ pictures, clips }) => pictures + clips,
  pictures: ({ words }) => words,
  layouts: ({ words }) => words,
  project: ({ words }) => words,
  thumbnail: () => 0,
};

/** A job this many times larger or smaller says little: what a word costs falls as they become more. */
const ALIKE = 2;
const isNear = (one: number, other: number) => one <= other * ALIKE && other <= one * ALIKE;
const areAlike = (one: JobShape, other: JobShape) =>
  isNear(one.words, other.words) && isNear(one.pictures, other.pictures) && isNear(one.clips, other.clips);

/** Seconds from Confirm to the project; null where a step of such a job was not measured yet. @param measures newest first, of one speaker */
export function secondsOfJob(measures: readonly JobMeasure[], wanted: JobShape): number | null {
  const alike = measures.filter((measure) => areAlike(measure, wanted));
  const waits = measures.flatMap(({ waitedMs }) => (waitedMs === null ? [] : [waitedMs]));
  const wait = medianOf(waits.slice(0, LOOKED_AT)) ?? 0;
  /** ms from the beginning to the end of each step: those that need nothing of each other run side by side. */
  const ends = new Map<JobStepName, number>();
  for (const step of stepsOfKind[wanted.kind]) {
    const points = alike.flatMap((measure) => {
      const ms = measure.took[step];
      return ms === undefined ? [] : [{ amount: grownBy[step](measure), ms }];
    });
    const ms = msAt(points.slice(0, LOOKED_AT), grownBy[step](wanted));
    if (ms === null) return null;
    ends.set(step, Math.max(wait, ...stepNeeds[step].map((needed) => ends.get(needed) ?? 0)) + ms);
  }
  return Math.max(...ends.values()) / 1000;
}

/** Of each speaker that was heard here in such a job. @param measures newest first, of the wanted kind */
export const jobForecasts = (measures: readonly JobMeasure[], wanted: JobShape): JobForecast['forecasts'] =>
  [...new Set(measures.map(({ speaker }) => speaker))].flatMap((speaker) => {
    const own = measures.filter((measure) => measure.speaker === speaker);
    const seconds = secondsOfJob(own, wanted);
    return seconds === null ? [] : [{ speaker, seconds }];
  });
