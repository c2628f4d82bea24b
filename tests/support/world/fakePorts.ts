/** The outside world of a pipeline, in memory; every call is told to `onCall` before it is answered. */
import { checkFolder, checkKey } from '../../../server/storage/storageKey';
import { planChunks } from '../../../server/render/chunks/chunkPlan';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { writeFile } from 'node:fs/promises';
import type { RenderProgress } from '../../../contract/project';
import { Unprocessable } from '../../../server/http/problems';
import type { MediaLibrary, StoredMedia } from '../../../server/media/mediaLibrary';
import type { StepPorts } from '../../../server/pipeline/step';
import type { Pictures } from '../../../server/pictures/pictures';
import type { ManyVoices } from '../../../server/speech/manyVoices';
import { UnknownVoice } from '../../../server/speech/speech';
import type { Recordings } from '../../../server/recordings/recordings';
import { mediaKey, recordingKey, userPrefix, type Storage } from '../../../server/storage/storage';
import type { Renderer } from '../../../server/render/renderer';

export type PortCall = 'speak' | 'draw' | 'put' | 'find' | 'bringIn' | 'open' | 'still' | 'render' | 'sound';
/** May wait, or throw, in the call's place. `what` tells calls of a kind apart. */
export type OnCall = (call: PortCall, what: string, signal?: AbortSignal) => Promise<void>;

export const VOICE = 'Ada';
const DRAWING: RenderProgress = {
  stage: 'drawing',
  frames_done: 5,
  frames_total: 10,
  fraction: 0.5,
  seconds_left: 1,
};

export function fakePorts(
  onCall: OnCall = async () => {},
): StepPorts & { speech: ManyVoices; files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    storage: fakeStorage(files, onCall),
    library: fakeLibrary(onCall),
    speech: fakeSpeech(onCall),
    recordings: fakeRecordings,
    pictures: fakePictures(onCall),
    renderer: fakeRenderer(onCall),
  };
}

const fakeSpeech = (onCall: OnCall): ManyVoices => ({
  sample: async () => null,
  outOfService: async () => [],
  voices: async () => [
    {
      id: 'ada',
      name: VOICE,
      category: 'premade',
      description: '',
      sample_url: '/assets/voices/ada.m4a',
      languages: ['en'],
      labels: {},
    },
  ],
  async check({ voice }) {
    if (voice !== VOICE) throw new UnknownVoice(voice);
  },
  async speak({ text, voice }, { signal, onProgress } = {}) {
    await onCall('speak', text, signal);
    if (voice !== VOICE) throw new UnknownVoice(voice);
    onProgress?.(0.5);
    const words = text
      .split(/\s+/)
      .map((word, index) => ({ text: word, start: index / 2, end: index / 2 + 0.4 }));
    return { wav: Buffer.from('RIFF'), durationSeconds: words.length / 2, words };
  },
});

const readAloud = (key: string, script: string) => ({
  wav: Buffer.from(`RIFF of ${key}`),
  durationSeconds: 6,
  words: script.split(/\s+/).map((text, at) => ({ text, start: at / 2, end: at / 2 + 0.4 })),
});
/** Knows every key below the user's own `recordings/`: five seconds of speech, or, where it says so, minutes. */
const fakeRecordings: Recordings = {
  accept: () => Promise.reject(new Error('Nothing is uploaded here.')),
  find: async (userId, key) =>
    key.startsWith(recordingKey(userId, ''))
      ? { key, name: 'take.webm', durationMs: 6000, spokenMs: key.includes('minutes') ? 95_000 : 5000 }
      : null,
  time: async (key, script) => readAloud(key, script),
  timeSentence: async (key, sentence) => readAloud(key, sentence),
};

/** One tone for all: what matters is how many there are and when; nobody has photographs. */
const fakePictures = (onCall: OnCall): Pictures => ({
  illustrate: ({ parts }) =>
    parts.map(({ text, start, end }) => ({
      start,
      end,
      subject: text.split(' ')[0] ?? null,
      isWords: false,
      async draw(template) {
        await onCall('draw', `${text} (${template})`);
        const create = { width: 54, height: 96, channels: 3, background: 'olive' } as const;
        return { body: await sharp({ create }).jpeg().toBuffer(), width: 54, height: 96, focus: null };
      },
    })),
  find: async () => [],
  ofArticle: async () => [],
});

