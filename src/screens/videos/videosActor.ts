/** What the parts of the page of finished videos are given. */
import type { ActorRefFrom } from 'xstate';
import type { myVideosMachine } from '../../machines/myVideos/myVideos.machine';

export interface VideosProps {
  actor: ActorRefFrom<typeof myVideosMachine>;
}
