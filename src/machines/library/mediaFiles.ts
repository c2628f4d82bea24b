/** Which files may come into the library, before any server looks inside. [E7] [E10] */
import { kindOf } from '../galleryUpload/galleryUpload.machine';
import type { FailureCode, PendingFile } from './libraryMedia';

/** [E10] */
const DROPPED_PICTURES = ['.jpg', '.jpeg', '.png', '.gif', '.bmp', '.webp'];

/** Some systems have no type for sounds that people keep. */
const SOUNDS = ['.mp3', '.m4a', '.aac', '.wav', '.ogg', '.oga', '.opus', '.flac', '.aif', '.aiff'];

const isSound = ({ name, type }: File) =>
  type.startsWith('audio/') || SOUNDS.some((ending) => name.toLowerCase().endsWith(ending));

const endsAsPicture = ({ name }: File) =>
  DROPPED_PICTURES.some((ending) => name.toLowerCase().endsWith(ending));

/** Why it must not be sent; null when it may. */
export function misfitOf({ file, came }: PendingFile): FailureCode | null {
  if (isSound(file)) return null;
  const kind = kindOf(file);
  if (came === 'chosen') return kind === null ? 'neither' : null;
  if (kind === 'video' || endsAsPicture(file)) return null;
  return kind === 'image' ? 'pictureOfAnotherKind' : 'neither';
}
