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

type Value = RecorderSnapshot['value'];
type Inner = Extract<Value, object>['recordingVoice'];
/** What a person goes through, the counting in as one. */
export type RecorderStage = Extract<Value, string> | Extract<Inner, string> | 'countingIn';

export function stageOf({ value }: RecorderSnapshot): RecorderStage {
  if (typeof value === 'string') return value;
  return typeof value.recordingVoice === 'string' ? value.recordingVoice : 'countingIn';
}

const BEATS = { three: 3, two: 2, one: 1 } as const;
/** Beats before it is recorded; 0 where nobody is counted in. */
export function beatsLeft({ value }: RecorderSnapshot): number {
  const inner = typeof value === 'string' ? null : value.recordingVoice;
  return inner === null || typeof inner === 'string' ? 0 : BEATS[inner.countingIn];
}
