/** Every actor that the app starts, for whoever watches: the one seam through which charts are seen live. */
import type { AnyActorRef } from 'xstate';

export interface ActorsWatcher {
  began(actor: AnyActorRef): void;
  ended(actor: AnyActorRef): void;
}
export interface LivingActors {
  /** Answers with how to take it out again. Costs an entry in a set while nobody watches. */
  add(actor: AnyActorRef): () => void;
  /** Tells of those that live already, too; answers with how to stop watching. */
  watch(watcher: ActorsWatcher): () => void;
}

export function createLivingActors(): LivingActors {
  const actors = new Set<AnyActorRef>();
  const watchers = new Set<ActorsWatcher>();
  return {
    add(actor) {
      actors.add(actor);
      for (const watcher of watchers) watcher.began(actor);
      return () => {
        if (!actors.delete(actor)) return;
        for (const watcher of watchers) watcher.ended(actor);
      };
    },
    watch(watcher) {
      for (const actor of actors) watcher.began(actor);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
