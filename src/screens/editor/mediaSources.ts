/** What the editor's screens ask of media: pictures of a clip, the shape of a sound, an address that is at hand. [K1]–[K3] */

/** A value that comes in by and by; as `useSyncExternalStore` wants it: `get` answers the same until it changed. */
export interface Observable<T> {
  get(): T;
  /** Work for it begins with the first listener and ends with the last. Answers with how to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** Which part of a source a strip shows, in ms of the source, and by how many frames. [E4] */
export interface StripWindow {
  readonly fromMs: number;
  readonly toMs: number;
  readonly count: number;
}

/** Each answers the same `Observable` for the same question, so that it may be asked in every render. */
export interface MediaSources {
  /** `count` addresses of pictures of 200x100: the placeholder where there is none (yet). [K2] */
  filmstrip(src: string, kind: 'image' | 'video', window: StripWindow): Observable<readonly string[]>;
  /** Peaks, 0 to 1, `WAVEFORM_PEAKS_PER_SECOND` of contract/limits.ts; null until known, empty for a silent or broken source. */
  waveform(src: string): Observable<Float32Array | null>;
  /** The address to play: a blob's while it is kept, else `src` itself. [K3] */
  resource(src: string): Observable<string>;
}
