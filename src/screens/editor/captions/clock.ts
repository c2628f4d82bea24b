/** A moment of the video as people read it. */
import { editorCaptionsMessages } from '../../../locales/messages/editor/captions';

/** `0:03.2`: minutes, seconds and tenths. */
export function clock(atMs: number): string {
  const tenths = Math.floor(Math.max(0, atMs) / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** `49 s`, `1 min 5 s`. */
export function lengthOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return editorCaptionsMessages.script.lasts(minutes, seconds % 60);
}
