import { expect, test } from 'vitest';
import type { TrackItem } from '../../../../contract/video/videoData';
import { respeakScript } from '../../../../src/app/editor/commands/scriptCommands';
import type { Finding, MendStep } from '../../../../src/editor-engine/check/finding';
import { mendFinding } from '../../../../src/editor-engine/check/mendFinding';
import type { EditorEngine } from '../../../../src/editor-engine/createEditorEngine';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { openEngine } from '../support/openEngine';
import { templateNames } from '../../../../src/templates/arrangements';
import { pictureScale } from '../../../../src/templates/paint/pictureScale';
import { findingsIn, videoOf } from './support/checkedVideos';
import { changed, faults } from './support/faults';

test('[PC1] forty faults are seeded, of every kind', () =>
  expect([faults.length >= 40, new Set(faults.map(({ kind }) => kind)).size]).toEqual([true, 16]));

/** As the sheet does it: by commands, or by the voice first. */
function press(engine: EditorEngine, finding: Finding): void {
  if (finding.mend === null || !('speech' in finding.mend))
    return expect(mendFinding(engine, finding)).toEqual({ done: true }) as void;
  const { from, to } = finding;
  const { text: said, words } = sentencesOf(engine.videoData()).find((one) => one.from === from) ?? absent();
  const own = words.map((word) => ({ ...word, from: word.from - from, to: word.to - from }));
  const sound = { src: 'media:u/me/s.wav', durationMs: to - from, voice: 'Ryan', speed: 1 };
  respeakScript(engine, [{ place: { from, to, said }, spoken: { words: own, sound } }]);
}
const absent = (): never => {
  throw new Error('no such sentence');
};

test.each(faults.map((fault) => [fault.kind, fault.name, fault] as const))(
  '[PC1] %s is found, and mended by steps that can be undone and leave nothing to be found: %s',
  (kind, _, { data, over, isMended }) => {
    const engine = openEngine(data);
    const before = engine.videoData();
    const all = findingsIn(before, over);
    const ofKind = () => findingsIn(engine.videoData(), over).filter((one) => one.kind === kind);
    const found = ofKind();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ mend }) => mend !== null)).toBe(isMended);
    for (const finding of found.filter(({ mend }) => mend !== null)) {
      press(engine, finding);
      const after = engine.videoData();
      expect(ofKind().length).toBeLessThan(found.length);
      engine.undo();
      expect(engine.videoData()).toEqual(before);
      engine.redo();
      expect(engine.videoData()).toEqual(after);
      engine.undo();
    }
    if (!isMended) return;
    for (const _ of found) {
      const [next] = ofKind();
      if (next) press(engine, next);
    }
    expect(ofKind()).toEqual([]);
    // What mends one fault makes no other; what somebody answers for is told as that.
    const kinds = new Set([...all.map((one) => one.kind), 'claim']);
    expect(findingsIn(engine.videoData(), over).filter((one) => !kinds.has(one.kind))).toEqual([]);
  },
);

test('[PC1] [Y4] a first picture that its keyframes move does not stand still', () => {
  const fault = faults.find(({ name }) => name === 'the first picture stands still');
  if (!fault) throw new Error('no such fault');
  const engine = openEngine(fault.data);
  const id = 'video_main_0_p1';
  engine.execute('keyframe.set', { id, atMs: 0 });
  engine.execute('keyframe.set', { id, atMs: 900, scale: 1.1 });
  const kinds = findingsIn(engine.videoData(), fault.over).map(({ kind }) => kind);
  expect(kinds).not.toContain('stillOpening');
});

test('[PC1] by kind it is said which faults a press mends', () => {
  const unmended = faults.filter(({ isMended }) => !isMended).map(({ kind, name }) => `${kind}: ${name}`);
  expect(unmended).toEqual([
    'noPicture: a picture is made invisible',
    'readingSpeed: a caption is rewritten and is far too long',
    'readingSpeed: a voice speaks half as fast again',
    'otherLanguage: a voice reads a language that is not hers',
    'claim: a claim is still said',
  ]);
});

