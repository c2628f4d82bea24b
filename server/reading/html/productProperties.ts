/** What data call a product's properties, as rows of the page's own language: "material": "Eiche" is "Material: Eiche". */
import { oneLine } from './words';

/** Of `content/reading/propertyNames.yaml`, as plain data that a thread can be given. */
export interface PropertyWords {
  /** By schema.org's name, then by language (ISO 639-1). */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By UN/CEFACT's code. */
  readonly units: Readonly<Record<string, string>>;
}

/** https://schema.org/PropertyValue and https://schema.org/QuantitativeValue, as far as they say something. */
export interface StatedValue {
  readonly name?: unknown;
  readonly value?: unknown;
  readonly unitText?: unknown;
  readonly unitCode?: unknown;
}

export interface ProductProperties {
  /** schema.org's names of those that can be said in the page's language. */
  readonly names: readonly string[];
  /** Empty where it says nothing. */
  rowOf(name: string, value: unknown): string;
  /** Of a value that is called something itself. */
  rowOfValue(value: StatedValue): string;
}

const LEAST_LETTERS = 3;

export function createProductProperties(
  { names, units }: PropertyWords,
  language: string,
): ProductProperties {
  const called = new Map(
    Object.entries(names).flatMap(([name, words]) => {
      const word = words[language];
      return word ? [[name, word] as const] : [];
    }),
  );
  const measured = ({ value, unitText, unitCode }: StatedValue): string => {
    const code = textOf(unitCode);
    const unit = textOf(unitText) || (units[code] ?? code);
    return [textOf(value), unit].filter(Boolean).join(' ');
  };
  return {
    names: [...called.keys()],
    rowOf(name, value) {
      const said = isStated(value) ? (isZero(value) ? '' : measured(value)) : textOf(value);
      const word = called.get(name);
      return word && saysSomething(said) ? `${word}: ${said}` : '';
    },
    rowOfValue(value) {
      const [name, said] = [textOf(value.name), textOf(value.value)];
      return name && said ? `${name}: ${measured(value)}` : '';
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : oneLine(value));
const isStated = (value: unknown): value is StatedValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isZero = ({ value }: StatedValue) => Number(value) === 0;
/** A word, or a figure with its unit: neither "#1b2c3d" nor "017" nor the zero of a field that nobody filled. */
const saysSomething = (said: string): boolean =>
  /^[1-9][\d.,]*\s?\p{L}+$|^0[.,]\d*[1-9]\d*\s?\p{L}+$/u.test(said) ||
  (!/[\d#_]/.test(said) && (said.match(/[\p{L}\p{M}]/gu)?.length ?? 0) >= LEAST_LETTERS);
