/** Any order that anybody could give, sensible or not: a table by name, so that a new command without its own does not compile. */
import fc, { type Arbitrary } from 'fast-check';
import { BRAND_PARTS } from '../../../../contract/brandAsset';
import { BEAT_RATES } from '../../../../contract/limits';
import { captionFontSchema, captionLookSchema } from '../../../../contract/video/captionStyle';
import { shapeNames } from '../../../../contract/video/shapes';
import { stickerNames } from '../../../../contract/video/stickers';
import { templateNameSchema } from '../../../../contract/video/templateName';
import { transitionNameSchema, type VideoData } from '../../../../contract/video/videoData';
import type {
  CommandName,
  EditorEngine,
  PayloadOfCommand,
} from '../../../../src/editor-engine/createEditorEngine';
import { copyItems } from '../../../../src/editor-engine/plugins/items/clipboard.plugin';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { textLooks, type TextLook } from '../../../../src/editor-engine/textLooks';
import { closingCardOf } from '../../../../src/templates/closingCardOf';
import { brandParts } from '../../../../src/templates/brand/brandParts';
import { brandSamples } from '../../../support/brandSamples';
import { sampleVideo } from './sampleVideo';

/** What is meant depends on the document as it then is: the third item, a moment near an edge. */
type InDocument<Value> = (data: VideoData) => Value;
type Meant<Value> = Arbitrary<InDocument<Value>>;
type Fields<Payload> = { [Name in keyof Payload]-?: Meant<Payload[Name] | undefined> };

const said = <Value>(arbitrary: Arbitrary<Value>): Meant<Value> => arbitrary.map((value) => () => value);
const perhaps = <Value>(meant: Meant<Value>): Meant<Value | undefined> =>
  fc.oneof({ arbitrary: meant, weight: 2 }, { arbitrary: fc.constant(() => undefined), weight: 1 });
/** Fields without a value are left out. */
const payload = <Payload extends object>(fields: Fields<Payload>): Meant<Payload> =>
  fc.record(fields as Record<string, Meant<unknown>>).map((made) => (data) => {
    const entries = Object.entries(made);
    const values = entries.map(([name, of]) => [name, of(data)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Payload;
  });

const picked = <Value>(of: (data: VideoData) => readonly Value[], otherwise: Value): Meant<Value> =>
  fc.nat(10_000).map((n) => (data) => {
    const all = of(data);
    return all[n % Math.max(1, all.length)] ?? otherwise;
  });
const idsIn = ({ trackItemsMap }: VideoData) => Object.keys(trackItemsMap);
const mainIn = (data: VideoData) => idsIn(data).filter((id) => data.trackItemsMap[id]?.isMain);
const captionsIn = (data: VideoData) => idsIn(data).filter((id) => id.startsWith('caption'));
const nobody = said(fc.constantFrom('nobody', 'constructor', ''));
const anyId = fc.oneof({ arbitrary: picked(idsIn, 'none'), weight: 15 }, { arbitrary: nobody, weight: 1 });
const mainId = fc.oneof({ arbitrary: picked(mainIn, 'none'), weight: 9 }, { arbitrary: anyId, weight: 1 });
const captionId = fc.oneof(
  { arbitrary: picked(captionsIn, 'none'), weight: 9 },
  { arbitrary: anyId, weight: 1 },
);
const several = fc.array(anyId, { maxLength: 5 }).map(
  (some): InDocument<string[]> =>
    (data) =>
      some.map((id) => id(data)),
);

const edges = ({ trackItemsMap }: VideoData) =>
  Object.values(trackItemsMap).flatMap(({ display }) => [display.from, display.to]);
const oddNumber = said(fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 0, 600_000, 1e12, -1e12, 0.4));
const anyMs = fc.oneof(
  { arbitrary: said(fc.integer({ min: 0, max: 20_000 })), weight: 6 },
  { arbitrary: said(fc.double({ min: -500, max: 20_000, noNaN: true })), weight: 2 },
  { arbitrary: picked(edges, 0), weight: 4 },
  { arbitrary: oddNumber, weight: 1 },
);
const byMs = fc.oneof(
  { arbitrary: said(fc.integer({ min: -8000, max: 8000 })), weight: 9 },
  { arbitrary: oddNumber, weight: 1 },
);
const lengthMs = fc.oneof(said(fc.integer({ min: 0, max: 9000 })), oddNumber);
const px = fc.oneof(
  { arbitrary: said(fc.double({ min: -3000, max: 3000, noNaN: true })), weight: 9 },
  { arbitrary: oddNumber, weight: 1 },
);
const percent = fc.oneof(said(fc.integer({ min: 0, max: 100 })), oddNumber);
const words = said(fc.constantFrom('One', 'Two words', 'And three words', '  ', '', '\uFFFDMarked', 'a\nb'));
const flag = said(fc.boolean());
const css = said(fc.constantFrom('#ff0000', 'none', '', 'x'.repeat(401)));
const src = said(fc.constantFrom('media:u/me/new.jpg', 'media:u/me/new.mp4', ''));
const natural = said(fc.constantFrom(640, 1280, 0, -1));

const medium = {
  type: said(fc.constantFrom('image' as const, 'video' as const, 'audio' as const)),
  src,
  name: perhaps(words),
  width: perhaps(natural),
  height: perhaps(natural),
  durationMs: perhaps(lengthMs),
  backdropSrc: perhaps(src),
  resourceId: perhaps(said(fc.constant('r1'))),
};
const size = said(
  fc.constantFrom(
    { width: 1080, height: 1920 },
    { width: 1080, height: 1080 },
    { width: 1920, height: 1080 },
    { width: 0, height: 9 },
  ),
);
const clipboard = fc.oneof(
  several.map((ids) => (data: VideoData) => copyItems({ videoData: () => data }, ids(data))),
  said(fc.constantFrom('', 'hello', '{"mark":"reelwright.items"}', '[]')),
);
const animation = said(
  fc.record({
    type: fc.constantFrom('zoom' as const, 'zoomOut' as const, 'fadeIn' as const, 'fadeOut' as const),
    duration: fc.constantFrom(0, 500, 2000, -1),
    delay: fc.constantFrom(0, 1500),
    easing: fc.constantFrom('linear' as const, 'spring' as const),
  }),
);
const none = said(fc.constant(null));
const transition = fc.oneof(said(fc.constantFrom(...transitionNameSchema.options)), none);
const boxes = said(fc.constant({ title_p1: { left: 5, top: 6 } }));
const cues = said(
  fc
    .array(fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 1500 })), { maxLength: 6 })
    .map((steps) => {
      let end = 0;
      return steps.map(([gap, length], index) => {
        const from = end + gap;
        end = from + length;
        return { from, to: end, text: `Cue ${index}` };
      });
    }),
);
const earlier = fc.oneof(
  said(fc.constantFrom(sampleVideo(), { ...sampleVideo(), projectId: 'other' })),
  fc.constant((data: VideoData): VideoData => ({ ...data, duration: data.duration, template: 'funky' })),
);

