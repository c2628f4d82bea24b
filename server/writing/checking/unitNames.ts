/** What measures are called in a language, as CLDR names them: "inches", "Zoll", "pouces". */

/** CLDR's units, each with how many of its dimension's base unit it is. */
const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: { gram: 1, kilogram: 1000, ounce: 28.35, pound: 453.6 },
  volume: { milliliter: 1, liter: 1000, 'fluid-ounce': 29.57, gallon: 3785 },
  length: {
    millimeter: 1, centimeter: 10, meter: 1000, kilometer: 1e6, inch: 25.4, foot: 304.8, yard: 914.4, mile: 1609344,
  },
  time: {
    second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_629_800, year: 31_557_600,
  },
  share: { percent: 0.01 },
  temperature: { degree: 1, celsius: 1, fahrenheit: 1 },
  speed: { 'kilometer-per-hour': 1, 'mile-per-hour': 1.609 },
  data: { kilobyte: 0.001, megabyte: 1, gigabyte: 1000, terabyte: 1_000_000 },
}; // prettier-ignore

/** What is counted by a bare number behind a unit: centimetres in "one metre twenty", minutes in "an hour thirty". */
const SPOKEN_PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mass: { kilogram: 'gram', pound: 'ounce' },
  length: { meter: 'centimeter', foot: 'inch' },
  time: { hour: 'minute', minute: 'second' },
};

/** In the base unit of its dimension; undefined of a unit behind which no number is left bare. */
export function spokenPartOf(dimension: string, factor: number): number | undefined {
  const units = UNITS[dimension] ?? {};
  const part = Object.entries(SPOKEN_PARTS[dimension] ?? {}).find(([unit]) => units[unit] === factor)?.[1];
  return part === undefined ? undefined : units[part];
}

/** A language is written apart in some of its countries: "litre" and "liter". */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['en-US', 'en-GB'],
  pt: ['pt-BR', 'pt-PT'],
};
/** Enough to meet each of a language's plurals. */
const COUNTS = [1, 2, 5, 1.5];

/** In lower case, by dimension. */
export function unitNames(language: string): Record<string, Record<string, number>> {
  const named = (unit: string) => {
    const names = (REGIONS[language] ?? [language]).flatMap((region) => {
      const format = new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'long' });
      return COUNTS.map((count) => nameIn(format.formatToParts(count)));
    });
    return language === 'de' ? names.flatMap((name) => [name, dative(name)]) : names;
  };
  return Object.fromEntries(
    Object.entries(UNITS).map(([dimension, units]) => [
      dimension,
      Object.fromEntries(
        Object.entries(units).flatMap(([unit, factor]) => named(unit).map((name) => [name, factor])),
      ),
    ]),
  );
}

const nameIn = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value.trim())
    .join(' ')
    .toLowerCase();

/** "Mit zwei Metern", "nach drei Tagen": CLDR has the nominative alone. */
const dative = (name: string) => name.replace(/(?<=(?:e|er|el))$/, 'n');
