/** From a file that somebody sent to the files that are stored: checked, normalised, measured, with a backdrop. */
import path from 'node:path';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { CLIP_MS } from '../../contract/limits';
import type { Crop, PointOfInterest } from '../../contract/video/itemDetails';
import { drawBackdrop } from './drawBackdrop';
import type { StoredMedia } from './mediaLibrary';
import { kindOf, type PictureKind } from './mediaKind';
import { MediaRefused } from './mediaRefusals';
import { firstFrame, normaliseClip } from './normaliseClip';
import { normalisePicture } from './normalisePicture';
import { plainBackground } from './plainBackground';
import { plainMargins } from './plainMargins';
import { pointOfInterest } from './pointOfInterest';
import { probeClip, SoundAlone } from './probeClip';
import { prepareSound } from './sounds/prepareSound';

export interface NormalisedMedia extends Omit<
  StoredMedia,
  'key' | 'backdropKey' | 'ground' | 'margins' | 'focus' | 'beats'
> {
  /** In the scratch folder. */
  readonly file: string;
  readonly extension: 'jpg' | 'png' | 'mp4' | 'm4a';
}
export interface PreparedMedia extends NormalisedMedia {
  /** JPEG; null of a sound. */
  readonly backdrop: Buffer | null;
  readonly ground: string | null;
  readonly margins: Crop | null;
  readonly focus: PointOfInterest | null;
  readonly beats: readonly number[] | null;
}

export interface PrepareOptions {
  /** Pixels; a picture with a smaller side is refused. */
  readonly smallestSide: number;
  /** Nobody asked for a sound where pages are read. */
  readonly takesSounds: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Writes only into `scratch`. Throws MediaRefused. */
export async function prepareMedia(
  source: string,
  scratch: string,
  { smallestSide, takesSounds, signal }: PrepareOptions,
): Promise<PreparedMedia> {
  const kind = await kindOf(source);
  const takeSound = async () => {
    if (!takesSounds) throw new MediaRefused('not_media');
    const sound = await prepareSound(source, scratch, signal);
    return { ...sound, backdrop: null, ground: null, margins: null, focus: null };
  };
  if (kind === 'sound') return takeSound();
  if (kind === 'clip')
    try {
      const clip = await prepareClip(source, scratch, signal);
      const opening = await firstFrame(clip.file);
      const [backdrop, focus] = [await drawBackdrop(opening), await pointOfInterest(opening)];
      return { ...clip, backdrop, focus, ground: null, margins: null, beats: null };
    } catch (error) {
      if (error instanceof SoundAlone) return takeSound();
      throw error;
    }
  const picture = await preparePicture(source, scratch, kind, smallestSide);
  const body = await readFile(picture.file);
  const ground = await plainBackground(body);
  return {
    ...picture,
    backdrop: await drawBackdrop(body),
    ground,
    margins: ground === null ? null : await plainMargins(body, ground),
    focus: await pointOfInterest(body),
    beats: null,
  };
}

/** Writes only into `scratch`. Throws MediaRefused. */
export async function preparePicture(
  source: string,
  scratch: string,
  kind: PictureKind,
  smallestSide: number,
): Promise<NormalisedMedia> {
  const { body, ...facts } = await normalisePicture(source, kind, smallestSide);
  const file = path.join(scratch, `picture.${facts.extension}`);
  await writeFile(file, body);
  return { ...facts, kind: 'image', file, bytes: body.length, durationMs: null };
}

/** A cut-off clip may still say how long it once was: more than this share of it must be there. */
const WHOLE = 0.9;

/** Writes only into `scratch`. Throws MediaRefused. */
export async function prepareClip(
  source: string,
  scratch: string,
  signal?: AbortSignal,
): Promise<NormalisedMedia> {
  const claimed = await probeClip(source);
  if (claimed.durationSeconds * 1000 > CLIP_MS.max) throw new MediaRefused('clip_too_long');
  if (claimed.durationSeconds * 1000 < CLIP_MS.min) throw new MediaRefused('clip_too_short');
  const file = path.join(scratch, 'clip.mp4');
  await normaliseClip(source, file, claimed, signal);
  const { width, height, durationSeconds } = await probeClip(file);
  if (durationSeconds < claimed.durationSeconds * WHOLE) throw new MediaRefused('clip_broken');
  return {
    kind: 'video',
    extension: 'mp4',
    contentType: 'video/mp4',
    file,
    bytes: (await stat(file)).size,
    width,
    height,
    durationMs: Math.round(durationSeconds * 1000),
  };
}
