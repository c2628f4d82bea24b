/** A writer that may fail, with one behind it that does not. */
import type { ScriptWriter } from './scriptWriter';

/** `log` is told why the first could not; a caller who gave up gets no second writer. */
export const withFallback = (
  primary: ScriptWriter,
  fallback: ScriptWriter,
  log: (error: unknown) => void,
): ScriptWriter => ({
  async writeAdScripts(brief, signal) {
    try {
      return await primary.writeAdScripts(brief, signal);
    } catch (error) {
      signal?.throwIfAborted();
      log(error);
      return fallback.writeAdScripts(brief, signal);
    }
  },
});
