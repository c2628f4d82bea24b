/** What a person chooses before a render, and what becomes of the document by it. [ED4] */
import * as z from 'zod/mini';
import { GIF_SECONDS } from './limits';
import { overriddenSchema } from './publishCheck';
import { refusalSchema } from './refusals';
import { renderCheckSchema } from './renderCheck';
import { FORMATS, formatNames, formatOf, type FormatName } from './video/formats/formats';
import { videoInSize } from './video/formats/inSize';
import { isCaption, type VideoData } from './video/videoData';

export const FILE_KINDS = ['mp4', 'webm', 'gif', 'm4a', 'mp3'] as const;
export const fileKindSchema = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof fileKindSchema>;

/** px of the shorter side. */
export const RESOLUTIONS = { '720p': 720, '1080p': 1080, '4k': 2160 } as const;
export const resolutionSchema = z.enum(['720p', '1080p', '4k']);
export type Resolution = z.infer<typeof resolutionSchema>;

export const FRAME_RATES = [30, 60] as const;
export const formatSchema = z.enum(formatNames);
export const renderSettingsSchema = z.object({
  kind: fileKindSchema,
  resolution: resolutionSchema,
  fps: z.literal(FRAME_RATES),
  captions: z.enum(['burnt', 'none']),
  /** The document's own where it is left out. */
  format: z.optional(formatSchema),
});
export type RenderSettings = z.infer<typeof renderSettingsSchema>;

/** What plays in a page as a film. */
export const isFilm = (kind: FileKind) => kind === 'mp4' || kind === 'webm';
export const isSound = (kind: FileKind) => kind === 'm4a' || kind === 'mp3';

interface Picture {
  readonly shorterSide: number;
  readonly fps: number;
}
/**
 * A GIF keeps each pixel in 256 colours and hardly knows what stayed, a sixth of a byte for each in each frame: the
 * longer it is, the smaller its picture, so that it stays below some 20 MB and can be sent.
 */
const LONGEST_GIF: Picture = { shorterSide: 300, fps: 8 };
const SHORT_GIFS: readonly (Picture & { readonly upToSeconds: number })[] = [
  { upToSeconds: 8, shorterSide: 480, fps: 10 },
  { upToSeconds: 15, shorterSide: 420, fps: 10 },
  { upToSeconds: 30, shorterSide: 360, fps: 10 },
];
const gifOf = (durationMs: number): Picture =>
  SHORT_GIFS.find(({ upToSeconds }) => durationMs <= upToSeconds * 1000) ?? LONGEST_GIF;

export interface Drawn {
  /** As it is drawn and heard: in its frame rate, with or without captions. */
  readonly videoData: VideoData;
  /** px of the file's picture, even as H.264 wants them. */
  readonly width: number;
  readonly height: number;
}

const even = (side: number) => Math.max(2, 2 * Math.round(side / 2));

/** Laid out in another format, where one is wanted that is not its own. */
const inFormat = (videoData: VideoData, format: FormatName | undefined): VideoData =>
  format === undefined || format === formatOf(videoData.size)
    ? videoData
    : videoInSize(videoData, FORMATS[format]);

/** How large and how fast it is drawn: what needs no more lays nothing out anew. */
export function drawnSize(
  { size, fps, duration }: Pick<VideoData, 'size' | 'fps' | 'duration'>,
  settings: RenderSettings | null,
): Omit<Drawn, 'videoData'> & Pick<VideoData, 'fps'> {
  if (!settings) return { width: size.width & ~1, height: size.height & ~1, fps };
  const { width, height } = settings.format ? FORMATS[settings.format] : size;
  const drawn =
    settings.kind === 'gif'
      ? gifOf(duration)
      : { shorterSide: RESOLUTIONS[settings.resolution], fps: settings.fps };
  const scale = drawn.shorterSide / Math.min(width, height);
  return { width: even(width * scale), height: even(height * scale), fps: drawn.fps };
}

/** Without settings the document as it is. */
export function drawnBy(asItIs: VideoData, settings: RenderSettings | null): Drawn {
  const { fps, ...picture } = drawnSize(asItIs, settings);
  const videoData = inFormat(asItIs, settings?.format);
  const shown = videoData.trackItemIds;
  const trackItemIds = settings?.captions === 'none' ? shown.filter((id) => !isCaption(id)) : shown;
  return { videoData: { ...videoData, fps, trackItemIds }, ...picture };
}

export const isTooLongFor = ({ kind }: RenderSettings, { duration }: VideoData): boolean =>
  kind === 'gif' && duration > GIF_SECONDS * 1000;