const stored = (key: string): StoredMedia => ({
  key,
  kind: 'image',
  contentType: 'image/jpeg',
  bytes: 10,
  width: 800,
  height: 600,
  durationMs: null,
  backdropKey: null,
  ground: null,
  margins: null,
  focus: null,
  beats: null,
});

const isOwn = (userId: string, key: string) => key.startsWith(`${userPrefix(userId)}media/`);

/** Knows every key below the user's own `media/`, and every address that does not contain `broken`. */
const fakeLibrary = (onCall: OnCall): MediaLibrary => ({
  async find(userId, key) {
    await onCall('find', key);
    return isOwn(userId, key) ? stored(key) : null;
  },
  findAll: async (userId, keys) =>
    keys
      .filter((key) => isOwn(userId, key))
      .map((key) => ({ ...stored(key), name: '', createdAt: new Date(0) })),
  list: async () => ({ media: [], next: null }),
  async bringIn(userId, url, { signal } = {}) {
    await onCall('bringIn', url, signal);
    if (url.includes('broken')) throw new Unprocessable('not_media', 'This is not a picture.');
    return stored(mediaKey(userId, `${Buffer.from(url).toString('hex')}.jpg`));
  },
  accept: () => Promise.reject(new Error('Nothing is uploaded here.')),
});

const contentTypeOf = (key: string) =>
  key.endsWith('.json') ? 'application/json' : 'application/octet-stream';

const fakeStorage = (files: Map<string, Buffer>, onCall: OnCall): Storage => ({
  async put(key, body) {
    await onCall('put', key);
    files.set(key, Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray()));
  },
  async putFile(key, path) {
    await onCall('put', key);
    files.set(key, await readFile(path));
  },
  stat: async (key) => {
    const file = files.get(key);
    return file ? { bytes: file.length, contentType: contentTypeOf(key), etag: 'e' } : null;
  },
  async read(key) {
    const file = files.get(key);
    if (!file) throw Object.assign(new Error(`There is no file ${key}.`), { code: 'ENOENT' });
    return file;
  },
  stream: async (key) => Readable.from(files.get(key) ?? []),
  open: async (key) => ({ body: Readable.from([files.get(key) ?? '']), bytes: files.get(key)?.length ?? 0 }),
  async *list(folder) {
    for (const key of files.keys()) if (key.startsWith(folder)) yield key;
  },
  delete: async (key) => void files.delete(checkKey(key)),
  deleteFolder: async (folder) => {
    const prefix = checkFolder(folder);
    for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
  },
  tidyCopies: async () => {},
  localPath: () => Promise.reject(new Error('There are no files on disk here.')),
});

/** What every fake render measures. */
const FAKE_LOUDNESS = { integrated: -14.1, range: 4.2, true_peak: -1.3 };

const fakeRenderer = (onCall: OnCall): Renderer => ({
  async renderVideo({ videoData, outputPath }, { signal, onProgress } = {}) {
    onProgress?.(DRAWING);
    await onCall('render', videoData.projectId, signal);
    await writeFile(outputPath, `mp4 of ${videoData.projectId}`);
    return {
      durationSeconds: videoData.duration / 1000,
      loudness: FAKE_LOUDNESS,
      proof: null,
      framesDrawn: 1,
      drawingMs: 20,
    };
  },
  async renderSound({ videoData, outputPath }, { signal } = {}) {
    await onCall('sound', videoData.projectId, signal);
    await writeFile(outputPath, `m4a of ${videoData.projectId}`);
    return FAKE_LOUDNESS;
  },
  /** Ten chunks, none of them kept. */
  look: async () => ({ frames: 600, missing: planChunks({ frames: 600, fps: 30 }) }),
  async drawPart({ videoData, part }, { signal }) {
    const what = part === 'sound' ? part : `${part.from}-${part.to}`;
    await onCall('draw', `${videoData.projectId} ${what}`, signal);
    return true;
  },
  openAhead: () => onCall('open', 'the browser'),
  async drawStill({ videoData }, { signal } = {}) {
    await onCall('still', videoData.projectId, signal);
    return sharp({ create: { width: 108, height: 192, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  },
  drawingWay: async () => ({ way: 'screenshots' }),
  drawing: () => null,
  recall: async () => {},
  close: async () => {},
});
