/** What is wrong in the files of `content/`: every fault at once, each with its file, its line and what to write instead. */
export interface ContentFault {
  /** As a person would name it: `content/topics/food/tea.md`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, and what to write instead. */
  readonly problem: string;
}

export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param faults at least one; they are put in the order of their files and lines. */
  constructor(readonly faults: readonly ContentFault[]) {
    const sorted = faults.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    super(sorted.map(({ file, line, problem }) => `${file}:${line}: ${problem}`).join('\n'));
    this.faults = sorted;
  }
}

/** Reads each of them; throws one `ContentError` with the faults of all, not of the first alone. */
export function readEach<One, Read>(ones: readonly One[], read: (one: One) => Read): Read[] {
  const faults: ContentFault[] = [];
  const values = ones.flatMap((one) => collectFaults(faults, () => [read(one)]) ?? []);
  throwFaults(faults);
  return values;
}

/** Reads each part; throws one `ContentError` with the faults of all. */
export function collectParts<Parts extends object>(readers: {
  readonly [Part in keyof Parts]: () => Parts[Part];
}): Parts {
  const entries = Object.entries(readers) as [keyof Parts, () => Parts[keyof Parts]][];
  return Object.fromEntries(readEach(entries, ([part, read]) => [part, read()])) as Parts;
}

/** What is read, or nothing where it is faulty: its faults are then added to the others. */
export function collectFaults<Read>(faults: ContentFault[], read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/** Throws when there are any. */
export function throwFaults(faults: readonly ContentFault[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}
