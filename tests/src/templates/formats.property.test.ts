import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS, formatNames } from '../../../contract/video/formats/formats';
import { videoInSize } from '../../../contract/video/formats/inSize';
import { fittedNames } from '../../../contract/video/formats/itemFormats';
import { videoDataSchema, type VideoData } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { arrangeInFormats } from '../../../src/templates/arrangeInFormats';
import { anyOrder } from '../editor-engine/support/anyCommand';
import { openEngine } from '../editor-engine/support/openEngine';
import { isLong } from '../../support/form';
import { anyProps } from './support/anyProps';

const format = fc.constantFrom(...formatNames).map((name) => FORMATS[name]);
const template = fc.constantFrom(...templateNames);
const tall = FORMATS['9:16'];
const opened = fc
  .record({ props: anyProps, template })
  .map(({ props, template }) => arrangeInFormats({ ...props, ...tall, template }));
const orders = fc.array(anyOrder, { maxLength: 12 });

/** All that is seen and heard, without what it knows of other formats. */
const seen = (data: VideoData) => ({
  ...data,
  trackItemsMap: Object.fromEntries(
    Object.entries(data.trackItemsMap).map(([id, { formats: _, ...item }]) => [id, item]),
  ),
});
/** What no format has a say in. */
const shared = (data: VideoData) => ({
  ...seen(data),
  size: null,
  trackItemsMap: Object.fromEntries(
    Object.entries(seen(data).trackItemsMap).map(([id, item]) => {
      const details = Object.entries(item.details).filter(
        ([name]) => !(fittedNames as string[]).includes(name),
      );
      return [id, { ...item, details: Object.fromEntries(details) }];
    }),
  ),
});

test('[ED3] a format that is chosen is laid out as the template lays it out', () =>
  fc.assert(
    fc.property(anyProps, template, format, format, (props, name, from, to) => {
      const data = arrangeInFormats({ ...props, ...from, template: name });
      expect(videoDataSchema.parse(data)).toEqual(data);
      const [moved, laid] = [videoInSize(data, to), arrange({ ...props, ...to, template: name })];
      for (const [id, item] of Object.entries(laid.trackItemsMap))
        if (moved.trackItemsMap[id]) expect(moved.trackItemsMap[id]?.details).toEqual(item.details);
    }),
    { numRuns: isLong ? 300 : 10 },
  ));

test('[ED3] whatever was edited, there and back again is the very first document', () =>
  fc.assert(
    fc.property(opened, orders, fc.array(format, { minLength: 1, maxLength: 4 }), (video, given, sizes) => {
      const engine = openEngine(video);
      for (const order of given) order.give(engine);
      const first = engine.videoData();
      for (const size of sizes) engine.execute('size.change', { size });
      engine.execute('size.change', { size: first.size });
      expect(seen(engine.videoData())).toEqual(seen(first));
      if (given.length === 0) expect(engine.videoData()).toEqual(first);
    }),
    { numRuns: isLong ? 300 : 10 },
  ));

test('[ED3] what is edited in another format stays edited: there to the pixel, here in every word and moment', () =>
  fc.assert(
    fc.property(opened, orders, orders, format, (video, before, after, size) => {
      const engine = openEngine(video);
      for (const order of before) order.give(engine);
      const here = engine.videoData().size;
      engine.execute('size.change', { size });
      for (const order of after) order.give(engine);
      const edited = engine.videoData();
      engine.execute('size.change', { size: here });
      expect(shared(engine.videoData())).toEqual(shared(edited));
      expect(videoDataSchema.safeParse(engine.videoData()).success).toBe(true);
      engine.execute('size.change', { size: edited.size });
      expect(seen(engine.videoData())).toEqual(seen(edited));
    }),
    { numRuns: isLong ? 300 : 10 },
  ));
