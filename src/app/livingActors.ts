/** Every actor that the app starts, for whoever watches: the one seam through which charts are seen live. */
import type { AnyActorRef } from 'xstate';
import { createListeners } from '../events/listeners';

export interface ActorsWatcher {
  began(actor: AnyActorRef): void;
  ended(actor: AnyActorRef): void;
}
export interface LivingActors {
  /** Answers with how to take it out again. Costs an entry in a set while nobody watches. */
  add(actor: AnyActorRef): () => void;
  /** Reports those that live already, too; answers with how to stop watching. */
  watch(watcher: ActorsWatcher): () => void;
}

export function createLivingActors(): LivingActors {
  const actors = new Set<AnyActorRef>();
  const began = createListeners<AnyActorRef>();
  const ended = createListeners<AnyActorRef>();
  return {
    add(actor) {
      actors.add(actor);
      began.notify(actor);
      return () => {
        if (actors.delete(actor)) ended.notify(actor);
      };
    },
    watch(watcher) {
      for (const actor of actors) watcher.began(actor);
      const removals = [
        began.add((actor) => watcher.began(actor)),
        ended.add((actor) => watcher.ended(actor)),
      ];
      return () => removals.forEach((remove) => remove());
    },
  };
}
