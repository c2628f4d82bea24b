import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { IN_PLACE } from '../../../src/templates/motion/transition';
import { cardsOf, pileAt, pushed } from '../../../src/templates/motionCards/mainCards';
import { arrangeMotionCards } from '../../../src/templates/motionCards/motionCards.arrange';
import { GONE, lyingPose, sideOf } from '../../../src/templates/motionCards/pile';
import { tablePalette } from '../../../src/templates/motionCards/tables';
import { mainItemsOf } from '../../../src/templates/shared/shots/dressMain';

const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'motion-cards',
    project_id: 'p1',
    images: ['a', 'b', 'c', 'd', 'e'],
    videos: [],
    captions: Array.from({ length: 30 }, (_, n) => [[n * 0.5, n * 0.5 + 0.4], n % 5 === 4 ? 'end.' : 'word']),
    voiceover_duration: 15,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });
const cards = cardsOf(arrangeMotionCards(props()));
const [, , third, fourth] = cards;
if (!third || !fourth) throw new Error('too few cards');
const sources = (frame: number) =>
  pileAt(cards, frame, 30).under.map(({ card, after }) => [card.item.details.src, after]);

test('[T1] the first card lies on nothing', () => {
  expect(pileAt(cards, 0, 30)).toMatchObject({ under: [], presence: 1 });
  expect(pileAt(cards, 0, 30).top?.item.details.src).toBe('a');
});

test('two cards lie under the one that is shown, the older one deeper', () => {
  expect(sources(fourth.from - 1)).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('while a card comes, the last one moves by itself and the oldest is on its way out', () => {
  expect(sources(fourth.from)).toEqual([
    ['a', GONE],
    ['b', 2],
  ]);
  expect(sources(fourth.from + 15)).toEqual([
    ['b', 2],
    ['c', 1],
  ]);
});

test('a card is pushed on from where it lay to where the next level is, and no further', () => {
  expect(lyingPose(1, 0, 1)).toEqual({ ...IN_PLACE, shade: 0 });
  expect(lyingPose(1, 1, 1)).toEqual(lyingPose(2, 0, 1));
  expect(lyingPose(GONE, 1, -1).opacity).toBe(0);
  expect(lyingPose(2, 1, -1).rotateDeg).toBe(-lyingPose(2, 1, 1).rotateDeg);
  expect([0, 7, 14, 15].map((frame) => pushed(frame, 15)).at(-1)).toBe(1);
});

test('neighbours lie to opposite sides', () => {
  expect(sideOf('video_main_1_p1')).toBe(-sideOf('video_main_2_p1'));
});

test("each card brings another table, a brand's where there is one", () => {
  const tables = (over: Partial<TemplateProps> = {}) =>
    mainItemsOf(arrangeMotionCards(props(over))).map(({ details }) => details.ground);
  expect(tables().slice(0, 5)).toEqual(tablePalette.backgrounds.slice(0, tables().length));
  const ofBrand = tables({ brand: { colours: ['#ff0000', '#00ff00'] } });
  expect(ofBrand.slice(0, 3).map((table) => table?.includes('#ff0000'))).toEqual([true, false, true]);
});

test('[Y4] a card pushes the others on for as long as its own entrance takes', () => {
  const slow = (card: typeof fourth) => ({
    ...card,
    item: { ...card.item, details: { ...card.item.details, transition: { in: 'pop', inDuration: 1000 } } },
  });
  const coming = cards.map((card) => (card === fourth ? (slow(card) as typeof fourth) : card));
  const presenceAfter = (frame: number) => pileAt(coming, fourth.from + frame, 30).presence;
  const takes = Math.min(30, Math.floor(fourth.length / 2));
  expect(takes).toBeGreaterThan(15);
  expect(presenceAfter(15)).toBeLessThan(1);
  expect(presenceAfter(takes)).toBe(1);
});
