/** A YAML text, checked by a zod schema: what is wrong is told with its line. */
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError, throwFaults, type ContentFault } from './contentError';
import type { ContentFile } from './contentFiles';
import { fieldsAt, wordsOfIssue } from './schemaWords';

export interface Checked<Value> {
  readonly value: Value;
  /** For what a schema cannot see, such as a name that two files have. */
  readonly faultAt: (path: readonly PropertyKey[], problem: string) => ContentFault;
}

/**
 * Throws a `ContentError` with all faults of the file.
 *
 * @param linesBefore where the text is a part of its file, the number of lines above it
 */
export function readYaml<Schema extends z.ZodType>(
  { name, text }: ContentFile,
  schema: Schema,
  linesBefore = 0,
): Checked<z.output<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + linesBefore;
  const fault = (offset: number, problem: string) => ({ file: name, line: lineAt(offset), problem });
  const faultAt: Checked<unknown>['faultAt'] = (path, problem) => fault(offsetOf(document, path), problem);

  throwFaults(document.errors.map(({ pos, message }) => fault(pos[0], `This is not YAML: ${message}`)));
  return { value: checkValue(document.toJS(), schema, faultAt), faultAt };
}

/** Throws a `ContentError` with all that the schema finds wrong. */
export function checkValue<Schema extends z.ZodType>(
  input: unknown,
  schema: Schema,
  faultAt: Checked<unknown>['faultAt'],
): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ContentError(
    parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            faultAt(
              [...issue.path, key],
              `There is no field "${key}" here: write one of ${fieldsAt(schema, issue.path).join(', ')}.`,
            ),
          )
        : [faultAt(issue.path, wordsOfIssue(issue))],
    ),
  );
}

/** Where the value of a path stands, its key where it has one; of what is missing, what it is missing in. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(last))
      : undefined;
    const node: unknown = isPair(pair)
      ? pair.key
      : isMap(parent)
        ? undefined
        : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
