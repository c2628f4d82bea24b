import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { OwnStyle } from '../../../../contract/ownStyle';
import { ownStylesMachine } from '../../../../src/machines/ownStyles/ownStyles.machine';
import { OwnStyles } from '../../../../src/screens/editor/inspector/ownStyles/OwnStylesSection';
import { editorWorld, inEditor } from '../../../support/editor/editorWorld';
import { faultsIn } from '../../../support/faultsIn';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = ownStylesMachine.provide({
  actions: { wearStyle: () => {}, announceKept: () => {}, announceDeleted: () => {} },
});
const style = (id: string, name: string): OwnStyle => ({
  id,
  name,
  content: { captions: { look: 'neon', font: 'bold' } },
});
const autumn = style('s1', 'Autumn');
const offline = new TypeError('fetch failed');
const taken = { status: 409, detail: 'You have a style called “Advent” already.' };
const fails = (id: string, errors: readonly unknown[] = [offline]) =>
  errors.map((error) => ({ type: `xstate.error.actor.${id}` as const, error }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const says = (refusal: string | null) =>
  expect(screen.getByRole('alert').textContent).toContain(refusal ?? 'That didn’t work. Please try again.');
const isListed = ({ context }: { context: { styles: readonly OwnStyle[] } }) =>
  expect(screen.queryAllByRole('button', { description: /^Apply/u })).toHaveLength(context.styles.length);

/** The styles are asked for when they are first seen. */
function Folded({ actor }: { actor: ActorRefFrom<typeof ownStylesMachine> }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <OwnStyles actor={actor} /> : <button onClick={() => setOpen(true)}>Styles</button>;
}

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['fetchStyles', 'saveStyle', 'renameStyle', 'deleteStyle'],
  samples: {
    'renaming.requested': [{ type: 'renaming.requested', styleId: 's1' }],
    'deletion.requested': [{ type: 'deletion.requested', styleId: 's1' }],
    'style.kept': [{ type: 'style.kept', name: 'Advent', scope: 'captions' }],
    'style.renamed': [{ type: 'style.renamed', name: 'Advent' }],
    'style.chosen': [{ type: 'style.chosen', style: autumn }],
    'xstate.done.actor.fetchStyles': [{ type: 'xstate.done.actor.fetchStyles', output: [autumn] }],
    'xstate.error.actor.fetchStyles': fails('fetchStyles'),
    'xstate.done.actor.saveStyle': [{ type: 'xstate.done.actor.saveStyle', output: style('s2', 'Advent') }],
    'xstate.error.actor.saveStyle': fails('saveStyle', [offline, taken]),
    'xstate.done.actor.renameStyle': [
      { type: 'xstate.done.actor.renameStyle', output: style('s1', 'Advent') },
    ],
    'xstate.error.actor.renameStyle': fails('renameStyle'),
    'xstate.done.actor.deleteStyle': [{ type: 'xstate.done.actor.deleteStyle', output: { id: 's1' } }],
    'xstate.error.actor.deleteStyle': fails('deleteStyle'),
  },
  offers: ({ context }, { type }) =>
    !['renaming.requested', 'deletion.requested', 'style.chosen'].includes(type) ||
    context.styles.some(({ name }: OwnStyle) => name === 'Autumn'),
  alsoTellApart: ({ styles }) => styles.map(({ name }) => name),
  screen: (actor) => inEditor(editorWorld(), <Folded actor={actor} />),
  gestures: {
    'styles.wanted': (_, { user }) => user.click(button('Styles')),
    retried: (_, { user }) => user.click(button('Try again')),
    'saving.requested': (_, { user }) => user.click(button('Save as my style')),
    'renaming.requested': (_, { user }) => user.click(button('Rename “Autumn”')),
    'deletion.requested': (_, { user }) => user.click(button('Delete “Autumn”')),
    'style.chosen': (_, { user }) =>
      user.click(screen.getByRole('button', { description: 'Apply “Autumn”' })),
    'style.kept': async (_, { user }) => {
      await user.clear(field());
      await user.type(field(), 'Advent');
      await user.click(screen.getByRole('radio', { name: 'Captions only' }));
      await user.click(button('Save'));
    },
    'style.renamed': async (_, { user }) => {
      await user.clear(field());
      await user.type(field(), 'Advent');
      await user.click(button('Save'));
    },
    'deletion.confirmed': (_, { user }) => user.click(button('Delete')),
    cancelled: (_, { user }) => user.click(button('Cancel')),
  },
  states: {
    unasked: () => expect(screen.queryByRole('list')).toBeNull(),
    fetchingStyles: () => expect(screen.getByRole('status').textContent).toBe('Loading your styles…'),
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your styles.'),
    'listed.calm': isListed,
    'listed.naming.asking': async () => {
      expect(document.activeElement).toBe(field());
      expect(await faultsIn(document.body)).toEqual([]);
    },
    'listed.naming.refused': ({ context }) => {
      says(context.refusal);
      expect(field().value).toBe('Advent');
    },
    'listed.renaming.asking': () => expect(field().value).toBe('Autumn'),
    'listed.renaming.refused': ({ context }) => {
      says(context.refusal);
      expect(field().value).toBe('Advent');
    },
    'listed.confirmingDeletion.asking': () =>
      expect(screen.getByText(/^Delete “Autumn” for good\?/u)).toBeTruthy(),
    'listed.confirmingDeletion.refused': ({ context }) => says(context.refusal),
    savingStyle: ({ inputOf }) => {
      expect(inputOf('saveStyle')).toEqual({ name: 'Advent', scope: 'captions' });
      expect(button('Saving…').disabled).toBe(true);
    },
    renamingStyle: ({ inputOf }) => {
      expect(inputOf('renameStyle')).toEqual({ styleId: 's1', name: 'Advent' });
      expect(button('Saving…').disabled).toBe(true);
    },
    deletingStyle: ({ inputOf }) => {
      expect(inputOf('deleteStyle')).toEqual({ styleId: 's1' });
      expect(button('Deleting…').disabled).toBe(true);
    },
  },
});

test.each(walk.paths)('[E7] own styles follow their chart: %s', (_, run) => run());
test('[E7] no transition of own styles is left unwalked', () => expect(walk.untaken()).toEqual([]));
