/** What an item is called in the reader's language. */
import type { TrackItem } from '../../../contract/video/videoData';
import { editorTimelineMessages } from '../../locales/messages/editor/timeline';

const { madeAs, numbered } = editorTimelineMessages;
const shapes: Readonly<Record<string, string>> = editorTimelineMessages.shapes;
const COUNTED = /^(\p{L}+) (\d+)$/u;

/** By its own name; as long as it has the one that it was made with, by what that says. */
export function itemName({ name, type }: Pick<TrackItem, 'name' | 'type'>): string {
  if (Object.hasOwn(madeAs, name)) return madeAs[name as keyof typeof madeAs];
  if (type === 'shape' && Object.hasOwn(shapes, name)) return shapes[name] ?? name;
  const [, kind = '', nth = ''] = COUNTED.exec(name) ?? [];
  return Object.hasOwn(numbered, kind) ? numbered[kind as keyof typeof numbered](nth) : name;
}
