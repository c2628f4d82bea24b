/** Code that comes with what needs it, and while there is nothing else to do: a line that is cut later takes nothing away. */
import { ahead } from './ahead';

export interface Code<Module> {
  /** Asks again for what did not come. */
  bring(): Promise<Module>;
  /** For who brought it before. */
  there(): Module;
}

export function code<Module>(load: () => Promise<Module>): Code<Module> {
  let brought: Module | null = null;
  const bring = async () => (brought = await load());
  ahead(() => void bring().catch(() => undefined));
  return {
    bring,
    there() {
      if (brought === null) throw new Error('this code is to be brought before it is used');
      return brought;
    },
  };
}
