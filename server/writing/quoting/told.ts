/** What is asked of each sentence of a page, and what is known of the product by then. */

export interface Sayable {
  /** Without what it is labelled by. */
  readonly said: string;
  /** A point among points of one kind. */
  readonly isPoint: boolean;
  /** The words of the person who makes the ad: nothing has to prove what they are about. */
  readonly isOwn: boolean;
  /** A row of a table that surely tells of the product. */
  readonly isProperty: boolean;
}
export interface Told {
  readonly text: string;
  readonly isPoint: boolean;
  /** The product is what the sentence before it is about, so that "it" is the product. */
  readonly isFollowing: boolean;
}
export interface Names {
  /** What the product is called, without its brand: "lamp", by stem. */
  readonly own: ReadonlySet<string>;
  /** All of that stands in the title, by stem. */
  readonly whole: ReadonlySet<string>;
  /** What its title calls it, in small letters, without what it is for. */
  readonly called: string;
  /** The letters and figures of the title and the brand. */
  readonly title: string;
}