// The topic of `educational` stands to the end: there, nothing is missing.
const ending = templateNames.filter((name) => name !== 'educational');
test.each(ending)('[PC1] [T1] a deleted last card comes back as %s lays it out', (template) => {
  const whole = videoOf(template, 'ad');
  const isClosing = (id: string) => id.startsWith('closing_');
  const bare = changed(whole, (item) => (isClosing(item.id) ? null : item));
  const engine = openEngine(bare);
  const finding = findingsIn(bare, { isAd: true }).find(({ kind }) => kind === 'noCallToAction');
  expect(finding && mendFinding(engine, finding)).toEqual({ done: true });
  const { trackItemIds, trackItemsMap } = engine.videoData();
  const cards = trackItemIds.filter(isClosing);
  expect(cards).toEqual(whole.trackItemIds.filter(isClosing));
  // Of several pictures the one that is shown first is taken, which need not be the page's first.
  const lookOf = (item: TrackItem | undefined) => ({ ...item?.details, src: '' });
  for (const id of cards) expect(lookOf(trackItemsMap[id])).toEqual(lookOf(whole.trackItemsMap[id]));
  const firstCaption = trackItemIds.findIndex((id) => id.startsWith('caption'));
  expect(trackItemIds.indexOf(cards.at(-1) ?? '')).toBeLessThan(firstCaption);
});

test('[PC1] an ad that is too short for a last card has its title at the end', () => {
  const short = videoOf('default', 'ad', { captions: [[[0, 1], 'Hydra.']], voiceover_duration: 5 });
  const finding = findingsIn(
    changed(short, (item) => (item.type === 'text' ? null : item)),
    {
      isAd: true,
    },
  ).find(({ kind }) => kind === 'noCallToAction');
  expect(finding?.mend).toEqual([
    { name: 'text.add', payload: { atMs: 2500, text: 'Hydra Steel Bottle', look: 'title' } },
  ]);
});

test.each([
  ['fills the screen', 'default', { width: 1080, height: 1920, left: 0, top: 0 }, 'item.setDetails'],
  ['fills the screen', 'stock-media', { width: 1080, height: 1920, left: 0, top: 0 }, 'item.setDetails'],
  ['is a card', 'educational', {}, 'item.setDetails'],
  ['was placed by hand', 'zoom-effect', { width: 900, height: 900, left: 90, top: 300 }, 'item.place'],
] as const)(
  '[PC1] a small picture that %s in %s is shown at a size that it has',
  (_, template, box, name) => {
    const id = 'video_main_1_p1';
    const small = { naturalWidth: 300, naturalHeight: 500, fit: 'cover', ...box };
    const data = changed(videoOf(template, 'ad'), (item) =>
      item.id === id ? ({ ...item, details: { ...item.details, ...small } } as typeof item) : item,
    );
    const engine = openEngine(data);
    const finding = findingsIn(data).find(({ kind }) => kind === 'smallPicture');
    expect((finding?.mend as readonly MendStep[] | undefined)?.map((step) => step.name)).toEqual([name]);
    expect(finding && mendFinding(engine, finding)).toEqual({ done: true });
    const item = engine.videoData().trackItemsMap[id];
    const scale = item ? (pictureScale(item, engine.videoData()) ?? 0) : 0;
    expect([scale > 1.2, scale <= 1.25]).toEqual([true, true]);
  },
);

test.each(templateNames)(
  '[PC1] a product on white is shown closely in %s, and is no small picture',
  (template) => {
    const size = { width: 1000, height: 1000, duration_seconds: null, backdrop_url: null };
    const onWhite = { ...size, ground: '#ffffff' };
    const crop = { left: 0.24, top: 0.22, right: 0.22, bottom: 0.24 };
    const largest = (facts: typeof onWhite) => {
      const media_facts = Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [`media:u/me/${name}.jpg`, facts]),
      );
      const data = videoOf(template, 'ad', { media_facts });
      expect(findingsIn(data).filter(({ kind }) => kind === 'smallPicture')).toEqual([]);
      return Math.max(...Object.values(data.trackItemsMap).map((item) => pictureScale(item, data) ?? 0));
    };
    expect(largest({ ...onWhite, ...{ crop } }) / largest(onWhite)).toBeCloseTo(1 / 0.54, 2);
  },
);
