/** Charts of an editor that begin when a pane asks for them first, and go on until the page is left. */
import { useEffect, useRef, useState } from 'react';
import { createActor, type Actor, type ActorOptions, type AnyStateMachine } from 'xstate';
import { useApp } from '../app';
import type { LivingActors } from '../livingActors';

export function createLateCharts(actors: LivingActors) {
  const ends = new Set<() => void>();
  return {
    /** @returns what begins it once, and answers with it. */
    late<Machine extends AnyStateMachine>(
      provide: () => Machine,
      options?: Pick<ActorOptions<Machine>, 'input'>,
    ): () => Actor<Machine> {
      let begun: Actor<Machine> | null = null;
      return () => {
        if (begun) return begun;
        const actor = createActor(provide(), options as ActorOptions<Machine>).start();
        const forget = actors.add(actor);
        ends.add(() => {
          forget();
          actor.stop();
          begun = null;
        });
        begun = actor;
        return actor;
      };
    },
    end() {
      for (const end of ends) end();
      ends.clear();
    },
  };
}

export function useLateCharts() {
  const { actors } = useApp();
  const [charts] = useState(() => createLateCharts(actors));
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // React's strict mode leaves a page and comes back to it within one task.
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(charts.end);
    };
  }, [charts]);
  return charts;
}
