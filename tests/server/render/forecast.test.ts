/** [ED4] What a render would come to is told of each choice from the document's size and rate alone. */
import { expect, test } from 'vitest';
import { drawnBy, drawnSize, usualSettings } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import { readConfig } from '../../../server/config';
import { refuseLargeRender } from '../../../server/quota/quota';
import { choicesOf, forecasts, foretell } from '../../../server/render/forecast';
import { framesKept } from '../../../server/render/chunks/framesKept';
import type { Measure } from '../../../server/repositories/jobs/renderMeasures.repository';
import { arranged } from '../../support/world/madeProject';

const document = arranged('ann', 'one');

test('[ED4] telling of all choices, and of each limit, lays nothing out', () => {
  const noLayout: VideoData = {
    ...document,
    get trackItemsMap(): never {
      throw new Error('it was laid out');
    },
  };
  const refuse = (settings: Parameters<typeof drawnBy>[1]) => {
    refuseLargeRender(readConfig({}), { videoData: noLayout, settings });
    return null;
  };
  const told = forecasts(noLayout, [], refuse);
  expect(told.filter(({ kind }) => kind === 'mp4')).toHaveLength(24);
});

test('[ED4] what is told is what is drawn', () => {
  for (const { kind, format, resolution, fps, width, height } of forecasts(document, [], () => null)) {
    const settings = { ...usualSettings(document), kind, resolution, fps, format: format ?? undefined };
    const drawn = drawnBy(document, settings);
    expect([width, height]).toEqual([drawn.width, drawn.height]);
    expect(drawnSize(document, settings).fps).toBe(drawn.videoData.fps);
  }
  expect(drawnSize({ ...document, size: { ...document.size, width: 721, height: 1281 } }, null)).toEqual({
    ...{ width: 720, height: 1280, fps: document.fps },
  });
});

const measure = (change: Partial<Measure> = {}): Measure => ({
  ...{ kind: 'mp4', width: 1080, height: 1920, fps: 30, durationMs: 10_000, template: 'default' },
  ...{ drawnMs: 8000, framesDrawn: 300, drawingMs: 6000, convertedMs: 0, bytes: 4_000_000, ...change },
});
const wanted = {
  ...{ width: 1080, height: 1920, fps: 30, durationMs: 10_000, template: 'default', framesMissing: 300 },
};

test('[AR1] a render like one before takes as long; nothing is told of a size that is unlike all, or that nobody timed', () => {
  expect(foretell([measure()], 'mp4', wanted)).toMatchObject({ seconds: 8, bytes: 4_000_000 });
  expect(foretell([measure()], 'mp4', { ...wanted, width: 2160, height: 3840 }).seconds).toBeNull();
  expect(foretell([measure({ drawingMs: null })], 'mp4', wanted).seconds).toBeNull();
  expect(foretell([measure({ drawnMs: null })], 'mp4', wanted)).toMatchObject({
    seconds: null,
    bytes: 4_000_000,
  });
  expect(foretell([], 'mp4', wanted).seconds).toBeNull();
});

test('[AR1] a sound of which nobody knows how long it takes is made in the time that a film takes besides its drawing', () => {
  const sound = { ...wanted, width: 0, height: 0, fps: 0, framesMissing: 0 };
  expect(foretell([measure()], 'm4a', sound)).toMatchObject({ seconds: null, seconds_at_most: 2 });
  expect(foretell([], 'm4a', sound)).toMatchObject({ seconds: null, seconds_at_most: null });
  const made = measure({ ...sound, kind: 'm4a', template: '', drawnMs: 500, framesDrawn: 0, drawingMs: 0 });
  expect(foretell([made, measure()], 'm4a', sound)).toMatchObject({ seconds: 0.5, seconds_at_most: null });
});

