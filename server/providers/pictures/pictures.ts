/** A picture for what is being said: what every adapter offers. */

export interface Illustrated {
  /** What the whole video is about: stands in where a part says nothing that can be shown. */
  readonly topic: string;
  /** What is said while each picture is seen: a sentence, or half of a long one. */
  readonly parts: readonly string[];
}

export interface Picture {
  /** JPEG */
  readonly body: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Pictures {
  /** One picture a part, in order, drawn as they are asked for; the same words give the same pictures. */
  illustrate(what: Illustrated, signal?: AbortSignal): AsyncIterable<Picture>;
}
