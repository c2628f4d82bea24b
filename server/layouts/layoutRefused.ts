/** A document that is not saved: says which item it is about, by what a person knows it by and by where it stands. */
import type { ItemNamed, RefusalCode, RefusalFigures } from '../../contract/refusals';
import { Problem } from '../http/problems';

export type Path = readonly PropertyKey[];

const KINDS: Readonly<Record<string, ItemNamed['kind']>> = {
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

/** Null where the path leads to no item. */
function itemIn(document: unknown, [place, id]: Path): ItemNamed | null {
  if (place !== 'trackItemsMap' || id === undefined) return null;
  const item = fieldOf(fieldOf(document, place), id);
  const kind = String(id).startsWith('caption')
    ? 'caption'
    : (KINDS[String(fieldOf(item, 'type'))] ?? 'item');
  const name = [fieldOf(fieldOf(item, 'details'), 'text'), fieldOf(item, 'name'), id].find(isName);
  return { kind, name: String(name).slice(0, NAME_CHARACTERS) };
}

const placeOf = (document: unknown, path: Path) => ({
  item: itemIn(document, path),
  place: path.map(String).join('.'),
});

/** @param document as it came: it may have any shape. @param path to what is wrong. @param why ends without a full stop. */
export function whyNotSaved(document: unknown, path: Path, why: string): string {
  const { item, place } = placeOf(document, path);
  const subject = item ? `The ${item.kind} “${item.name}”` : 'The layout';
  return `${subject} cannot be saved${place ? ` (${place})` : ''}: ${why}.`;
}

type Where = ReturnType<typeof placeOf>;
type LayoutRefusalCode = {
  [Code in RefusalCode]: keyof Where extends keyof RefusalFigures[Code] ? Code : never;
}[RefusalCode];

export class LayoutRefused<Code extends LayoutRefusalCode> extends Problem<Code> {
  override readonly name = 'LayoutRefused';
  constructor(
    code: Code,
    document: unknown,
    path: Path,
    why: string,
    figures: Omit<RefusalFigures[Code], keyof Where>,
    options?: ErrorOptions,
  ) {
    const told = { ...figures, ...placeOf(document, path) } as unknown as RefusalFigures[Code];
    super(422, code, whyNotSaved(document, path, why), ...([options, told] as never));
  }
}

/** Of somebody else's file as of one that is not there at all. */
export class NoSuchFile extends Problem<'not_found'> {
  constructor(document: unknown, path: Path) {
    const why = 'it uses a file that does not exist. Remove it and save again';
    super(404, 'not_found', whyNotSaved(document, path, why), undefined, {
      what: 'usedFile',
      ...placeOf(document, path),
    });
  }
}
