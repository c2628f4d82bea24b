/** What is made into another kind of file. */
export interface Converting {
  /** MP4 of the film; of a sound, MP4 with AAC alone. */
  readonly inputPath: string;
  readonly outputPath: string;
  /** Null of a sound. */
  readonly picture: { readonly width: number; readonly height: number; readonly fps: number } | null;
  readonly signal?: AbortSignal | undefined;
}
