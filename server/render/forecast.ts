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
import type { VideoData } from '../../contract/video/videoData';
import type { Measure } from '../repositories/jobs/renderMeasures.repository';

/** What a file is made of: pixels times frames, and of a sound its length. */
type Amount = Pick<Measure, 'width' | 'height' | 'fps' | 'durationMs'>;
const isSilentPicture = ({ width }: Amount) => width === 0;
const pixels = ({ width, height }: Amount) => width * height;
const amountOf = (amount: Amount) =>
  (amount.durationMs / 1000) * (isSilentPicture(amount) ? 1 : pixels(amount) * amount.fps);

/** As many as a median needs to pass over a busy hour. */
const LOOKED_AT = 9;

/** Measures of pictures that are this many times larger or smaller say little: what a pixel costs falls as they grow. */
const ALIKE = 2;

/** The median of the newest measures, as one number for so much of the film; null where none is of such a size. */
function rateOf(measures: readonly Measure[], wanted: Amount, of: (measure: Measure) => number | null) {
  const isAlike = (measure: Measure) =>
    isSilentPicture(wanted) ||
    (pixels(measure) < pixels(wanted) * ALIKE && pixels(wanted) < pixels(measure) * ALIKE);
  const rates = measures
    .flatMap((measure) => {
      const value = isAlike(measure) && amountOf(measure) > 0 ? of(measure) : null;
      return value === null ? [] : [value / amountOf(measure)];
    })
    .slice(0, LOOKED_AT)
    .toSorted((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? null;
}

interface Foretold {
  readonly seconds: number | null;
  readonly bytes: number | null;
}

/** @param measures newest first */
export function foretell(measures: readonly Measure[], kind: FileKind, wanted: Amount): Foretold {
  const alike = measures.filter((measure) => isSilentPicture(measure) === isSilentPicture(wanted));
  const own = alike.filter((measure) => measure.kind === kind);
  const drawing = rateOf(alike, wanted, ({ drawnMs }) => drawnMs);
  const converting = rateOf(own, wanted, ({ convertedMs }) => convertedMs);
  // Twice the frames are by far not twice the bytes.
  const sameRate = own.filter(({ fps }) => fps === wanted.fps);
  const writing = rateOf(sameRate, wanted, ({ bytes }) => bytes);
  const amount = amountOf(wanted);
  return {
    seconds: drawing === null || converting === null ? null : ((drawing + converting) * amount) / 1000,
    bytes: writing === null ? null : writing * amount,
  };
}

/** All that can be chosen, each once: a GIF has one size and rate a format, a sound has one of all. */
function choices(usual: RenderSettings): RenderSettings[] {
  const { format, ...rest } = usual;
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

export function forecasts(videoData: VideoData, measures: readonly Measure[], refuse: Refuse): Forecast[] {
  return choices(usualSettings(videoData)).map((settings) => {
    const { kind, resolution, fps, format = null } = settings;
    const drawn = drawnSize(videoData, settings);
    const { width, height } = drawn;
    const picture = isSound(kind) ? { width: 0, height: 0, fps: 0 } : drawn;
    const foretold = foretell(measures, kind, { ...picture, durationMs: videoData.duration });
    return { kind, format, resolution, fps, width, height, ...foretold, refusal: refuse(settings) };
  });
}
