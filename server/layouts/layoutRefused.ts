/** A document that is not saved: says which item it is about, by what a person knows it by and by where it stands. */
import { NotFound, Unprocessable } from '../http/problems';

export type Path = readonly PropertyKey[];

const KINDS: Readonly<Record<string, string>> = {
  image: 'picture',
  video: 'clip',
  audio: 'sound',
  text: 'text',
  shape: 'shape',
};
const NAME_CHARACTERS = 60;

const fieldOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<PropertyKey, unknown>)[name]
    : undefined;
const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** ‘The caption “Meet the lamp”’, or null where the path leads to no item. */
function itemIn(document: unknown, [place, id]: Path): string | null {
  if (place !== 'trackItemsMap' || id === undefined) return null;
  const item = fieldOf(fieldOf(document, place), id);
  const kind = String(id).startsWith('caption')
    ? 'caption'
    : (KINDS[String(fieldOf(item, 'type'))] ?? 'item');
  const name = [fieldOf(fieldOf(item, 'details'), 'text'), fieldOf(item, 'name'), id].find(isName);
  return `The ${kind} “${String(name).slice(0, NAME_CHARACTERS)}”`;
}

/** @param document as it came: it may have any shape. @param path to what is wrong. @param why ends without a full stop. */
export function whyNotSaved(document: unknown, path: Path, why: string): string {
  const place = path.map(String).join('.');
  const subject = itemIn(document, path) ?? 'The layout';
  return `${subject} cannot be saved${place ? ` (${place})` : ''}: ${why}.`;
}

export class LayoutRefused extends Unprocessable {
  override readonly name = 'LayoutRefused';
  constructor(code: string, document: unknown, path: Path, why: string, options?: ErrorOptions) {
    super(code, whyNotSaved(document, path, why), options);
  }
}

/** Of somebody else's file as of one that is not there at all. */
export class NoSuchFile extends NotFound {
  constructor(document: unknown, path: Path) {
    super(whyNotSaved(document, path, 'it uses a file that does not exist. Remove it and save again'));
  }
}
