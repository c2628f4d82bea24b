/** What a person chooses before a render: every choice gives a file that decodes from its first frame to its last. [ED4] */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_KINDS, type RenderSettings } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { makeFile } from '../../../server/pipeline/rendering/makeFile';
import { createRenderer, type Renderer } from '../../../server/render/renderer';
import { arrange } from '../../../src/templates/arrangements';
import { folderStorage } from './support/folderStorage';
import { streamsOf } from './support/readVideo';
import { few } from '../../support/form';
import { sampleProject } from './support/sampleProject';
import { testBrowser } from './support/testBrowser';

let folder: string;
let renderer: Renderer;
let videoData: VideoData;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinds-'));
  const files = path.join(folder, 'files');
  const lengthSeconds = 0.5;
  videoData = arrange(
    await sampleProject(files, { text: 'Cold water.', lengthSeconds, props: { title: '' } }),
  );
  renderer = createRenderer({
    config: { DATA_DIR: path.join(folder, 'data') },
    storage: folderStorage(files),
    browser: testBrowser,
  });
}, 60_000);
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const USUAL: RenderSettings = { kind: 'mp4', resolution: '720p', fps: 30, captions: 'burnt' };

async function madeOf(choice: Partial<RenderSettings>) {
  const settings = { ...USUAL, ...choice };
  const own = await mkdtemp(path.join(folder, 'made-'));
  const project = {
    userId: 'ann',
    title: '',
    videoData,
    settings,
    notice: null,
    isFirst: true,
    traceparent: null,
  };
  const signal = new AbortController().signal;
  const asked = { project, renderId: 'r1', folder: own, signal, onProgress() {} };
  const made = await makeFile({ renderer }, asked);
  // All of it is decoded; what is broken anywhere ends ffmpeg.
  await runFfmpeg([
    '-v',
    'error',
    '-xerror',
    '-i',
    made.path,
    '-c:v',
    'rawvideo',
    '-c:a',
    'pcm_s16le',
    '-f',
    'null',
    '-',
  ]);
  const streams = (await streamsOf(made.path)).map(
    ({ codec_type, codec_name, width, height, r_frame_rate }) =>
      codec_type === 'video' ? [codec_name, width, height, r_frame_rate] : [codec_name],
  );
  return { ...made, streams };
}

const CHOICES: readonly [string, Partial<RenderSettings>, unknown][] = [
  ['MP4, 720p', {}, [['h264', 720, 1280, '30/1'], ['aac']]],
  ['MP4, 4K at 60', { resolution: '4k', fps: 60 }, [['h264', 2160, 3840, '60/1'], ['aac']]],
  ['WebM', { kind: 'webm', fps: 60 }, [['vp9', 720, 1280, '60/1'], ['opus']]],
  ['GIF, in its own size and rate', { kind: 'gif', resolution: '4k' }, [['gif', 480, 854, '10/1']]],
  ['M4A', { kind: 'm4a' }, [['aac']]],
  ['MP3', { kind: 'mp3' }, [['mp3']]],
];

test.each(few(CHOICES, (_, place) => place !== 1))(
  '[ED4] %s decodes whole, in the size and rate that were chosen',
  { timeout: 120_000 },
  async (_, choice, streams) => {
    const made = await madeOf(choice);
    expect(made.streams).toEqual(streams);
    expect((await stat(made.path)).size).toBeGreaterThan(1000);
    if (made.proof) expect(made.proof).toMatchObject({ outcome: 'checked', differing: [] });
  },
);

test('every kind has been tried', () => {
  expect(FILE_KINDS).toEqual(['mp4', 'webm', 'gif', 'm4a', 'mp3']);
});