const spokenSentence = fc
  .array(fc.tuple(fc.constantFrom('One', 'two,', 'three.', ' '), fc.integer({ min: 0, max: 900 })), {
    maxLength: 8,
  })
  .map((said) => {
    let end = 0;
    const spoken = said.map(([text, length]) => {
      const from = end;
      end += length;
      return { text, from, to: end };
    });
    return { spoken, end };
  })
  .chain(({ spoken, end }) =>
    fc.record({
      words: fc.constant(spoken),
      sound: fc.constantFrom(null, {
        src: 'media:u/me/s.wav',
        durationMs: end + 90,
        voice: 'Ryan',
        speed: 1,
      }),
      isUnspoken: fc.boolean(),
      toBeSpokenBy: fc.constantFrom({}, { voice: 'Ada' }, { voice: 'Ada', speed: 1.2 }),
    }),
  );
/** Mostly one of its sentences, or a place between two. */
const scriptChange = fc
  .tuple(fc.nat(50), fc.constantFrom('sentence', 'after', 'odd'), fc.option(spokenSentence), anyMs)
  .map(([n, where, spoken, odd]): InDocument<PayloadOfCommand<'script.change'>> => (data) => {
    const sentences = sentencesOf(data);
    const one = sentences[n % Math.max(1, sentences.length)];
    if (!one || where === 'odd') return { from: odd(data), to: odd(data), said: '', spoken };
    if (where === 'after') return { from: one.to, to: one.to, said: '', spoken };
    return { from: one.from, to: one.to, said: one.text, spoken };
  });

const claims = fc.array(
  fc.record({
    sentence: fc.constantFrom('It is the best.', 'Made in Sweden.'),
    words: fc.constantFrom('the best', ''),
    reason: fc.constantFrom('superlative' as const, 'origin' as const),
  }),
  { maxLength: 2 },
);
const scriptMove = fc
  .tuple(fc.nat(50), fc.nat(50), anyMs)
  .map(([n, to, odd]): InDocument<PayloadOfCommand<'script.move'>> => (data) => {
    const sentences = sentencesOf(data);
    const one = sentences[n % Math.max(1, sentences.length)];
    if (!one) return { from: odd(data), said: '', toIndex: to };
    return { from: one.from, said: one.text, toIndex: to % (sentences.length + 1) };
  });

