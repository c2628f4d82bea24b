/** Puts a value right by what its schema complains of: too much is cut to the limit, what cannot be used gives way to a default or goes. */
import type * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;
/** By the path of a field that must be there: what it is when it is missing. */
export type Defaults = Readonly<Record<string, (value: unknown) => unknown>>;

export interface Repaired<Value> {
  readonly value: Value;
  /** The outermost fields in which something was put right; none when it is as it was. */
  readonly touched: ReadonlySet<PropertyKey>;
}

/** Each round settles every complaint or lifts it one level up: deeper than this no document of ours is. */
const ROUNDS = 24;

/** Null when nothing that the schema lets in is left of it. */
export function repairBySchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: unknown,
  defaults: Defaults,
): Repaired<z.output<Schema>> | null {
  let value = raw;
  const touched = new Set<PropertyKey>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, touched };
    const changes = parsed.error.issues.map((issue) => changeFor(issue, value, defaults));
    if (changes.includes(null)) return null;
    for (const { path } of parsed.error.issues) if (path[0] !== undefined) touched.add(path[0]);
    value = applied(
      value,
      changes.filter((change) => change !== null),
    );
  }
  return null;
}

interface Change {
  readonly path: Path;
  /** Absent where the field, or the entry of a list, goes. */
  readonly to?: unknown;
}

function changeFor(issue: Issue, whole: unknown, defaults: Defaults): Change | null {
  const { path } = issue;
  const present = at(whole, path);
  if (present !== undefined && path.length > 0) {
    const cut = cutToLimit(issue, present);
    return cut === undefined ? { path } : { path, to: cut };
  }
  const byDefault = defaults[path.join('.')];
  if (byDefault && path.length > 0) return { path, to: byDefault(whole) };
  // A thing without what it must have is no thing.
  return path.length > 1 ? { path: path.slice(0, -1) } : null;
}

/** Undefined where there is nothing to cut to. */
function cutToLimit(issue: Issue, present: unknown): unknown {
  if (issue.code === 'too_small' && typeof present === 'number')
    return issue.inclusive ? Number(issue.minimum) : undefined;
  if (issue.code === 'too_big' && typeof present === 'number')
    return issue.inclusive ? Number(issue.maximum) : undefined;
  if (issue.code === 'too_big' && (typeof present === 'string' || Array.isArray(present)))
    return present.slice(0, Number(issue.maximum));
  if (issue.code === 'invalid_type' && issue.expected === 'int' && Number.isFinite(present))
    return Math.round(Number(present));
  return undefined;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, key) => (isRecord(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined),
    value,
  );

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Entries of lists go last, the later ones first, so that none of the others is counted wrongly. */
function applied(value: unknown, changes: readonly Change[]): unknown {
  const once = [...new Map(changes.map((change) => [change.path.join('\0'), change])).values()];
  const isEntry = ({ path }: Change) => Array.isArray(at(value, path.slice(0, -1)));
  const goes = (change: Change) => !('to' in change) && isEntry(change);
  const entries = once.filter(goes).toSorted((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1)));
  return [...once.filter((change) => !goes(change)), ...entries].reduce(
    (whole, change) => changed(whole, change.path, change),
    value,
  );
}

function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined || !isRecord(value)) return value;
  const isGone = rest.length === 0 && !('to' in change);
  const inside = rest.length === 0 ? change.to : changed(value[key], rest, change);
  if (Array.isArray(value)) return isGone ? value.toSpliced(Number(key), 1) : value.with(Number(key), inside);
  const copy = { ...value };
  if (isGone) delete copy[key];
  else copy[key] = inside;
  return copy;
}
