/** The running recorder, as its views know it. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { voiceRecorderMachine } from '../../../machines/voiceRecorder/voiceRecorder.machine';
import type { PreviewActor } from '../sound/SoundButton';

export type RecorderActor = ActorRefFrom<typeof voiceRecorderMachine>;
export type RecorderSnapshot = SnapshotFrom<typeof voiceRecorderMachine>;
export interface RecorderProps {
  readonly actor: RecorderActor;
  readonly preview: PreviewActor;
  /** What is to be read aloud. */
  readonly script: string;
}
