/** Links by which others watch a project's video: made, copied while their address is known, listed, revoked. [ED4] */
import { assign, setup } from 'xstate';
import {
  USUAL_SHARE_DAYS,
  type NewShareLink,
  type ShareDays,
  type ShareLink,
} from '../../../contract/shareLink';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Id = { readonly projectId: string };
interface Context extends Id {
  readonly links: readonly ShareLink[];
  /** How long the next one is good for. */
  readonly days: ShareDays;
  /** The address of the one that was made last: it is told this once. */
  readonly made: { readonly id: string; readonly url: string } | null;
  /** The server's sentence, where it gave one. */
  readonly refusal: string | null;
}

export const shareLinkMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Context,
    events: {} as
      | { type: 'share.opened' }
      | { type: 'share.closed' }
      | { type: 'retried' }
      | { type: 'days.chosen'; days: ShareDays }
      | { type: 'link.requested' }
      | { type: 'link.revoked'; linkId: string }
      | { type: 'copy.requested' },
  },
  actors: {
    fetchLinks: notProvided<readonly ShareLink[], Id>('fetchLinks'),
    makeLink: notProvided<NewShareLink, Id & { readonly days: ShareDays }>('makeLink'),
    revokeLink: notProvided<{ id: string }, Id & { readonly linkId: string }>('revokeLink'),
    copyLink: notProvided<void, { readonly url: string }>('copyLink'),
  },
  guards: { linkIsMade: ({ context }) => context.made !== null },
  actions: {
    rememberLinks: assign({ links: (_, links: readonly ShareLink[]) => links }),
    rememberDays: assign({ days: (_, days: ShareDays) => days }),
    addLink: assign(({ context }, { url, ...link }: NewShareLink) => ({
      links: [link, ...context.links],
      made: url === null ? null : { id: link.id, url },
    })),
    removeLink: assign(({ context: { links, made } }, id: string) => ({
      links: links.filter((link) => link.id !== id),
      made: made?.id === id ? null : made,
    })),
    forgetMade: assign({ made: null }),
    rememberRefusal: assign({ refusal: (_, detail: string | null) => detail }),
  },
  delays: { sayingTime: 2000 },
}).createMachine({
  id: 'shareLink',
  context: ({ input }) => ({ ...input, links: [], days: USUAL_SHARE_DAYS, made: null, refusal: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'share.opened': 'open' } },
    open: {
      initial: 'fetchingLinks',
      exit: 'forgetMade',
      on: { 'share.closed': 'closed' },
      states: {
        fetchingLinks: {
          invoke: {
            id: 'fetchLinks',
            src: 'fetchLinks',
            input: ({ context: { projectId } }) => ({ projectId }),
            onDone: {
              target: 'ready',
              actions: { type: 'rememberLinks', params: ({ event }) => event.output },
            },
            onError: 'unavailable',
          },
        },
        unavailable: { on: { retried: 'fetchingLinks' } },
        ready: {
          initial: 'calm',
          on: {
            'days.chosen': { actions: { type: 'rememberDays', params: ({ event }) => event.days } },
            'link.requested': 'makingLink',
            'link.revoked': 'revokingLink',
            'copy.requested': { guard: 'linkIsMade', target: 'copyingLink' },
          },
          states: {
            calm: {},
            copied: { after: { sayingTime: 'calm' } },
            /** The browser does not let a page write to the clipboard here: the address can be marked by hand. */
            uncopied: {},
            refused: {},
          },
        },
        makingLink: {
          invoke: {
            id: 'makeLink',
            src: 'makeLink',
            input: ({ context: { projectId, days } }) => ({ projectId, days }),
            onDone: { target: 'ready', actions: { type: 'addLink', params: ({ event }) => event.output } },
            onError: {
              target: 'ready.refused',
              actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
            },
          },
        },
        revokingLink: {
          invoke: {
            id: 'revokeLink',
            src: 'revokeLink',
            input: ({ context: { projectId }, event }) => ({
              projectId,
              linkId: event.type === 'link.revoked' ? event.linkId : '',
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'removeLink', params: ({ event }) => event.output.id },
            },
            onError: {
              target: 'ready.refused',
              actions: { type: 'rememberRefusal', params: ({ event }) => refusalOf(event.error).detail },
            },
          },
        },
        copyingLink: {
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => ({ url: context.made?.url ?? '' }),
            onDone: 'ready.copied',
            onError: 'ready.uncopied',
          },
        },
      },
    },
  },
});
