/** What several pieces of work use one after another stays open between them, for a while. */

export interface Closable {
  close(): Promise<void>;
}

export interface LastOpen<Thing extends Closable> {
  /** Opens `id`, if it is not what was used last; what fails in use is closed. */
  use<Result>(
    id: string,
    open: () => Promise<Thing>,
    work: (thing: Thing) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

interface Held<Thing> {
  readonly id: string;
  readonly thing: Promise<Thing>;
  users: number;
  isWanted: boolean;
}

export function keepLastOpen<Thing extends Closable>(idleMs: number): LastOpen<Thing> {
  let last: Held<Thing> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const letGo = async (held: Held<Thing> | undefined) => {
    if (!held) return;
    held.isWanted = false;
    if (last === held) last = undefined;
    if (held.users === 0) await held.thing.then((thing) => thing.close()).catch(() => {});
  };

  return {
    async use(id, open, work) {
      clearTimeout(idle);
      if (last?.id !== id) {
        void letGo(last);
        last = { id, thing: open(), users: 0, isWanted: true };
      }
      const held = last;
      held.users += 1;
      try {
        const result = await work(await held.thing);
        held.users -= 1;
        return result;
      } catch (error) {
        held.users -= 1;
        await letGo(held);
        throw error;
      } finally {
        if (!held.isWanted) await letGo(held);
        else if (held.users === 0) idle = setTimeout(() => void letGo(held), idleMs).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      await letGo(last);
    },
  };
}
