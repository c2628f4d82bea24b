/** Fields of concepts turned round: for each noun its picture. */

/** By the name of the picture's file in `assets/pictures`: nouns and fixed phrases, parted by commas. */
export type Concepts = Readonly<Record<string, string>>;

export const byWord = (fields: readonly Concepts[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field) =>
      Object.entries(field).flatMap(([picture, words]) =>
        words.split(', ').map((word) => [word, picture] as const),
      ),
    ),
  );
