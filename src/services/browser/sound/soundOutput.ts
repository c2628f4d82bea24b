/** Whether a sound that is played now comes out: without a device, Firefox lets every sound wait for ever. */

/** ms that an output may take to begin. */
const LIMIT_MS = 1500;
const LOOK_MS = 50;

type Context = Pick<AudioContext, 'currentTime' | 'resume' | 'close'>;

/** @param open null where a browser has no such thing: then nothing waits for it. */
export async function soundComesOut(
  open: (() => Context) | null = typeof AudioContext === 'undefined' ? null : () => new AudioContext(),
): Promise<boolean> {
  if (!open) return true;
  let context: Context;
  try {
    context = open();
  } catch {
    return false;
  }
  // Refused or never answered: its clock says what came of it.
  context.resume().catch(() => undefined);
  try {
    for (let waited = 0; waited < LIMIT_MS && context.currentTime === 0; waited += LOOK_MS)
      await new Promise((done) => setTimeout(done, LOOK_MS));
    return context.currentTime > 0;
  } finally {
    context.close().catch(() => undefined);
  }
}
