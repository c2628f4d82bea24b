/** The shapes of an ad: what each says around the seller's own claims. None of these lines claims anything itself. */

export interface FrameInput {
  /** With its article: "the Ember Flask". */
  readonly name: string;
  readonly audience: string | undefined;
  /** What the seller's claims put an end to: "drinks going lukewarm". */
  readonly problem: string | undefined;
}

export interface Frame {
  /** Names the shape in plain words. */
  readonly title: string;
  opening(input: FrameInput): string[];
  /** Said before the first, the second, the third claim … */
  readonly joints: readonly string[];
  /** Said as far as there are too few words, in this order. */
  fillers(input: FrameInput): string[];
  closing(input: FrameInput): string[];
  /** Which claim leads, so that the ideas differ in what they stress. */
  readonly startsAt: number;
}

const forWhom = ({ audience }: FrameInput) => (audience ? [`This one is for ${audience}.`] : []);

export const FRAMES: readonly Frame[] = [
  {
    title: 'Problem and solution',
    opening: (input) => [
      input.problem
        ? `Still putting up with ${input.problem}?`
        : 'Still putting up with something that does not work for you?',
      ...forWhom(input),
      `Then meet ${input.name}.`,
    ],
    joints: ['', '', 'And there is more.'],
    fillers: ({ name }) => [
      'Small annoyances add up, day after day, until you stop noticing them.',
      'You deserve to notice the difference again.',
      `Take a good look at ${name} and ask yourself what you would change first.`,
      'Sometimes the fix is simpler than you think.',
    ],
    closing: ({ name }) => [`Leave the old way behind, and try ${name}.`],
    startsAt: 0,
  },
  {
    title: 'Attention, interest, desire, action',
    opening: (input) => [
      'Stop scrolling for a moment.',
      ...forWhom(input),
      `You will want to see ${input.name}.`,
    ],
    joints: ['', 'It gets better.', ''],
    fillers: () => [
      'Look closely, because the details are where the story is.',
      'Now picture it in your own hands, in your own day, doing its job.',
      'If that sounds like something you would use, trust that feeling.',
      'Good things rarely need a long speech.',
    ],
    closing: () => ['Tap the link, take a look, and make it yours today.'],
    startsAt: 1,
  },
  {
    title: 'List of reasons',
    opening: (input) => [...forWhom(input), `Wondering why you should look at ${input.name}? Here is why.`],
    joints: ['First.', 'Next.', 'And finally.'],
    fillers: () => [
      'You can see what it is at a glance.',
      'You can decide for yourself, in your own time, with nobody rushing you.',
      'And you can picture exactly where it belongs in your day.',
      'Add your own reason to the list, because you know best what you need.',
    ],
    closing: () => ['Which reason is yours? Follow the link and find out.'],
    startsAt: 2,
  },
  {
    title: 'Before and after',
    opening: (input) => [
      input.problem
        ? `Before: ${input.problem}, again and again.`
        : 'Before: you make do with what you have, and hope for the best.',
      ...forWhom(input),
      `After: you have ${input.name}.`,
    ],
    joints: ['', '', ''],
    fillers: ({ name }) => [
      'Same day, same you, one less thing to think about.',
      'That is the kind of change that you feel before you can explain it.',
      `So think of your own before, and picture your own after with ${name} in it.`,
      'The step between them is a small one.',
    ],
    closing: () => ['Ready for your own after? It starts with one tap.'],
    startsAt: 1,
  },
  {
    title: 'A moment in the day',
    opening: (input) => [
      'Picture an ordinary day.',
      'You reach for something you like, and it is right there.',
      ...forWhom(input),
      `Say hello to ${input.name}.`,
    ],
    joints: ['', '', ''],
    fillers: () => [
      'No big announcement, just a small moment that feels right.',
      'Those are the moments that you come back to.',
      'Slow down, look again, and let it find its place.',
      'Some things simply belong.',
    ],
    closing: () => ['Bring that moment home. Tap the link to see more.'],
    startsAt: 2,
  },
  {
    title: 'Straight to the point',
    opening: (input) => [
      `Take a look at ${input.name}.`,
      'No long story, just what you need to know.',
      ...forWhom(input),
    ],
    joints: ['', '', ''],
    fillers: () => [
      'What you see is what you came for.',
      'Read the details, take your time, and make up your own mind.',
      'If it fits the way you live, you will know soon enough.',
      'And if you know somebody who would love it, show it to them.',
    ],
    closing: () => ['Like it? Follow the link and order yours.'],
    startsAt: 0,
  },
];
