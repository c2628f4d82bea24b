/** How long a render would take here and how large its file would be, from what earlier ones took. Pure. [ED4] */
import {
  drawnBy,
  FILE_KINDS,
  FRAME_RATES,
  isSound,
  resolutionSchema,
  usualSettings,
  type FileKind,
  type Forecast,
  type RenderSettings,
} from '../../contract/renderSettings';
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

/**
 * Of the measures nearest in picture size the newest, as one number for so much of the film. What a pixel costs
 * falls as a picture grows, so that one of another size says little.
 */
function rateOf(measures: readonly Measure[], wanted: Amount, of: (measure: Measure) => number | null) {
  const known = measures.flatMap((measure) => {
    const value = of(measure);
    return value === null || amountOf(measure) === 0 ? [] : [{ measure, rate: value / amountOf(measure) }];
  });
  const distance = (measure: Measure) =>
    isSilentPicture(wanted) ? 0 : Math.abs(Math.log(pixels(measure) / pixels(wanted)));
  const nearest = Math.min(...known.map(({ measure }) => distance(measure)));
  const rates = known
    .filter(({ measure }) => distance(measure) <= nearest + 0.01)
    .slice(0, LOOKED_AT)
    .map(({ rate }) => rate)
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
  const writing = rateOf(own, wanted, ({ bytes }) => bytes);
  const amount = amountOf(wanted);
  return {
    seconds: drawing === null || converting === null ? null : ((drawing + converting) * amount) / 1000,
    bytes: writing === null ? null : writing * amount,
  };
}

/** All that can be chosen, each once: a GIF has one size and rate, a sound has none. */
function choices(usual: RenderSettings): RenderSettings[] {
  return FILE_KINDS.flatMap((kind): RenderSettings[] =>
    kind === 'gif' || isSound(kind)
      ? [{ ...usual, kind }]
      : resolutionSchema.options.flatMap((resolution) =>
          FRAME_RATES.map((fps) => ({ ...usual, kind, resolution, fps })),
        ),
  );
}

type Refuse = (settings: RenderSettings) => Forecast['refusal'];

export function forecasts(videoData: VideoData, measures: readonly Measure[], refuse: Refuse): Forecast[] {
  return choices(usualSettings(videoData)).map((settings) => {
    const { kind, resolution, fps } = settings;
    const { width, height, videoData: drawn } = drawnBy(videoData, settings);
    const picture = isSound(kind) ? { width: 0, height: 0, fps: 0 } : { width, height, fps: drawn.fps };
    const foretold = foretell(measures, kind, { ...picture, durationMs: videoData.duration });
    return { kind, resolution, fps, width, height, ...foretold, refusal: refuse(settings) };
  });
}
