/** Pictures, a clip, a voice and music made for a test: no file of anybody's is needed. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';

const product = (width: number, height: number, hue: number) => {
  const [w, h] = [width / 100, height / 100];
  const s = Math.min(w, h);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x2="0.3" y2="1"><stop stop-color="hsl(${hue},55%,82%)"/><stop offset="1" stop-color="hsl(${hue + 30},50%,60%)"/></linearGradient>
      <linearGradient id="steel" x2="1"><stop stop-color="hsl(${hue + 180},45%,30%)"/><stop offset=".35" stop-color="hsl(${hue + 180},55%,58%)"/><stop offset="1" stop-color="hsl(${hue + 180},45%,22%)"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <ellipse cx="${50 * w}" cy="${50 * h + 37 * s}" rx="${26 * s}" ry="${3.4 * s}" fill="rgba(0,0,0,.25)"/>
    <g transform="translate(${50 * w} ${50 * h}) scale(${s})">
      <rect x="-13" y="-24" width="26" height="60" rx="6" fill="url(#steel)"/>
      <rect x="-9" y="-34" width="18" height="11" rx="3" fill="#1c1d22"/>
      <rect x="-13" y="-4" width="26" height="16" fill="rgba(255,255,255,.88)"/>
      <text x="0" y="6.6" font-size="6" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#1c1d22">HYDRA</text>
    </g>
  </svg>`;
};

/** Writes `{name}.jpg` and `{name}.blur.jpg`, as the media library does. */
export async function samplePicture(
  folder: string,
  name: string,
  width: number,
  height: number,
  hue: number,
) {
  await mkdir(folder, { recursive: true });
  const picture = await sharp(Buffer.from(product(width, height, hue)))
    .jpeg({ quality: 88 })
    .toBuffer();
  await sharp(picture).toFile(path.join(folder, `${name}.jpg`));
  await sharp(picture)
    .resize(270, 480, { fit: 'cover' })
    .blur(16)
    .modulate({ brightness: 0.75 })
    .jpeg({ quality: 70 })
    .toFile(path.join(folder, `${name}.blur.jpg`));
}

/** Seconds of a clip whose picture slides, with a tone of its own. */
export async function sampleClip(folder: string, name: string, lengthSeconds: number) {
  await mkdir(folder, { recursive: true });
  const still = path.join(folder, `${name}.frame.png`);
  await sharp(Buffer.from(product(1280, 720, 210)))
    .png()
    .toFile(still);
  const filter = `[0:v]crop=w=960:h=720:x='40*t':y=0,format=yuv420p[v]`;
  await runFfmpeg([
    ...['-y', '-loop', '1', '-framerate', '30', '-i', still, '-f', 'lavfi', '-i', 'sine=f=660:r=48000'],
    ...['-filter_complex', filter, '-map', '[v]', '-map', '1:a', '-t', String(lengthSeconds)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', path.join(folder, `${name}.mp4`)],
  ]);
}

/** A tone where each span (seconds) is spoken, silence between. */
export async function sampleVoice(
  file: string,
  spans: readonly (readonly [number, number])[],
  lengthSeconds: number,
) {
  await mkdir(path.dirname(file), { recursive: true });
  const spoken = spans.map(([from, to]) => `between(t,${from},${to})`).join('+');
  const filter = `volume='0.5*(${spoken || '0'})':eval=frame`;
  await runFfmpeg([
    ...['-y', '-f', 'lavfi', '-i', `sine=f=220:r=48000:d=${lengthSeconds}`, '-af', filter],
    ...['-c:a', 'pcm_s16le', file],
  ]);
}

export async function sampleMusic(file: string, lengthSeconds: number) {
  await mkdir(path.dirname(file), { recursive: true });
  const source = `sine=f=1760:r=48000:d=${lengthSeconds}`;
  await runFfmpeg(['-y', '-f', 'lavfi', '-i', source, '-af', 'volume=4', '-c:a', 'aac', '-f', 'mp4', file]);
}
