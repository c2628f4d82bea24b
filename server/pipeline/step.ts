/** A step of a pipeline as a value: idempotent, with a recorded result that later steps read. */
import type { MediaCredit } from '../../contract/credit';
import type { Job, JobStepName } from '../../contract/job';
import type { MediaFacts } from '../../contract/video/templateProps';
import type { TemplateName } from '../../contract/video/templateName';
import type { VideoData } from '../../contract/video/videoData';
import type { MediaLibrary } from '../media/mediaLibrary';
import type { Pictures } from '../pictures/pictures';
import type { SpokenWord, Speech } from '../speech/speech';
import type { Storage } from '../storage/storage';
import type { Recordings } from '../recordings/recordings';
import type { Renderer } from '../render/renderer';
import type { JobToRun } from '../repositories/jobs/jobs.repository';
import type { StepNeeds } from './stepNeeds';

export interface ShownPictures {
  /** Each once. */
  readonly images: readonly string[];
  readonly videos: readonly string[];
  /** Which of them belongs to which stretch of the voice-over, seconds. */
  readonly timedImages: readonly TimedMedia[];
  readonly timedVideos: readonly TimedMedia[];
}
export type TimedMedia = readonly [[number, number], string];

/** What each step leaves for the later ones; kept as JSON beside the job. */
export interface StepResults {
  'voice-over': { readonly durationSeconds: number; readonly words: readonly SpokenWord[] };
  captions: { readonly captions: readonly [[number, number], string][] };
  media: {
    /** In stored form. */
    readonly images: readonly string[];
    readonly videos: readonly string[];
    readonly facts: Readonly<Record<string, MediaFacts>>;
  };
  pictures: {
    /** What each template shows, addresses in stored form. */
    readonly shown: Readonly<Record<TemplateName, ShownPictures>>;
    readonly facts: Readonly<Record<string, MediaFacts>>;
    readonly credits: readonly MediaCredit[];
  };
  layouts: { readonly layouts: Job['output']['layouts'] };
  project: {
    readonly projectId: string;
    readonly title: string;
    readonly videoData: VideoData;
    readonly credits?: readonly MediaCredit[];
  };
  thumbnail: { readonly key: string };
}

/** The part of the world that steps may use. */
export interface StepPorts {
  readonly storage: Storage;
  readonly library: MediaLibrary;
  readonly speech: Speech;
  readonly recordings: Recordings;
  readonly pictures: Pictures;
  readonly renderer: Renderer;
}

/** What an earlier step left. Throws when it did not run. */
export type ResultOf<Names extends JobStepName = JobStepName> = <Name extends Names>(
  name: Name,
) => StepResults[Name];

export interface StepContext<Needed extends JobStepName = JobStepName> {
  readonly job: JobToRun;
  readonly ports: StepPorts;
  readonly signal: AbortSignal;
  readonly resultOf: ResultOf<Needed>;
  /** 0 to 1 within this step. */
  readonly report: (fraction: number) => void;
}

export interface Step<Name extends JobStepName = JobStepName, Needed extends JobStepName = JobStepName> {
  readonly name: Name;
  /** The longest time that it takes, or stands still where it reports; then it is ended and tried again. */
  readonly limitMs: number;
  /**
   * May be run again after it was killed half-way: it writes the same keys.
   * Throws a `Problem` for what a person caused; anything else is tried again.
   */
  readonly run: (context: StepContext<Needed>) => Promise<StepResults[Name]>;
}
/** It reads the results that `stepNeeds` names, and no others. */
export const defineStep = <Name extends JobStepName>(step: Step<Name, StepNeeds[Name][number]>): Step<Name> =>
  step;
