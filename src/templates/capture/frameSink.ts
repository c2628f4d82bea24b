/** Where the painted frames of one chunk go. */
export interface FrameSink {
  add(canvas: HTMLCanvasElement): Promise<void>;
  /** Resolves when the renderer has all of them. */
  end(): Promise<void>;
  close(): void;
}
