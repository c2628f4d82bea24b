/** One frame of a clip a task: Remotion draws three ahead in one go where they are decoded already, and holds the page up. */
import type { Plugin } from 'vite';

const MODULE = '/node_modules/@remotion/media/dist/esm/index.mjs';
const IN_ONE_GO = 'value: takeFrame(result.value) };\n      fillNext();';
/** By a timer: a browser takes the messages of a channel several in one task. */
const IN_TURN = IN_ONE_GO.replace('fillNext();', 'setTimeout(fillNext);');

/** @throws where the frames are not fetched as they were. */
export function withFramesInTurn(code: string): string {
  const [before, after, ...more] = code.split(IN_ONE_GO);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('Remotion fetches the frames of a clip in another way; leave framesInTurn out');
  return `${before}${IN_TURN}${after}`;
}

export const framesInTurn = (): Plugin => ({
  name: 'frames-in-turn',
  apply: 'build',
  transform: (code, id) => (id.endsWith(MODULE) ? { code: withFramesInTurn(code), map: null } : null),
});
