/** All texts of this language, by their place. */
export const catalogue: Readonly<Record<string, unknown>> = import.meta.glob(
  ['./**/*.ts', '!./catalogue.ts'],
  {
    eager: true,
    import: 'translation',
  },
);