test('[AR1] what was drawn before takes no time, and what all films take is told apart from what grows', () => {
  const again = measure({ drawnMs: 1000, framesDrawn: 0, drawingMs: 0 });
  const long = measure({ durationMs: 30_000, drawnMs: 21_000, framesDrawn: 900, drawingMs: 18_000 });
  const measures = [again, long, measure()];
  expect(foretell(measures, 'mp4', { ...wanted, framesMissing: 0 }).seconds).toBe(1);
  expect(foretell(measures, 'mp4', { ...wanted, framesMissing: 60 }).seconds).toBeCloseTo(3.2, 1);
  expect(
    foretell(measures, 'mp4', { ...wanted, durationMs: 60_000, framesMissing: 1800 }).seconds,
  ).toBeCloseTo(40.5, 0);
});

test('[AR1] a template that was drawn here three times is foretold by these, and one busy hour changes nothing', () => {
  const funky = Array.from({ length: 3 }, () =>
    measure({ template: 'funky', drawnMs: 14_000, drawingMs: 12_000 }),
  );
  const busy = measure({ drawnMs: 80_000, drawingMs: 60_000 });
  const measures = [busy, ...funky, measure(), measure(), measure(), measure()];
  expect(foretell(measures, 'mp4', wanted).seconds).toBe(8);
  expect(foretell(measures, 'mp4', { ...wanted, template: 'funky' }).seconds).toBe(14);
});

test('[AR1] a long film is not foretold to take what short ones took, where the machine was busy at the shorter ones', () => {
  const short = measure({ drawnMs: 62_000, drawingMs: 60_000 });
  const longer = measure({ durationMs: 35_000, framesDrawn: 1050, drawnMs: 44_000, drawingMs: 42_000 });
  const film = { ...wanted, durationMs: 280_000, framesMissing: 8400 };
  // 40 ms a frame, as the fastest, and two seconds of what all films take.
  expect(foretell([short, longer, short], 'mp4', film).seconds).toBe(338);
});

test('[ED4] a GIF is the smaller the longer it is, and its size is foretold before the first', () => {
  const gif = { ...usualSettings(document), kind: 'gif' } as const;
  const drawn = [6, 12, 25, 60, 180].map((seconds) => {
    const { width, height, fps } = drawnSize({ ...document, duration: seconds * 1000 }, gif);
    return [width, height, fps];
  });
  const smallest = [300, 534, 8];
  expect(drawn).toEqual([[480, 854, 10], [420, 746, 10], [360, 640, 10], smallest, smallest]);
  const asked = {
    width: 360,
    height: 640,
    fps: 10,
    durationMs: 20_000,
    template: 'default',
    framesMissing: 0,
  };
  expect(foretell([], 'gif', asked).bytes).toBeCloseTo(0.13 * 360 * 640 * 200, 0);
  // A style that stands on cards writes half as much anew.
  const made = measure({ kind: 'gif', ...asked, bytes: 8_000_000 });
  expect(foretell([made], 'gif', { ...asked, template: 'motion-cards' }).bytes).toBeCloseTo(4_000_000, 0);
});

test('[AR1] frames are told as kept by what they show, in sizes that there are files of, and what changed is not', async () => {
  const composition = 'of today';
  const looks = new Set<string>();
  const settings = choicesOf(document).find(({ kind }) => kind === 'mp4') ?? usualSettings(document);
  const { width, height, fps } = drawnSize(document, settings);
  const film = { videoData: document, files: [{ width, height, fps }], composition };
  const keepAll = async (asked: readonly string[]) => {
    for (const look of asked) looks.add(look);
    return looks;
  };
  const keptOf = async (change: Partial<typeof film> = {}) => {
    const known = async () => looks;
    return (await framesKept({ ...film, known, ...change }, [settings])).get(settings);
  };
  await framesKept({ ...film, known: keepAll }, [settings]);
  const all = Math.round((document.duration / 1000) * fps);
  expect(await keptOf()).toBe(all);
  expect(await keptOf({ files: [] })).toBeUndefined();
  expect(await keptOf({ composition: 'of tomorrow' })).toBe(0);
  const caption = document.trackItemIds.find((id) => id.startsWith('caption')) ?? '';
  const trackItemIds = document.trackItemIds.filter((id) => id !== caption);
  const changed = (await keptOf({ videoData: { ...document, trackItemIds } })) ?? all;
  expect([changed > 0 || all <= 60, changed < all]).toEqual([true, true]);
});
