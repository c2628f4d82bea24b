/** A product whose page says five things, and what a model that keeps to them writes. */
export const BRIEF = {
  title: 'Ember Flask',
  description:
    'Keeps drinks hot for 12 hours.\nThe lid is of bamboo.\nFits any cup holder.\nThe body is of steel, and the handle folds away.\nIt holds half a litre of tea or coffee.',
};
const said = BRIEF.description.split('\n');

/** 45 words, in another order each. @param turn 0 to 4 */
export const script = (turn: number): string =>
  `Meet the Ember Flask. ${[...said.slice(turn), ...said.slice(0, turn)].join(' ')} Take a look at the Ember Flask.`;
export const ideas = ['Morning', 'Noon', 'Evening', 'Night', 'Short'].map((title, turn) => ({
  title,
  script: script(turn),
}));
export const answerOf = (written: readonly object[]): string => JSON.stringify({ ideas: written });

export const TOPIC = { topic: 'How zippers work', notes: '' };
export const told = (opening: string): string =>
  `${opening} A zipper has two rows of small teeth. ${'The slider of the zipper pushes each tooth into the gap between two others. '.repeat(5)}Pull it back, and the teeth let go.`;
export const explained = ['Look at your jacket.', 'Somebody had the idea.', 'Teeth get stuck.'].map(
  (opening, index) => ({ title: `Side ${index + 1}`, script: told(opening) }),
);
