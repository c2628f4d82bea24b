/** What a zod schema found wrong, in words for a person who writes content. */
import { z } from 'zod';

/** Says what to write instead. */
export function wordsOfIssue(issue: z.core.$ZodIssue): string {
  const field = fieldOf(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `${field} is missing: write it as ${KINDS[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_type')
    return `${field} must be ${KINDS[issue.expected] ?? issue.expected}${hintFor(issue.input, issue.expected)}.`;
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String).join(', ');
    return issue.input === undefined
      ? `${field} is missing: write one of ${options}.`
      : `${field} cannot be "${String(issue.input)}": write one of ${options}.`;
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return `${field} is empty: write some text.`;
  return `${field}: ${issue.message}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'fields with values',
  record: 'names with values',
  int: 'a whole number',
  boolean: 'true or false',
};

const hintFor = (input: unknown, expected: string) =>
  expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')
    ? `: put it in quotes, "${String(input)}"`
    : '';

/** `answers[2]`, `tea.near`; the file itself where the path is empty. */
const fieldOf = (path: readonly PropertyKey[]) =>
  path.length === 0
    ? 'The file'
    : path.reduce<string>(
        (field, part) =>
          typeof part === 'number'
            ? `${field}[${part + 1}]`
            : [field, String(part)].filter(Boolean).join('.'),
        '',
      );

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly additionalProperties?: Described | boolean;
  readonly items?: Described;
}

/** The fields that an object of the schema may have. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: Described | undefined = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Described;
  for (const part of path) {
    const others: Described | boolean | undefined = at?.additionalProperties;
    at = at?.items ?? at?.properties?.[String(part)] ?? (typeof others === 'object' ? others : undefined);
  }
  return Object.keys(at?.properties ?? {});
}
