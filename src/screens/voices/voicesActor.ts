/** What the parts of the page of voices are given. */
import type { ActorRefFrom } from 'xstate';
import type { voicesMachine } from '../../machines/voices/voices.machine';
import type { PreviewActor } from '../wizard/sound/SoundButton';

export interface VoicesProps {
  actor: ActorRefFrom<typeof voicesMachine>;
  preview: PreviewActor;
}
