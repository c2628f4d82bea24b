/** What every template is shown with: ads, an explainer, a brand, many pictures, few, none, other scripts and sizes. */
import type { DrawnPicture, Thing } from './drawnPictures';

export interface LookProject {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly DrawnPicture[];
  readonly clip?: DrawnPicture;
  readonly size?: { readonly width: number; readonly height: number };
  /** Its own illustrations, drawn for each template as the pictures step draws them. */
  readonly isDrawn?: boolean;
  /** Of its brand kit: the colours; the logo is drawn of them. */
  readonly brandColours?: readonly [string, string];
}

const SIZES = [
  [1080, 1350],
  [1600, 1067],
  [1200, 1200],
  [1080, 1920],
] as const;
const THINGS: readonly Thing[] = ['bottle', 'lamp', 'mug', 'plant', 'shoe'];

const pictures = (prefix: string, count: number, hue: number): DrawnPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0];
    const thing = THINGS[index % THINGS.length] ?? 'bottle';
    return { name: `${prefix}-${index}`, thing, width, height, hue: hue + index * 47 };
  });

/** As shops show things: square or nearly so, on white. */
const onWhite = (prefix: string): DrawnPicture[] =>
  THINGS.slice(0, 4).map((thing, index) => ({
    name: `${prefix}-${index}`,
    thing,
    ...{ width: 1200, height: index % 2 === 0 ? 1200 : 1500, hue: 20 + index * 80, onWhite: true },
  }));

const AD =
  'Still buying plastic bottles every week? Hydra keeps water cold for a whole day. Fill it once, carry it anywhere, and forget the rest. Your new favourite bottle is one tap away.';

export const lookProjects: readonly LookProject[] = [
  {
    name: 'An ad',
    title: 'Hydra Steel Bottle, 750 ml, leak-proof',
    text: AD,
    pictures: pictures('ad', 4, 24),
    clip: { name: 'ad-clip', thing: 'bottle', width: 720, height: 1280, hue: 210 },
  },
  {
    name: 'Nineteen pictures',
    title: 'Everything for the first flat',
    text: `${AD} A lamp for the evening, a mug for the morning, a plant that forgives you, and shoes to leave in. It is all there.`,
    pictures: pictures('many', 19, 150),
  },
  {
    name: 'A shop’s pictures, on white',
    title: 'Hydra Steel Bottle',
    text: AD,
    pictures: onWhite('white'),
  },
  {
    name: 'An explainer with its own illustrations',
    title: 'How bees make honey',
    text: 'Bees visit about two million flowers for one jar of honey. They carry nectar home in a second stomach. In the hive they fan it with their wings until the water is gone. What is left keeps for a thousand years.',
    pictures: [],
    isDrawn: true,
  },
  {
    name: 'With a brand kit',
    title: 'Hydra Steel Bottle',
    text: AD,
    pictures: pictures('brand', 4, 120),
    brandColours: ['#0f766e', '#f97316'],
  },
  {
    name: 'Three, one of them tiny',
    title: '☕ Morning 🌿 Kit',
    text: 'Meet the kit that gets you up! 🎉 Coffee first, green second, everything else can wait. ✨',
    pictures: [
      ...pictures('few', 2, 300),
      // As 96 px are in a whole video: the sheets are drawn at a third.
      { name: 'few-tiny', thing: 'mug', width: 32, height: 32, hue: 40 },
    ],
  },
  {
    name: 'No picture',
    title: 'Donaudampfschifffahrtsgesellschaft explained',
    text: 'Some words are longer than a line. Donaudampfschifffahrtsgesellschaftskapitän is one of them, and it still has to fit.',
    pictures: [],
  },
  {
    name: 'Arabic',
    title: 'زجاجة هيدرا الفولاذية',
    text: 'هل ما زلت تشتري الزجاجات البلاستيكية؟ هيدرا تحفظ الماء باردا يوما كاملا. املأها مرة واحدة وخذها معك.',
    pictures: pictures('arabic', 3, 90),
  },
  {
    name: 'Chinese',
    title: '不锈钢保温杯',
    text: '还在每周买塑料瓶吗？ 这个杯子能让水冷一整天。 装一次水，带到任何地方。',
    pictures: pictures('chinese', 3, 0),
  },
  {
    name: 'A square post',
    title: 'Hydra Steel Bottle',
    text: AD,
    pictures: pictures('square', 4, 250),
    size: { width: 1080, height: 1080 },
  },
  {
    name: 'A wide screen',
    title: 'Hydra Steel Bottle',
    text: AD,
    pictures: pictures('wide', 4, 190),
    size: { width: 1920, height: 1080 },
  },
];
