/**
 * What Remotion takes for its own asset server. The real one listens on every interface and fetches any address
 * that it is asked for; this one listens nowhere: files come from `loopbackFiles`, clips are read in the page.
 */
import { RenderInternals, type RemotionServer } from '@remotion/renderer';
import { RENDERED_SAMPLE_RATE } from '../renderSettings';

const notUsed = () =>
  Promise.reject(new Error('Nothing in a composition of ours is drawn by the compositor.'));

export function quietServer(serveUrl: string): RemotionServer & { clean(): void } {
  const downloadMap = RenderInternals.makeDownloadMap(RENDERED_SAMPLE_RATE);
  return {
    serveUrl,
    offthreadPort: 0,
    closeServer: () => Promise.resolve(),
    compositor: {
      pid: null,
      shutDownOrKill: () => Promise.resolve(),
      finishCommands: () => Promise.resolve(),
      waitForDone: () => Promise.resolve(),
      executeCommand: notUsed,
    },
    sourceMap: () => null,
    downloadMap,
    clean: () => RenderInternals.deleteDirectory(downloadMap.assetDir),
  };
}
