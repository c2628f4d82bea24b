/** Pictures for the contact sheet, drawn in code: a thing on a wall with a light on it, or on white as in a shop. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaFacts } from '../../contract/video/templateProps';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { drawBackdrop } from '../../server/media/drawBackdrop';
import { closeCrop } from '../../server/media/closeCrop';
import { pointOfInterest } from '../../server/media/pointOfInterest';
import { plainBackground } from '../../server/media/plainBackground';
import { plainMargins } from '../../server/media/plainMargins';

/** Each on a field of 100 by 100, standing on a floor at 84. */
const things = {
  bottle: `<rect x="41" y="14" width="18" height="10" rx="3" fill="#20242c"/><rect x="37" y="22" width="26" height="62" rx="8" fill="url(#thing)"/><rect x="37" y="44" width="26" height="20" fill="#ffffff" opacity=".9"/><path d="M50 48c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10z" fill="url(#thing)"/>`,
  lamp: `<rect x="48" y="46" width="4" height="34" fill="#30343d"/><ellipse cx="50" cy="82" rx="17" ry="3.4" fill="#30343d"/><path d="M34 48 42 20h16l8 28z" fill="url(#thing)"/><path d="M34 48h32l14 36H20z" fill="#fff6cf" opacity=".4"/>`,
  mug: `<path d="M64 44h8a10 10 0 0 1 0 26h-8" fill="none" stroke="url(#thing)" stroke-width="6"/><path d="M30 38h36v38a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" fill="url(#thing)"/><path d="M40 30c-4-5 4-7 0-13M50 30c-4-5 4-7 0-13M58 30c-4-5 4-7 0-13" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`,
  plant: `<path d="M50 60C30 56 26 34 24 20c16 4 26 16 26 40z" fill="#2f8f5b"/><path d="M50 60c18-4 24-20 27-36-15 4-26 14-27 36z" fill="#3fae72"/><path d="M50 60c-6-20-2-36 2-46 8 12 8 30-2 46z" fill="#57c98a"/><path d="M36 60h28l-4 24H40z" fill="url(#thing)"/>`,
  shoe: `<path d="M14 66c10-2 16-12 20-22l14 6c2 8 10 12 22 13 12 1 17 5 17 13H14z" fill="url(#thing)"/><path d="M12 76h76v6a3 3 0 0 1-3 3H16a4 4 0 0 1-4-4z" fill="#fff"/><path d="m40 50 8 4m-4-10 8 4" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`,
} as const;
export type Thing = keyof typeof things;

export interface DrawnPicture {
  readonly name: string;
  readonly thing: Thing;
  readonly width: number;
  readonly height: number;
  /** Degrees of the wall's colour. */
  readonly hue: number;
  /** A shop's picture: nothing but the thing and its shadow on white. */
  readonly onWhite?: boolean;
}

function drawing({ thing, width, height, hue, onWhite }: DrawnPicture): string {
  const scale = (Math.min(width, height) / 100) * (onWhite ? 1.06 : 0.94);
  const [left, top] = [width / 2 - 50 * scale, height * 0.54 - 52 * scale];
  const floor = top + 84 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x2=".4" y2="1"><stop stop-color="hsl(${hue} 46% 84%)"/><stop offset="1" stop-color="hsl(${hue + 18} 38% 62%)"/></linearGradient>
      <linearGradient id="thing" x2="1"><stop stop-color="hsl(${hue + 170} 48% 34%)"/><stop offset=".4" stop-color="hsl(${hue + 165} 58% 56%)"/><stop offset="1" stop-color="hsl(${hue + 175} 50% 26%)"/></linearGradient>
      <radialGradient id="light" cx=".28" cy=".2" r=".8"><stop stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs>
    ${onWhite ? WHITE : wallAndFloor(floor - 8 * scale, hue)}
    <ellipse cx="${width / 2 + 5 * scale}" cy="${floor + scale}" rx="${31 * scale}" ry="${4 * scale}" fill="#000" opacity="${onWhite ? 0.12 : 0.24}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${things[thing]}</g>
  </svg>`;
}

const WHITE = '<rect width="100%" height="100%" fill="#fff"/>';
const wallAndFloor = (top: number, hue: number) =>
  `<rect width="100%" height="100%" fill="url(#wall)"/>
    <rect y="${top}" width="100%" height="100%" fill="hsl(${hue + 10} 30% 48%)" opacity=".5"/>
    <rect width="100%" height="100%" fill="url(#light)"/>`;

/** Writes `{name}.jpg` and `{name}.backdrop.jpg`, and answers what is measured of it, as the media library does. */
export async function drawPicture(
  folder: string,
  picture: DrawnPicture,
): Promise<Pick<MediaFacts, 'ground' | 'crop' | 'focus'>> {
  const drawn = await sharp(Buffer.from(drawing(picture)))
    .jpeg({ quality: 86 })
    .toBuffer();
  await keepPicture(folder, picture.name, drawn);
  const focus = (await pointOfInterest(drawn)) ?? undefined;
  const ground = await plainBackground(drawn);
  if (ground === null) return { focus };
  const crop = closeCrop(await plainMargins(drawn, ground), picture);
  return { focus, ground, ...(crop && { crop }) };
}

export async function keepPicture(folder: string, name: string, drawn: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.jpg`), drawn);
  await writeFile(path.join(folder, `${name}.backdrop.jpg`), await drawBackdrop(drawn));
}

/** A silent clip of `lengthSeconds`: the view slides over a drawn picture. */
export async function drawClip(folder: string, picture: DrawnPicture, lengthSeconds: number): Promise<void> {
  const { width, height, name } = picture;
  const wide = { ...picture, width: Math.round(width * 1.4) };
  await drawPicture(folder, wide);
  const slide = `crop=w=${width}:h=${height}:x='t*${(0.4 * width) / lengthSeconds}':y=0,format=yuv420p`;
  await runFfmpeg([
    ...['-y', '-loop', '1', '-framerate', '30', '-i', path.join(folder, `${name}.jpg`), '-vf', slide],
    ...[
      '-t',
      String(lengthSeconds),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      path.join(folder, `${name}.mp4`),
    ],
  ]);
}
