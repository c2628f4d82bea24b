import { expect, test, vi } from 'vitest';
import type { OwnStyle } from '../../../../contract/ownStyle';
import { ownStylesMachine } from '../../../../src/machines/ownStyles/ownStyles.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const wearStyle = vi.fn();
const machine = ownStylesMachine.provide({ actions: { wearStyle: (_, style) => wearStyle(style) } });
const style = (id: string, name: string): OwnStyle => ({
  id,
  name,
  content: { captions: { look: 'neon', font: 'bold' } },
});
const autumn = style('s1', 'Autumn');
const error = { status: 409, detail: 'You have a style called “Autumn” already.' };
const samples = {
  'renaming.requested': [{ type: 'renaming.requested' as const, styleId: 's1' }],
  'deletion.requested': [{ type: 'deletion.requested' as const, styleId: 's1' }],
  'style.kept': [{ type: 'style.kept' as const, name: 'Advent', scope: 'captions' as const }],
  'style.renamed': [{ type: 'style.renamed' as const, name: 'Winter' }],
  'style.chosen': [{ type: 'style.chosen' as const, style: autumn }],
  'xstate.done.actor.fetchStyles': [{ type: 'xstate.done.actor.fetchStyles' as const, output: [autumn] }],
  'xstate.error.actor.fetchStyles': [{ type: 'xstate.error.actor.fetchStyles' as const, error }],
  'xstate.done.actor.saveStyle': [
    { type: 'xstate.done.actor.saveStyle' as const, output: style('s2', 'Advent') },
  ],
  'xstate.error.actor.saveStyle': [{ type: 'xstate.error.actor.saveStyle' as const, error }],
  'xstate.done.actor.renameStyle': [
    { type: 'xstate.done.actor.renameStyle' as const, output: style('s1', 'Winter') },
  ],
  'xstate.error.actor.renameStyle': [{ type: 'xstate.error.actor.renameStyle' as const, error }],
  'xstate.done.actor.deleteStyle': [{ type: 'xstate.done.actor.deleteStyle' as const, output: { id: 's1' } }],
  'xstate.error.actor.deleteStyle': [{ type: 'xstate.error.actor.deleteStyle' as const, error }],
};
const paths = modelOf(machine, undefined, samples).getShortestPaths();

type Seen = { context: { styles: readonly OwnStyle[]; styleId: string | null; refusal: string | null } };
const none = ({ context }: Seen) => expect(context.styles).toEqual([]);
const calm = ({ context }: Seen) => expect([context.styleId, context.refusal]).toEqual([null, null]);
const ofOne = ({ context }: Seen) => expect(context.styleId).toBe('s1');
const refusedOne = ({ context }: Seen) =>
  expect([context.styleId, context.refusal]).toEqual(['s1', error.detail]);
const states = {
  unasked: none,
  fetchingStyles: none,
  unavailable: none,
  'listed.calm': calm,
  'listed.naming.asking': calm,
  'listed.naming.refused': ({ context }) => expect(context.refusal).toBe(error.detail),
  'listed.renaming.asking': ofOne,
  'listed.renaming.refused': refusedOne,
  'listed.confirmingDeletion.asking': ofOne,
  'listed.confirmingDeletion.refused': refusedOne,
  savingStyle: () => {},
  renamingStyle: ofOne,
  deletingStyle: ofOne,
} satisfies Record<StatesOf<typeof ownStylesMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const listed = [{ type: 'styles.wanted' }, { type: 'xstate.done.actor.fetchStyles', output: [autumn] }];
const namesAfter = (...events: Parameters<typeof journey>[2]) =>
  journey(machine, undefined, [...listed, ...events]).context.styles.map(({ name }: OwnStyle) => name);
test('[E7] a style that is kept, renamed or deleted stands in its place of the list, or no longer', () => {
  const kept = [
    { type: 'saving.requested' },
    ...samples['style.kept'],
    ...samples['xstate.done.actor.saveStyle'],
  ];
  expect(namesAfter(...kept)).toEqual(['Advent', 'Autumn']);
  const renamed = [
    ...samples['renaming.requested'],
    ...samples['style.renamed'],
    ...samples['xstate.done.actor.renameStyle'],
  ];
  expect(namesAfter(...kept, ...renamed)).toEqual(['Advent', 'Winter']);
  const deleted = [
    ...samples['deletion.requested'],
    { type: 'deletion.confirmed' },
    ...samples['xstate.done.actor.deleteStyle'],
  ];
  expect(namesAfter(...deleted)).toEqual([]);
});
test('[E7] a press on a style wears it', () => {
  namesAfter(...samples['style.chosen']);
  expect(wearStyle.mock.lastCall).toEqual([autumn]);
});