/** Of one press: the same in each format, the document's own before the others; a sound has none. */
export function settingsInFormats(
  settings: RenderSettings,
  formats: readonly FormatName[],
  own: FormatName | null,
): readonly RenderSettings[] {
  const { format: _, ...rest } = settings;
  if (isSound(settings.kind)) return [rest];
  const wanted = formatNames.filter((name) => formats.includes(name));
  const inOrder = wanted.toSorted((a, b) => Number(b === own) - Number(a === own));
  return inOrder.length === 0 ? [settings] : inOrder.map((format) => ({ ...rest, format }));
}

/** What a person chose in the sheet, whose settings begin with the document's own format. */
export const rendersOf = ({
  settings,
  formats,
}: {
  readonly settings: RenderSettings;
  readonly formats: readonly FormatName[];
}) => settingsInFormats(settings, formats, settings.format ?? null);

/** What is offered first: the document's own size and rate, as near as they are offered. */
export function usualSettings({ size, fps, trackItemIds }: VideoData): RenderSettings {
  const shorter = Math.min(size.width, size.height);
  const format = formatOf(size);
  const nearest = resolutionSchema.options.toSorted(
    (a, b) => Math.abs(RESOLUTIONS[a] - shorter) - Math.abs(RESOLUTIONS[b] - shorter),
  )[0];
  return {
    kind: 'mp4',
    resolution: nearest ?? '1080p',
    fps: fps > 45 ? 60 : 30,
    captions: trackItemIds.some(isCaption) ? 'burnt' : 'none',
    ...(format && { format }),
  };
}

/** A finished file of a project: one of each kind and format, the newest. */
export const renderedFileSchema = z.object({
  kind: fileKindSchema,
  /** Null for a sound, and of another shape. */
  format: z.optional(z.nullable(formatSchema)),
  url: z.string(),
  /** Null until it was counted. */
  bytes: z.nullable(z.int()),
  /** Null for sound alone. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  fps: z.nullable(z.number()),
  /** Its captions as files; null where it says nothing. */
  srt_url: z.nullable(z.string()),
  vtt_url: z.nullable(z.string()),
  rendered_at: z.iso.datetime(),
  /** What was told before it was rendered, and rendered all the same. */
  overridden: z.optional(overriddenSchema),
  /** Beside its preview; null where it was not compared. */
  check: z.optional(z.nullable(renderCheckSchema)),
});
export type RenderedFile = z.infer<typeof renderedFileSchema>;

/** Renders that were asked for by one press, each in its format, one after the other. */
export const batchedRenderSchema = z.object({
  settings: renderSettingsSchema,
  state: z.enum(['waiting', 'rendering', 'done', 'failed']),
  /** Why it failed, in words for a person; null where it did not. */
  failure: z.nullable(z.string()),
  refusal: z.optional(refusalSchema),
});
export type BatchedRender = z.infer<typeof batchedRenderSchema>;

/** What a choice would come to on this machine: null where nothing like it was measured yet. */
export const forecastSchema = z.object({
  kind: fileKindSchema,
  /** Null for a sound, and of another shape. */
  format: z.optional(z.nullable(formatSchema)),
  resolution: resolutionSchema,
  fps: z.literal(FRAME_RATES),
  width: z.int(),
  height: z.int(),
  /** Frames a second of the file, which a GIF has of its own. */
  drawn_fps: z.optional(z.number()),
  seconds: z.nullable(z.number()),
  /** Where its time is not known, how long it takes at most; null where that is not known either. */
  seconds_at_most: z.optional(z.nullable(z.number())),
  bytes: z.nullable(z.number()),
  /** Why it would be refused. */
  refusal: z.nullable(z.looseObject({ detail: z.string(), code: z.string() })),
});
export type Forecast = z.infer<typeof forecastSchema>;

/** Of a choice; a GIF has one a format and a sound one, whatever else is chosen. */
export function forecastOf(forecasts: readonly Forecast[] | null, settings: RenderSettings): Forecast | null {
  const ofKind = forecasts?.filter(({ kind }) => kind === settings.kind) ?? [];
  if (isSound(settings.kind)) return ofKind[0] ?? null;
  const { resolution, fps, format } = settings;
  const ofFormat = ofKind.filter((one) => format === undefined || (one.format ?? format) === format);
  const exact = ofFormat.find((one) => one.resolution === resolution && one.fps === fps);
  return exact ?? (ofFormat.length === 1 ? (ofFormat[0] ?? null) : null);
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Of several that are made one after the other; null where one of them is not foretold. */
export function inSum(forecasts: readonly (Forecast | null)[]): Pick<Forecast, 'seconds' | 'bytes'> | null {
  const known = forecasts.filter((one) => one !== null);
  if (known.length === 0 || known.length < forecasts.length) return null;
  return {
    seconds: sumOf(known.map(({ seconds }) => seconds)),
    bytes: sumOf(known.map(({ bytes }) => bytes)),
  };
}
