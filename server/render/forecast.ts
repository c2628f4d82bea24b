/** How long a render would take here and how large its file would be, from what earlier ones took. Pure. [ED4] */
import {
  drawnSize,
  FILE_KINDS,
  FRAME_RATES,
  isSound,
  resolutionSchema,
  usualSettings,
  type FileKind,
  type Forecast,
  type RenderSettings,
} from '../../contract/renderSettings';
import { formatNames } from '../../contract/video/formats/formats';
import { durationInFrames, ms } from '../../contract/units';
import type { VideoData } from '../../contract/video/videoData';
import { usualBytes } from './usualBytes';
import { LOOKED_AT, medianOf, msAt } from '../forecasting/medianLine';
import type { Measure } from '../repositories/jobs/renderMeasures.repository';

/** What a file is made of: pixels times frames, and of a sound its length. */
type Amount = Pick<Measure, 'width' | 'height' | 'fps' | 'durationMs'>;
const isSilentPicture = ({ width }: Amount) => width === 0;
const pixels = ({ width, height }: Amount) => width * height;
const amountOf = (amount: Amount) =>
  (amount.durationMs / 1000) * (isSilentPicture(amount) ? 1 : pixels(amount) * amount.fps);

/** Measures of pictures that are this many times larger or smaller say little: what a pixel costs falls as they grow. */
const ALIKE = 2;
const areAlike = (one: Amount, other: Amount) =>
  isSilentPicture(one) || (pixels(one) < pixels(other) * ALIKE && pixels(other) < pixels(one) * ALIKE);

/** The median of the newest measures, as one number for so much of the film; null where there is none. */
const rateOf = (measures: readonly Measure[], of: (measure: Measure) => number): number | null =>
  medianOf(
    measures
      .filter((measure) => amountOf(measure) > 0)
      .slice(0, LOOKED_AT)
      .map((measure) => of(measure) / amountOf(measure)),
  );

interface Timed extends Measure {
  readonly drawingMs: number;
  readonly otherMs: number;
}
const timedOf = (measure: Measure): readonly Timed[] => {
  const { drawnMs, drawingMs } = measure;
  return drawnMs === null || drawingMs === null
    ? []
    : [{ ...measure, drawingMs, otherMs: Math.max(0, drawnMs - drawingMs) }];
};

const framesOf = ({ durationMs, fps }: Amount) => (durationMs / 1000) * fps;

/** Enough of one template to pass over those of the others, which are drawn faster or slower. */
const ENOUGH = 3;

/** ms of drawing what is missing of a film, its pixels as many as those of the frames that were measured. */
function drawingMs(measures: readonly Timed[], wanted: Wanted): number | null {
  if (wanted.framesMissing === 0) return 0;
  const drawn = measures.filter(({ framesDrawn }) => framesDrawn > 0);
  const own = drawn.filter(({ template }) => template === wanted.template);
  const points = (own.length < ENOUGH ? drawn : own).slice(0, LOOKED_AT).map((measure) => ({
    amount: measure.framesDrawn * pixels(measure),
    ms: measure.drawingMs,
  }));
  const amount = wanted.framesMissing * pixels(wanted);
  const foretold = msAt(points, amount);
  // Short films on a busy machine tell no slope: still no frame is drawn faster than the fastest were.
  const fastest = Math.min(...points.map((point) => point.ms / point.amount));
  return foretold === null ? null : Math.max(foretold, fastest * amount);
}

/** ms of all else: opening what draws, sound, joining, the check, keeping the file; a film of which nothing is drawn opens less. A sound has nothing besides. */
function otherMs(measures: readonly Timed[], wanted: Wanted): number | null {
  const ofLength = (amount: Amount) => (isSilentPicture(amount) ? amount.durationMs : framesOf(amount));
  const isKept = wanted.framesMissing === 0;
  const like = measures.filter(({ framesDrawn }) => (framesDrawn === 0) === isKept);
  const points = (like.length > 0 ? like : measures).slice(0, LOOKED_AT).map((measure) => ({
    amount: ofLength(measure),
    ms: measure.otherMs,
  }));
  return msAt(points, ofLength(wanted));
}

