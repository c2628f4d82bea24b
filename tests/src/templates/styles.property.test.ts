import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS, formatNames } from '../../../contract/video/formats/formats';
import { videoInStyle } from '../../../contract/video/styles/inStyle';
import type { Layouts } from '../../../contract/video/styles/layouts';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { isCaption, videoDataSchema, type VideoData } from '../../../contract/video/videoData';
import { wordsOf } from '../../../contract/video/spokenWords';
import { movedIn } from '../../../server/duplicating/movedIn';
import { templateNames } from '../../../src/templates/arrangements';
import { arrangeInFormats } from '../../../src/templates/arrangeInFormats';
import { anyOrder } from '../editor-engine/support/anyCommand';
import { styleChange } from '../../../src/editor-engine/styles/styleChange';
import { openEngine } from '../editor-engine/support/openEngine';
import { isLong } from '../../support/form';
import { anyProps } from './support/anyProps';

/** Each is laid out in four formats: three of them are enough at a time. */
const someNames = fc.shuffledSubarray([...templateNames], { minLength: 3, maxLength: 3 });
const turn = fc.nat({ max: 2 });
const tall = FORMATS['9:16'];
const orders = fc.array(anyOrder, { maxLength: 12 });
const numRuns = isLong ? 300 : 4;

/** An explainer's pictures are drawn for each style. */
const drawnFor = (props: TemplateProps, name: string): TemplateProps => {
  const own = (src: string) => `${name}-${src}`;
  return {
    ...props,
    images: props.images.map(own),
    timed_image_urls: props.timed_image_urls.map(([span, src]) => [span, own(src)]),
    media_facts: Object.fromEntries(
      Object.entries(props.media_facts).map(([src, facts]) => [src.endsWith('.jpg') ? own(src) : src, facts]),
    ),
  };
};
const layoutsOf = (names: readonly string[], props: TemplateProps, isDrawn: boolean): Layouts =>
  Object.fromEntries(
    names.map((name) => [
      name,
      arrangeInFormats({ ...(isDrawn ? drawnFor(props, name) : props), ...tall, template: name }),
    ]),
  );
const move = { userId: '1', from: 'project-1', to: 'project-2' };
const made = fc
  .record({ props: anyProps, names: someNames, isDrawn: fc.boolean() })
  .map(({ props, names, isDrawn }) => {
    const owned = { ...props, project_id: move.from, remote_dir: 'media:u/1/jobs/1/' };
    const layouts = layoutsOf(names, owned, isDrawn);
    return { layouts, names, video: layouts[names[0] ?? ''] as VideoData };
  });

test('[S1] a video that nobody has edited is, in another style, as that style lays it out', () =>
  fc.assert(
    fc.property(made, ({ layouts, names, video }) => {
      for (const name of names) {
        const there = videoInStyle(video, layouts, name)?.videoData;
        expect(there && { ...there, styles: undefined }).toEqual(layouts[name]);
      }
    }),
    { numRuns },
  ));

test('[S1] what has no place in a style on the way is there again in the first one', () => {
  const names = ['default', 'motion-cards', 'zoom-effect'];
  const props = templatePropsSchema.parse({
    ...{ template: 'default', project_id: 'p', title: 'Hydra', remote_dir: 'media:u/1/' },
    ...{ images: ['p0.jpg', 'p1.jpg'], videos: [], background_music_url: null, voiceover_duration: 6 },
    captions: ['Cold', 'water,', 'all', 'day', 'long.'].map((word, index) => [[index, index + 0.9], word]),
  });
  const engine = openEngine(arrangeInFormats(props));
  const layouts = layoutsOf(names, props, false);
  engine.execute('captions.setStyle', { ids: ['caption_1_p'], color: '#ff00aa' });
  const first = engine.videoData();
  expect(first.trackItemsMap['caption_1_p']?.details).toMatchObject({ color: '#ff00aa' });
  const there = (name: string) =>
    engine.execute('template.change', styleChange(engine.videoData(), { template: name, layouts }));
  for (const name of ['motion-cards', 'zoom-effect', 'default']) expect(there(name)).toEqual({ done: true });
  const { styles: _, ...back } = engine.videoData();
  expect(back).toEqual(first);
});

test('[S1] [P3] whatever was edited, through any styles and back again is the very first document, in a duplicate that was made on the way, too', () =>
  fc.assert(
    fc.property(
      made,
      orders,
      fc.array(turn, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      ({ layouts, names, video }, given, turns, isDuplicated) => {
        const engine = openEngine(video);
        for (const order of given) order.give(engine);
        engine.execute('size.change', { size: tall });
        const first = engine.videoData();
        for (const at of turns)
          engine.execute(
            'template.change',
            styleChange(engine.videoData(), { template: names[at] ?? '', layouts }),
          );
        const there = { video: engine.videoData(), layouts, first };
        const { moved } = isDuplicated ? movedIn(there, move) : { moved: there };
        const last = isDuplicated ? openEngine(moved.video) : engine;
        last.execute(
          'template.change',
          styleChange(last.videoData(), { template: first.template, layouts: moved.layouts }),
        );
        expect({ ...last.videoData(), styles: null }).toEqual({ ...moved.first, styles: null });
      },
    ),
    { numRuns },
  ));

const said = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap)
    .flatMap((item) => (item.type === 'text' && isCaption(item.id) ? wordsOf(item) : []))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from || a.to - b.to || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
const sounds = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap).filter(({ type }) => type === 'audio');

test('[S1] the sounds, the markers, the length and the format stay, whatever was edited', () =>
  fc.assert(
    fc.property(
      made,
      orders,
      turn,
      fc.constantFrom(...formatNames),
      ({ layouts, names, video }, given, at, format) => {
        const engine = openEngine(video);
        for (const order of given) order.give(engine);
        engine.execute('size.change', { size: FORMATS[format] });
        const before = engine.videoData();
        const name = names[at] ?? '';
        // A style that was given by another order may be one that nobody has laid out.
        const { done } = engine.execute(
          'template.change',
          styleChange(engine.videoData(), { template: name, layouts }),
        );
        const after = engine.videoData();
        expect(videoDataSchema.safeParse(after).success).toBe(true);
        expect(sounds(after)).toEqual(sounds(before));
        expect(after.markers).toEqual(before.markers);
        expect(after.keptClaims).toEqual(before.keptClaims);
        expect([after.duration, after.fps, after.size]).toEqual([before.duration, before.fps, before.size]);
        if (done) engine.undo();
        expect(engine.videoData()).toEqual(before);
      },
    ),
    { numRuns },
  ));

test('[S1] every word that is said stays a caption', () =>
  fc.assert(
    fc.property(made, ({ layouts, names, video }) => {
      let there = video;
      for (const name of names) {
        there = videoInStyle(there, layouts, name)?.videoData as VideoData;
        expect(said(there)).toEqual(said(video));
      }
    }),
    { numRuns },
  ));
