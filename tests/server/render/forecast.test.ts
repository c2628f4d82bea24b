/** [ED4] What a render would come to is told of each choice from the document's size and rate alone. */
import { expect, test } from 'vitest';
import { drawnBy, drawnSize, usualSettings } from '../../../contract/renderSettings';
import type { VideoData } from '../../../contract/video/videoData';
import { readConfig } from '../../../server/config';
import { refuseLargeRender } from '../../../server/quota/quota';
import { forecasts } from '../../../server/render/forecast';
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
