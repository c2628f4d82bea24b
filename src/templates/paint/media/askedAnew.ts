/** A part that comes later, kept for all who show it; where it did not come, who shows it next asks again. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export function askedAnew<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  const ask = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        latest = ask();
        throw cause;
      }),
    );
  let latest = ask();
  return () => latest;
}
