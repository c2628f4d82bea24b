/** Values that a JSON schema asks for, for tests that send requests to every call. */
import fc from 'fast-check';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
interface Making {
  /** What stands at the places inside of an object or a list. */
  readonly within: (schema: Schema, depth: number) => fc.Arbitrary<unknown>;
  /** Values of names that a schema does not tell; with it, what is asked for is missing now and then. */
  readonly other?: fc.Arbitrary<unknown>;
  readonly depth: number;
}

/** All of it as it is asked for. */
export const fitting = (schema: Schema, depth = 0): fc.Arbitrary<unknown> =>
  fittingValue(schema, { within: fitting, depth });

export function fittingValue(schema: Schema, making: Making): fc.Arbitrary<unknown> {
  const { within, depth } = making;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => within(choice, depth + 1)));
  if (schema.allOf?.[0]) return within(schema.allOf[0], depth + 1);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: limited(schema.minimum, -1000), max: limited(schema.maximum, 100_000) });
    case 'number':
      return fc.double({
        min: limited(schema.minimum, -1000),
        max: limited(schema.maximum, 100_000),
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return depth > 5
        ? fc.constant([])
        : fc.array(within(schema.items ?? schema.prefixItems?.[0] ?? {}, depth + 1), { maxLength: 3 });
    case 'object':
      return objectOf(schema, making);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const limited = (bound: number | undefined, otherwise: number) =>
  Math.max(-1e6, Math.min(1e6, bound ?? otherwise));

const textOf = ({ minLength = 0, maxLength = 60 }: Schema) =>
  fc.oneof(
    fc.string({
      minLength: Math.min(minLength, 60),
      maxLength: Math.max(Math.min(maxLength, 60), minLength),
    }),
    fc.webUrl(),
    fc.uuid(),
  );

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  { within, other, depth }: Making,
): fc.Arbitrary<unknown> {
  if (depth > 5) return fc.constant({});
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, within(schema, depth + 1)]),
  );
  if (other && Object.keys(known).length === 0 && additionalProperties)
    return fc.dictionary(fc.string({ maxLength: 12 }), other, { maxKeys: 3 });
  const whole = fc.record(known, { requiredKeys: required.filter((key) => key in known) });
  if (!other) return whole;
  // Now and then one that is asked for is missing.
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(known, { requiredKeys: [] }) },
  );
}
