/** What weights, volumes and lengths are called and written short, as CLDR has it: "kg", "litre", "г". */
const UNITS = [
  'kilogram',
  'gram',
  'pound',
  'ounce',
  'liter',
  'milliliter',
  'fluid-ounce',
  'gallon',
  'meter',
  'centimeter',
  'foot',
  'yard',
] as const;
/** One and many. */
const COUNTS = [1, 5];

const known = new Map<string, ReadonlySet<string>>();

/** Whether a text names one in the page's language, or in English. */
export function measuresIn(language: string): (text: string) => boolean {
  const locale = localeOf(language);
  const names = known.get(locale) ?? namesIn([locale, 'en']);
  known.set(locale, names);
  return (text) => (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => names.has(word));
}

const localeOf = (language: string) => {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return 'en';
  }
};

const namesIn = (locales: readonly string[]): ReadonlySet<string> =>
  new Set(
    locales.flatMap((locale) =>
      UNITS.flatMap((unit) =>
        (['short', 'long'] as const).flatMap((unitDisplay) => {
          const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
          return COUNTS.flatMap((count) =>
            format
              .formatToParts(count)
              .flatMap(({ type, value }) => (type === 'unit' ? [value.trim().toLowerCase()] : [])),
          );
        }),
      ),
    ),
  );
