import { expect, test } from 'vitest';
import { BRAND_PARTS } from '../../../../../contract/brandAsset';
import { brandParts } from '../../../../../src/templates/brand/brandParts';
import { brandSamples } from '../../../../support/brandSamples';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

test.each(BRAND_PARTS)('[B4] %s is taken in and out, each a step that can be undone', (name) => {
  const engine = openEngine();
  const [part, asset] = [brandParts[name], brandSamples[name]];
  expectOneStep(engine, 'brand.change', { videoData: part.used(engine.videoData(), asset) });
  expect(part.isUsed(engine.videoData(), asset)).toBe(true);
  expectOneStep(engine, 'brand.change', { videoData: part.unused(engine.videoData(), asset) });
  expect(part.isUsed(engine.videoData(), asset)).toBe(false);
});

test('[B4] an intro moves markers and what is switched off, and what is switched off stays so', () => {
  const engine = openEngine();
  engine.execute('marker.add', { atMs: 1000, name: 'Drop' });
  engine.execute('captions.toggle', { shown: false });
  const { used } = brandParts.intro;
  expectOneStep(engine, 'brand.change', { videoData: used(engine.videoData(), brandSamples.intro) });
  const data = engine.videoData();
  expect(data.duration).toBe(sampleVideo().duration + 2000);
  expect(data.markers?.map(({ at }) => at)).toEqual([3000]);
  expect(data.trackItemsMap[items.hello.id]?.display.from).toBe(items.hello.display.from + 2000);
  engine.execute('captions.toggle', { shown: true });
  expect(engine.videoData().trackItemIds).toContain(items.hello.id);
});

test('another project’s document, a broken one and the same one are refused', () => {
  const engine = openEngine();
  const videoData = engine.videoData();
  expectRefused(engine, 'brand.change', { videoData: { ...videoData, projectId: 'other' } }, 'wrongKind');
  expectRefused(engine, 'brand.change', { videoData: { ...videoData, duration: -1 } }, 'badValue');
  expectRefused(engine, 'brand.change', { videoData }, 'nothingChanges');
});