/** Of a video of the same length, or one that is none. */
const closingCard = fc
  .constantFrom('Hydra Steel Bottle', '', 'twice')
  .map((title): InDocument<PayloadOfCommand<'closing.add'>> => (data) => {
    const { items } = closingCardOf({ ...data, duration: Math.max(9500, data.duration) }, title);
    return { items: title === 'twice' ? [...items, ...items] : items };
  });

const rebranded = fc.tuple(fc.constantFrom(...BRAND_PARTS), fc.boolean()).map(
  ([part, isUsed]): InDocument<VideoData> =>
    (data) =>
      (isUsed ? brandParts[part].used : brandParts[part].unused)(data, brandSamples[part]),
);

const commands: { [Name in CommandName]: Meant<PayloadOfCommand<Name>> } = {
  'document.replace': payload({ videoData: earlier }),
  'items.move': payload({ ids: several, byMs }),
  'item.resize': payload({
    id: anyId,
    edge: said(fc.constantFrom('from' as const, 'to' as const)),
    toMs: anyMs,
  }),
  'item.trimTo': payload({
    id: anyId,
    side: said(fc.constantFrom('from' as const, 'to' as const)),
    atMs: anyMs,
  }),
  'item.split': payload({ id: anyId, atMs: anyMs }),
  'items.remove': payload({ ids: several }),
  'items.rippleRemove': payload({ ids: several }),
  'gap.close': payload({ atMs: anyMs }),
  'media.drop': payload({ ...medium, atMs: anyMs }),
  'item.replace': payload({ ...medium, id: anyId }),
  'items.duplicate': payload({ ids: several }),
  'items.paste': payload({ clipboard, atMs: anyMs }),
  'main.reorder': payload({
    id: mainId,
    toIndex: said(fc.integer({ min: -1, max: 6 })),
    along: perhaps(several),
  }),
  'cut.roll': payload({ leftId: mainId, rightId: mainId, toMs: anyMs }),
  'clip.speed': payload({
    id: anyId,
    speed: said(fc.constantFrom(0.25, 0.5, 0.8, 1, 1.5, 2, 4, 5, 0, Number.NaN)),
    ripple: perhaps(flag),
  }),
  'item.setVolume': payload({ ids: several, volume: percent }),
  'item.setFades': payload({ id: anyId, fadeIn: perhaps(lengthMs), fadeOut: perhaps(lengthMs) }),
  'item.setSourceStart': payload({ id: anyId, fromMs: anyMs }),
  'music.setBeatRate': payload({
    id: anyId,
    beatRate: said(fc.constantFrom(...BEAT_RATES, 3, Number.NaN)),
  }),
  'item.setAnimation': payload({ ids: several, animation: fc.oneof(animation, none) }),
  'item.setTransition': payload({
    ids: several,
    in: perhaps(transition),
    out: perhaps(transition),
    inDuration: perhaps(fc.oneof(lengthMs, none)),
    outDuration: perhaps(none),
  }),
  'item.place': payload({
    id: anyId,
    left: perhaps(px),
    top: perhaps(px),
    width: perhaps(px),
    height: perhaps(px),
    rotate: perhaps(px),
  }),
  'items.nudge': payload({ ids: several, byX: px, byY: px, boxes: perhaps(boxes) }),
  'item.setOpacity': payload({ ids: several, opacity: percent }),
  'item.setDetails': payload({
    ids: several,
    details: payload({ borderRadius: perhaps(px), boxShadow: perhaps(fc.oneof(css, none)) }) as Meant<
      PayloadOfCommand<'item.setDetails'>['details']
    >,
  }),
  'item.rename': payload({ id: anyId, name: words }),
  'layer.reorder': payload({
    id: anyId,
    to: said(fc.constantFrom('front' as const, 'back' as const, 'forward' as const, 'backward' as const)),
  }),
  'items.setShown': payload({ ids: several, shown: flag }),
  'captions.toggle': payload({ shown: flag }),
  'caption.rewrite': payload({ id: captionId, text: words }),
  'caption.retime': payload({ id: captionId, from: anyMs, to: anyMs }),
  'caption.split': payload({
    id: captionId,
    atWord: perhaps(said(fc.integer({ min: -1, max: 4 }))),
    atMs: perhaps(anyMs),
  }),
  'caption.merge': payload({
    id: captionId,
    with: said(fc.constantFrom('next' as const, 'previous' as const)),
  }),
  'caption.add': payload({ atMs: anyMs, text: words }),
  'script.change': scriptChange,
  'script.move': scriptMove,
  'script.cut': payload({ from: anyMs, to: anyMs }),
  'claims.keep': claims.map((kept) => (data) => ({
    claims: kept.map((claim) => ({ ...claim, sentence: sentencesOf(data)[0]?.text || claim.sentence })),
  })),
  'claims.release': claims.map((kept) => (data: VideoData) => ({
    sentence: data.keptClaims?.[0]?.sentence ?? kept[0]?.sentence ?? '',
  })),
  'captions.import': payload({ cues }),
  'captions.transcribe': payload({
    id: anyId,
    words: said(
      fc.constantFrom(
        [
          { text: 'It', from: 600, to: 900 },
          { text: 'works.', from: 900, to: 2400 },
        ],
        [{ text: ' ', from: 0, to: 10 }],
        [],
      ),
    ),
    replaces: flag,
  }),
  'captions.setStyle': payload({
    look: perhaps(said(fc.constantFrom(...captionLookSchema.options))),
    font: perhaps(said(fc.constantFrom(...captionFontSchema.options))),
    fontSize: perhaps(fc.oneof(px, none)),
    top: perhaps(fc.oneof(px, none)),
    color: perhaps(fc.oneof(css, none)),
    ids: perhaps(several),
  } as Fields<PayloadOfCommand<'captions.setStyle'>>),
  'text.add': payload({
    atMs: anyMs,
    text: words,
    look: said(fc.constantFrom(...(Object.keys(textLooks) as TextLook[]))),
  }),
  'text.rewrite': payload({ id: anyId, text: words }),
  'shape.add': payload({ atMs: anyMs, shape: said(fc.constantFrom(...shapeNames)) }),
  'sticker.add': payload({ atMs: anyMs, sticker: said(fc.constantFrom(...stickerNames)), name: words }),
  'closing.add': closingCard,
  'audio.add': payload({
    src,
    name: words,
    atMs: anyMs,
    durationMs: lengthMs,
    loop: flag,
    beats: perhaps(said(fc.array(fc.nat({ max: 9000 }), { maxLength: 4 }))),
    replaces: perhaps(anyId),
  }),
  'template.change': payload({
    template: said(fc.constantFrom(...templateNameSchema.options, 'nothing')),
    laid: perhaps(
      said(
        fc.constantFrom(
          null,
          { ...sampleVideo(), template: 'funky' },
          { ...sampleVideo(), trackItemIds: [], tracks: [], trackItemsMap: {}, template: 'educational' },
        ),
      ),
    ),
  }),
  'style.wear': payload({
    captions: perhaps(
      said(
        fc.constantFrom(
          { look: 'neon' as const, font: 'mono' as const, litColor: '#00ff00' },
          { look: 'outline' as const, font: 'bold' as const, fontSize: -3 },
        ),
      ),
    ),
    template: perhaps(said(fc.constantFrom(...templateNameSchema.options))),
    shots: perhaps(said(fc.constantFrom([{ warmth: 40 }, {}], [{ blur: 1e9 }], []))),
    texts: perhaps(said(fc.constantFrom({ color: '#112233' }, { backgroundColor: null }, {}))),
  }),
  'size.change': payload({ size }),
  'duration.change': payload({ durationMs: anyMs, trims: perhaps(flag) }),
  'keyframe.set': payload({
    id: anyId,
    atMs: anyMs,
    x: perhaps(said(fc.double({ min: -2, max: 2, noNaN: true }))),
    y: perhaps(said(fc.constantFrom(0, 0.5, 99))),
    scale: perhaps(said(fc.constantFrom(0.5, 2, 0))),
    rotate: perhaps(said(fc.integer({ min: -400, max: 400 }))),
    opacity: perhaps(percent),
    easing: perhaps(said(fc.constantFrom('linear' as const, 'easeIn' as const))),
  }),
  'keyframe.move': payload({ id: anyId, atMs: anyMs, toMs: anyMs }),
  'keyframe.remove': payload({ id: anyId, atMs: anyMs }),
  'marker.add': payload({ atMs: anyMs, name: words }),
  'marker.move': payload({ id: picked(markersIn, 'none'), atMs: anyMs }),
  'marker.rename': payload({ id: picked(markersIn, 'none'), name: words }),
  'marker.remove': payload({ id: picked(markersIn, 'none') }),
  'brand.change': payload({ videoData: rebranded }),
};

function markersIn({ markers = [] }: VideoData): string[] {
  return markers.map(({ id }) => id);
}

export interface AnyOrder {
  readonly name: CommandName;
  /** Gives the order to an engine; whether it was done. */
  give(engine: EditorEngine): boolean;
}

const orderOf = <Name extends CommandName>(name: Name): Arbitrary<AnyOrder> =>
  (commands[name] as Meant<PayloadOfCommand<Name>>).map((made) => ({
    name,
    give(engine) {
      const { done } = engine.execute(name, made(engine.videoData()));
      return done;
    },
    toString: () => name,
  }));

export const commandNames = Object.keys(commands) as CommandName[];
export const anyOrder: Arbitrary<AnyOrder> = fc.oneof(...commandNames.map((name) => orderOf(name)));