export interface Wanted extends Amount {
  readonly template: string;
  /** The others were drawn before, and are kept. */
  readonly framesMissing: number;
}
interface Foretold {
  readonly seconds: number | null;
  readonly seconds_at_most: number | null;
  readonly bytes: number;
}

const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);

/** Of each pixel of each frame, or each second of a sound. What was measured of another template counts as far as theirs usually differ. */
function bytesRate(measures: readonly Measure[], kind: FileKind, wanted: Wanted): number {
  const usual = usualBytes(kind, wanted);
  const measured = rateOf(
    // Twice the frames are by far not twice the bytes.
    measures.filter(({ fps }) => fps === wanted.fps),
    (measure) => (measure.bytes * usual) / usualBytes(kind, measure),
  );
  return measured ?? usual;
}

/** @param measures newest first */
export function foretell(measures: readonly Measure[], kind: FileKind, wanted: Wanted): Foretold {
  const alike = measures.filter(
    (measure) => isSilentPicture(measure) === isSilentPicture(wanted) && areAlike(measure, wanted),
  );
  const own = alike.filter((measure) => measure.kind === kind);
  const timed = alike.flatMap(timedOf);
  const converting = rateOf(own, ({ convertedMs }) => convertedMs);
  const writing = bytesRate(own, kind, wanted);
  const amount = amountOf(wanted);
  const ms = sumOf([
    drawingMs(timed, wanted),
    otherMs(timed, wanted),
    converting === null ? null : converting * amount,
  ]);
  const mostMs = ms === null && isSilentPicture(wanted) ? longestOfSound(measures, wanted) : null;
  return {
    seconds: ms === null ? null : ms / 1000,
    seconds_at_most: mostMs === null ? null : mostMs / 1000,
    bytes: writing * amount,
  };
}

/** ms that a film of this length takes besides its drawing: its sound is made in them, and more is. */
function longestOfSound(measures: readonly Measure[], { durationMs }: Wanted): number | null {
  const films = measures.filter((measure) => !isSilentPicture(measure) && measure.framesDrawn > 0);
  const points = films
    .flatMap(timedOf)
    .slice(0, LOOKED_AT)
    .map((film) => ({ amount: film.durationMs, ms: film.otherMs }));
  return msAt(points, durationMs);
}

/** All that can be chosen, each once: a GIF has one size and rate a format, a sound has one of all. */
export function choicesOf(videoData: VideoData): RenderSettings[] {
  const { format, ...rest } = usualSettings(videoData);
  const inFormats: readonly RenderSettings[] = format
    ? formatNames.map((name) => ({ ...rest, format: name }))
    : [rest];
  return FILE_KINDS.flatMap((kind): RenderSettings[] =>
    isSound(kind)
      ? [{ ...rest, kind }]
      : inFormats.flatMap((one): RenderSettings[] =>
          kind === 'gif'
            ? [{ ...one, kind }]
            : resolutionSchema.options.flatMap((resolution) =>
                FRAME_RATES.map((fps) => ({ ...one, kind, resolution, fps })),
              ),
        ),
  );
}

type Refuse = (settings: RenderSettings) => Forecast['refusal'];

/** @param kept how many frames of a choice were drawn before, by choice */
export function forecasts(
  videoData: VideoData,
  measures: readonly Measure[],
  refuse: Refuse,
  kept: ReadonlyMap<RenderSettings, number> = new Map(),
  offered: readonly RenderSettings[] = choicesOf(videoData),
): Forecast[] {
  const { template, duration: durationMs } = videoData;
  return offered.map((settings) => {
    const { kind, resolution, fps, format = null } = settings;
    const drawn = drawnSize(videoData, settings);
    const { width, height } = drawn;
    const picture = isSound(kind) ? { width: 0, height: 0, fps: 0 } : drawn;
    const frames = durationInFrames(ms(durationMs), picture.fps);
    const framesMissing = Math.max(0, frames - (kept.get(settings) ?? 0));
    const foretold = foretell(measures, kind, { ...picture, durationMs, template, framesMissing });
    const file = { kind, format, resolution, fps, width, height, drawn_fps: drawn.fps };
    return { ...file, ...foretold, refusal: refuse(settings) };
  });
}
