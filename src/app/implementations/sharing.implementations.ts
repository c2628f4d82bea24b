/** Links to share and the page that they open, on the API and the browser's clipboard. [ED4] */
import { fromPromise } from 'xstate';
import { shareLinkMachine } from '../../machines/shareLink/shareLink.machine';
import { watchMachine } from '../../machines/watch/watch.machine';
import { createSharingService } from '../../services/sharing.service';
import type { App } from '../app';
import { calling } from '../calling';

export function provideShareLink({ call, window }: App) {
  const { fetchLinks, makeLink, revokeLink } = createSharingService(call);
  return shareLinkMachine.provide({
    actors: {
      fetchLinks: calling(fetchLinks),
      makeLink: calling(makeLink),
      revokeLink: calling(revokeLink),
      copyLink: fromPromise(({ input }) => window.navigator.clipboard.writeText(input.url)),
    },
  });
}

export const provideWatch = ({ call }: App) =>
  watchMachine.provide({ actors: { fetchVideo: calling(createSharingService(call).fetchVideo) } });
