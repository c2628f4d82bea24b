/** A person's own styles: listed, kept under a name, worn, renamed, deleted. [T3] [E7] */
import { assign, setup } from 'xstate';
import type { OwnStyle } from '../../../contract/ownStyle';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

/** What is kept: how captions look, or all of it. */
export type StyleScope = 'captions' | 'look';
export interface NewStyle {
  readonly name: string;
  readonly scope: StyleScope;
}
interface Named {
  readonly styleId: string;
  readonly name: string;
}
interface Context {
  /** By name. */
  readonly styles: readonly OwnStyle[];
  /** Of the one that is being named or deleted; null for a new one. */
  readonly styleId: string | null;
  /** The server's sentence, where it gave one. */
  readonly refusal: string | null;
}
const byName = (one: OwnStyle, other: OwnStyle) => one.name.localeCompare(other.name);

export const ownStylesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'styles.wanted' }
      | { type: 'retried' }
      | { type: 'saving.requested' }
      | { type: 'renaming.requested'; styleId: string }
      | { type: 'deletion.requested'; styleId: string }
      | ({ type: 'style.kept' } & NewStyle)
      | { type: 'style.renamed'; name: string }
      | { type: 'deletion.confirmed' }
      | { type: 'cancelled' }
      | { type: 'style.chosen'; style: OwnStyle },
  },
  actors: {
    fetchStyles: notProvided<readonly OwnStyle[], void>('fetchStyles'),
    saveStyle: notProvided<OwnStyle, NewStyle>('saveStyle'),
    renameStyle: notProvided<OwnStyle, Named>('renameStyle'),
    deleteStyle: notProvided<{ id: string }, { readonly styleId: string }>('deleteStyle'),
  },
  actions: {
    rememberStyles: assign({ styles: (_, styles: readonly OwnStyle[]) => styles }),
    addStyle: assign(({ context: { styles } }, style: OwnStyle) => ({
      styles: [...styles.filter(({ id }) => id !== style.id), style].sort(byName),
    })),
    removeStyle: assign(({ context: { styles } }, id: string) => ({
      styles: styles.filter((style) => style.id !== id),
    })),
    rememberStyle: assign({ styleId: (_, styleId: string) => styleId, refusal: null }),
    forgetStyle: assign({ styleId: null, refusal: null }),
    rememberRefusal: assign({ refusal: (_, detail: string | null) => detail }),
    wearStyle: (_, _style: OwnStyle) => {},
    announceKept: (_, _name: string) => {},
    announceDeleted: () => {},
  },
}).createMachine({
  id: 'ownStyles',
  context: { styles: [], styleId: null, refusal: null },
  initial: 'unasked',
  states: {
    unasked: { on: { 'styles.wanted': 'fetchingStyles' } },
    fetchingStyles: {
      invoke: {
        id: 'fetchStyles',
        src: 'fetchStyles',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberStyles', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingStyles' } },
    listed: {
      initial: 'calm',
      states: {
        calm: {
          entry: 'forgetStyle',
          on: {
            'saving.requested': 'naming',
            'renaming.requested': {
              target: 'renaming',
              actions: { type: 'rememberStyle', params: ({ event }) => event.styleId },
            },
            'deletion.requested': {
              target: 'confirmingDeletion',
              actions: { type: 'rememberStyle', params: ({ event }) => event.styleId },
            },
            'style.chosen': { actions: { type: 'wearStyle', params: ({ event }) => event.style } },
          },
        },
        /** A name and what is kept are asked for. */
        naming: {
          initial: 'asking',
          on: { cancelled: 'calm', 'style.kept': '#ownStyles.savingStyle' },
          states: { asking: { entry: 'forgetStyle' }, refused: {} },
        },
        renaming: {
          initial: 'asking',
          on: { cancelled: 'calm', 'style.renamed': '#ownStyles.renamingStyle' },
          states: { asking: {}, refused: {} },
        },
        confirmingDeletion: {
          initial: 'asking',
          on: { cancelled: 'calm', 'deletion.confirmed': '#ownStyles.deletingStyle' },
          states: { asking: {}, refused: {} },
        },
      },
    },
    savingStyle: {
      invoke: {
        id: 'saveStyle',
        src: 'saveStyle',
        input: ({ event }) =>
          event.type === 'style.kept'
            ? { name: event.name, scope: event.scope }
            : { name: '', scope: 'captions' },
        onDone: {
          target: 'listed',
          actions: [
            { type: 'addStyle', params: ({ event }) => event.output },
            { type: 'announceKept', params: ({ event }) => event.output.name },
          ],
        },
        onError: {
          target: 'listed.naming.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
    },
    renamingStyle: {
      invoke: {
        id: 'renameStyle',
        src: 'renameStyle',
        input: ({ context, event }) => ({
          styleId: context.styleId ?? '',
          name: event.type === 'style.renamed' ? event.name : '',
        }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'addStyle', params: ({ event }) => event.output },
            { type: 'announceKept', params: ({ event }) => event.output.name },
          ],
        },
        onError: {
          target: 'listed.renaming.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
    },
    deletingStyle: {
      invoke: {
        id: 'deleteStyle',
        src: 'deleteStyle',
        input: ({ context }) => ({ styleId: context.styleId ?? '' }),
        onDone: {
          target: 'listed',
          actions: [{ type: 'removeStyle', params: ({ event }) => event.output.id }, 'announceDeleted'],
        },
        onError: {
          target: 'listed.confirmingDeletion.refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
        },
      },
    },
  },
});
