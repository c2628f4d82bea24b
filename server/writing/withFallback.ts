/** A writer that may fail, with one behind it that does not. */
import type { ScriptWriter } from './scriptWriter';

/** `log` is told why the first could not; a caller who gave up gets no second writer. */
export function withFallback(
  primary: ScriptWriter,
  fallback: ScriptWriter,
  log: (error: unknown) => void,
): ScriptWriter {
  const either = async <Ideas>(
    write: (writer: ScriptWriter) => Promise<Ideas>,
    signal: AbortSignal | undefined,
  ): Promise<Ideas> => {
    try {
      return await write(primary);
    } catch (error) {
      signal?.throwIfAborted();
      log(error);
      return write(fallback);
    }
  };
  return {
    writeAdScripts: (brief, signal) => either((writer) => writer.writeAdScripts(brief, signal), signal),
    writeExplainerScripts: (brief, signal) =>
      either((writer) => writer.writeExplainerScripts(brief, signal), signal),
  };
}
