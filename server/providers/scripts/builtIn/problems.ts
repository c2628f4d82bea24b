/** The everyday trouble that a claim answers; spoken of only where the seller makes that claim. */

const PROBLEMS: readonly (readonly [claimed: RegExp, problem: string])[] = [
  [/\b(leak|spill).?proof|no leaks/i, 'leaks in your bag'],
  [/keeps?\b.{0,30}\b(hot|cold|warm)\b/i, 'drinks that go lukewarm'],
  [/noise.?cancel/i, 'noise that you cannot switch off'],
  [/wireless|cordless/i, 'tangled cables'],
  [/fast.?charg|quick.?charg/i, 'waiting for a charge'],
  [/waterproof|water.?resist/i, 'gear that cannot get wet'],
  [/light.?weight|weighs (only|just|less)|foldable/i, 'carrying more weight than you need'],
  [/non.?stick|easy (to )?clean|dishwasher/i, 'scrubbing and scrubbing'],
  [/compartments?|organi[sz]er/i, 'digging around for your things'],
  [/moistur|hydrat|dry skin/i, 'dry skin'],
  [/helps you (focus|concentrate)/i, 'days that slip away from you'],
];

export const problemOf = (description: string): string | undefined =>
  PROBLEMS.find(([claimed]) => claimed.test(description))?.[1];
