/** Files that phones, printers and pranksters make, at every place that takes one: each comes in, or is refused in words. [TR2] */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { writeWav } from '../../../server/audio/wav';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import { openTrialProduct, type Person } from '../trialProduct';

const PLACES = [
  '/v1/media/upload',
  '/v1/recordings',
  '/v1/brandkit/assets/logo',
  '/v1/brandkit/assets/intro',
  '/v1/brandkit/assets/font',
] as const;
const ANSWER_MS = 120_000;
/** A file of each kind is cut off, or some of its bytes are others. */
const DAMAGES = 6;
const PEOPLE = 8;

interface Given {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
}
type Kinds = readonly (readonly [name: string, type: string, make: () => Buffer | Promise<Buffer>])[];

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3e12' }, limitInputPixels: false });
const svg = (body: string, head = 'width="600" height="400"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${body}</svg>`);
const BOX = '<rect width="600" height="400" fill="#7a3e12"/>';
const entities = Array.from(
  { length: 12 },
  (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
).join('');

/** What `write` leaves in a file of this name. */
async function made(name: string, write: (file: string) => Promise<unknown>): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  try {
    const file = path.join(folder, name);
    await write(file);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
const RATE = 8_000;
/** A WAV of a hum; so many channels, so many seconds. */
function hum(count: number, seconds: number, loudness = 0.27): Buffer {
  const samples = Float32Array.from(
    { length: Math.round(RATE * seconds) },
    (_, at) => loudness * Math.sin(at / 8),
  );
  return writeWav({ sampleRate: RATE, channels: Array.from({ length: count }, () => samples) });
}
async function film(name: string, options: readonly string[], frames = 40): Promise<Buffer> {
  const still = await flat(320, 240).jpeg().toBuffer();
  const source = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', '20', '-i', 'pipe:0'];
  const input = Buffer.concat(Array.from({ length: frames }, () => still));
  return made(name, (file) => runFfmpeg(['-y', ...source, ...options, file], { input }));
}
const soundAs = (name: string, options: readonly string[]) =>
  made(name, (file) =>
    runFfmpeg(['-y', '-f', 'wav', '-i', 'pipe:0', ...options, file], { input: hum(1, 3) }),
  );
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const pngThatSays = (width: number, height: number) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

/** Of each: what it is, as what it is sent, and its bytes. */
export const kinds: Kinds = [
  ['photo.jpg', 'image/jpeg', () => flat(1200, 900).jpeg().toBuffer()],
  ['photo.png', 'image/png', () => flat(1200, 900).png().toBuffer()],
  ['photo.webp', 'image/webp', () => flat(1200, 900).webp().toBuffer()],
  ['photo.avif', 'image/avif', () => flat(640, 480).avif({ effort: 0 }).toBuffer()],
  ['photo.tiff', 'image/tiff', () => flat(640, 480).tiff().toBuffer()],
  ['photo.gif', 'image/gif', () => flat(640, 480).gif().toBuffer()],
  ['printed.jpg', 'image/jpeg', () => flat(640, 480).toColourspace('cmyk').jpeg().toBuffer()],
  ['wide.jpg', 'image/jpeg', () => flat(20_000, 900).jpeg().toBuffer()],
  ['square of 24,000.png', 'image/png', () => flat(24_000, 24_000).png({ compressionLevel: 9 }).toBuffer()],
  ['one pixel.png', 'image/png', () => flat(1, 1).png().toBuffer()],
  ['a line.png', 'image/png', () => flat(4_000, 1).png().toBuffer()],
  ['says that it is enormous.png', 'image/png', () => pngThatSays(2 ** 31 - 1, 2 ** 31 - 1)],
  ['says that it is nothing.png', 'image/png', () => pngThatSays(0, 0)],
  ['logo.svg', 'image/svg+xml', () => svg(BOX)],
  ['script.svg', 'image/svg+xml', () => svg(`${BOX}<script>fetch('http://127.0.0.1:9')</script>`)],
  [
    'reads a file.svg',
    'image/svg+xml',
    () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`${BOX}<text>&x;</text>`).toString()}`,
      ),
  ],
  [
    'reads a picture.svg',
    'image/svg+xml',
    () =>
      svg('<image href="file:///etc/hostname" width="9" height="9"/><image href="http://127.0.0.1:9/x"/>'),
  ],
  [
    'a billion laughs.svg',
    'image/svg+xml',
    () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg(`${BOX}<text>&e12;</text>`).toString()}`,
      ),
  ],
  ['enormous.svg', 'image/svg+xml', () => svg(BOX, 'width="9999999" height="9999999"')],
  ['deep.svg', 'image/svg+xml', () => svg('<g>'.repeat(50_000) + BOX + '</g>'.repeat(50_000))],
  [
    'filter.svg',
    'image/svg+xml',
    () =>
      svg(
        `<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>${BOX.replace('/>', ' filter="url(#f)"/>')}`,
      ),
  ],
  ['film.mp4', 'video/mp4', () => film('f.mp4', H264)],
  ['film.mov', 'video/quicktime', () => film('f.mov', H264)],
  ['film.mkv', 'video/x-matroska', () => film('f.mkv', H264)],
  [
    'film.webm',
    'video/webm',
    () => film('f.webm', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-pix_fmt', 'yuv420p']),
  ],
  ['one frame.mp4', 'video/mp4', () => film('f.mp4', H264, 1)],
  [
    'of odd sides.mp4',
    'video/mp4',
    () =>
      film('f.mp4', [
        '-vf',
        'scale=333:211',
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-pix_fmt',
        'yuv444p',
      ]),
  ],
  ['very wide.mp4', 'video/mp4', () => film('f.mp4', ['-vf', 'scale=4096:16', ...H264])],
  ['in pieces.mp4', 'video/mp4', () => film('f.mp4', [...H264, '-movflags', 'frag_keyframe+empty_moov'])],
  ['half of its index.mp4', 'video/mp4', async () => (await film('f.mp4', H264)).subarray(0, -200)],
  ['speech.wav', 'audio/wav', () => hum(1, 3)],
  ['silence.wav', 'audio/wav', () => hum(1, 3, 0)],
  ['a tenth of a second.wav', 'audio/wav', () => hum(1, 0.1)],
  ['of no length.wav', 'audio/wav', () => hum(1, 0)],
  ['64 channels.wav', 'audio/wav', () => hum(64, 2)],
  ['an hour.wav', 'audio/wav', () => hum(1, 3600)],
  ['sound.mp3', 'audio/mpeg', () => soundAs('s.mp3', ['-c:a', 'libmp3lame'])],
  ['sound.m4a', 'audio/mp4', () => soundAs('s.m4a', ['-c:a', 'aac', '-f', 'mp4'])],
  ['sound.webm', 'audio/webm', () => soundAs('s.webm', ['-c:a', 'libopus', '-ar', '48000', '-f', 'webm'])],
  ['nothing', 'application/octet-stream', () => Buffer.alloc(0)],
  ['zeros.jpg', 'image/jpeg', () => Buffer.alloc(3_000_000)],
  ['words.jpg', 'image/jpeg', () => Buffer.from('These are words. '.repeat(4_000))],
  ['page.html', 'text/html', () => Buffer.from('<script>alert(1)</script><img src=x onerror=alert(1)>')],
  ['page.png', 'image/png', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  ['packed zeros.gz', 'application/gzip', () => gzipSync(Buffer.alloc(200_000_000))],
  [
    'packed zeros.woff',
    'font/woff',
    () => Buffer.concat([Buffer.from('wOFF\0\x01\0\0'), deflateRawSync(Buffer.alloc(50_000_000))]),
  ],
  [
    'playlist.m3u8',
    'application/vnd.apple.mpegurl',
    () => Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n'),
  ],
  ['list.mp4', 'video/mp4', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['font.ttf', 'font/ttf', () => Buffer.from('\0\x01\0\0\xff\xff', 'latin1')],
  ['../../../etc/cron.d/x', 'image/png', () => flat(64, 64).png().toBuffer()],
  [`${'long '.repeat(2_000)}.png`, 'image/png', () => flat(640, 480).png().toBuffer()],
  ['a\u0000name\u202egpj.png', 'image/png', () => flat(640, 480).png().toBuffer()],
];
/** The same for the same file. */
function damaged({ name, type, body }: Given, at: number): Given {
  const share = (at + 1) / (DAMAGES + 1);
  const cut = Buffer.from(body.subarray(0, Math.floor(body.length * (at % 2 === 0 ? share : 1))));
  for (let byte = 13 + at * 7; at % 2 === 1 && byte < cut.length; byte += 401 + at)
    cut[byte] = (cut[byte] ?? 0) ^ 0x5a;
  return { name: `damaged ${at} ${name}`, type, body: cut };
}

async function send(person: Person, baseURL: string, place: string, { name, type, body }: Given) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(body)], { type }), name);
  const answer = await fetch(`${baseURL}${place}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Taken, or refused with a sentence. */
export function isAnswered({ status, text }: { status: number; text: string }): boolean {
  if (status >= 200 && status < 300) return true;
  if (status < 400 || status >= 500) return false;
  const said = JSON.parse(text) as { detail?: unknown };
  return (
    typeof said.detail === 'string' &&
    said.detail.length > 0 &&
    !/[/\\]tmp|Error:|at .*\.ts/.test(said.detail)
  );
}

/** What was taken opens: it is what it is said to be, and holds nothing of the server's own files. */
export async function opens(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok) return `answers ${answer.status}`;
  if (/svg|html|xml|^text\//.test(type)) return `is sent as ${type}`;
  if (bytes.includes('root:x:0:0') || bytes.includes('<script')) return 'holds what was written into it';
  if (type.startsWith('image/')) {
    const shown = await sharp(bytes).stats();
    return shown.channels.length > 0 ? '' : 'shows nothing';
  }
  return bytes.length > 0 ? '' : 'is empty';
}
const addressIn = (text: string) => /"(?:file_)?url":"([^"]+)"/.exec(text)?.[1];

export const uploadsPart: TrialPart = {
  name: 'uploads',
  async run() {
    const tally = createTally();
    const product = await openTrialProduct({ USER_UPLOADS_A_DAY: '100000', USER_STORAGE_GB: '1000' });
    const counted = { taken: 0, refused: 0 };
    let longestMs = 0;
    try {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => product.signUp()));
      let turn = 0;
      for (const [name, type, make] of kinds) {
        const whole: Given = { name, type, body: await make() };
        const few = whole.body.length > 10_000_000 ? 0 : sized(DAMAGES);
        const files = [whole, ...Array.from({ length: few }, (_, at) => damaged(whole, at))];
        for (const place of PLACES)
          for (const file of files) {
            const person = people[(turn += 1) % people.length] as Person;
            const begun = performance.now();
            const answer = await send(person, product.baseURL, place, file).catch((error: unknown) => ({
              status: 0,
              text: String(error),
            }));
            longestMs = Math.max(longestMs, performance.now() - begun);
            const holds = isAnswered(answer);
            const address = answer.status < 300 && answer.status > 0 ? addressIn(answer.text) : undefined;
            if (address) {
              const wrong = await opens(address).catch(String);
              tally.count(wrong === '', `${place} ${file.name.slice(0, 60)} was taken and ${wrong}`);
            }
            if (holds) counted[answer.status < 300 ? 'taken' : 'refused'] += 1;
            tally.count(
              holds,
              `${place} ${file.name.slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 200)}`,
            );
          }
      }
      const ready = await fetch(`${product.baseURL}/v1/ready`);
      tally.count(ready.ok, `ready: ${ready.status}`);
      const { taken, refused } = counted;
      return outcome(
        tally,
        `${taken} taken, ${refused} refused in words, the longest ${(longestMs / 1000).toFixed(1)} s`,
      );
    } finally {
      await product.close();
    }
  },
};
