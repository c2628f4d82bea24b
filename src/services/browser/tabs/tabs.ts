/**
 * The tabs of this browser that have one project open. Each holds a lock in its own name for as long as it lives, so that
 * the others know when it is gone, however it went; without locks (on plain http) they have each other's word alone.
 */
import * as z from 'zod/mini';
import { revisionSchema } from '../../../../contract/project';
import { createListeners } from '../../../events/listeners';
import { openTabChannel } from './tabChannel';

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['opened', 'present', 'closed']), writer: z.string() }),
  z.object({ type: z.literal('saved'), revision: revisionSchema }),
]);
type Message = z.infer<typeof messageSchema>;

export interface ProjectTabs {
  /** Takes over what a tab has left: `held` while that one lives, `unknown` where nobody can tell. */
  claim(writer: string): Promise<'claimed' | 'held' | 'unknown'>;
  /** Says that this tab is there, and hears of the first other one and the last. Returns how to leave. */
  join(writer: string, hear: { onOpened: () => void; onClosed: () => void }): () => void;
  notifySaved(revision: number): void;
  /** Returns how to stop listening. */
  onSaved(hear: (revision: number) => void): () => void;
}

interface Options {
  readonly projectId: string;
  /** Undefined on plain http. */
  readonly locks: LockManager | undefined;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A page that is being left still holds its lock for a moment, on a busy machine for a second. */
const LEAVING_MS = 2_000;

export function openProjectTabs({ projectId, locks, window }: Options): ProjectTabs {
  const name = `reelwright:project:${projectId}`;
  const lockOf = (writer: string) => `${name}:${writer}`;
  const releases = new Map<string, () => void>();
  const hold = (writer: string, granted: () => void) => () =>
    new Promise<void>((release) => {
      releases.set(writer, release);
      granted();
    });

  const messages = createListeners<Message>();
  let channel: ReturnType<typeof openTabChannel<Message>> | null = null;
  const listen = (hear: (message: Message) => void) => {
    channel ??= openTabChannel<Message>(name, (heard) => {
      // A tab may still run another version of this program.
      const message = messageSchema.safeParse(heard).data;
      if (message) messages.notify(message);
    });
    const remove = messages.add(hear);
    return () => {
      remove();
      if (messages.count() > 0) return;
      channel?.close();
      channel = null;
    };
  };

  return {
    claim: (writer) =>
      new Promise((resolve) => {
        if (!locks) return resolve('unknown');
        const signal = AbortSignal.timeout(LEAVING_MS);
        locks
          .request(
            lockOf(writer),
            { signal },
            hold(writer, () => resolve('claimed')),
          )
          .catch(() => resolve('held'));
      }),

    join(writer, { onOpened, onClosed }) {
      const others = new Set<string>();
      const left = new AbortController();
      const remove = (other: string) => {
        if (others.delete(other) && others.size === 0) onClosed();
      };
      const add = (other: string) => {
        if (other === writer || others.has(other)) return;
        others.add(other);
        if (others.size === 1) onOpened();
        locks?.request(lockOf(other), { signal: left.signal }, () => remove(other)).catch(() => {});
      };
      const stopListening = listen((message) => {
        if (message.type === 'saved' || message.writer === writer) return;
        if (message.type === 'closed') return remove(message.writer);
        add(message.writer);
        if (message.type === 'opened') channel?.say({ type: 'present', writer });
      });
      const sayOpened = () => (left.signal.aborted ? undefined : channel?.say({ type: 'opened', writer }));
      const sayClosed = () => channel?.say({ type: 'closed', writer });
      if (!locks || releases.has(writer)) sayOpened();
      else void locks.request(lockOf(writer), hold(writer, sayOpened));
      window.addEventListener('pagehide', sayClosed);
      return () => {
        left.abort();
        window.removeEventListener('pagehide', sayClosed);
        sayClosed();
        stopListening();
        releases.get(writer)?.();
        releases.delete(writer);
      };
    },

    notifySaved: (revision) => channel?.say({ type: 'saved', revision }),
    onSaved: (hear) => listen((message) => (message.type === 'saved' ? hear(message.revision) : undefined)),
  };
}
