/** A word, a figure or a sign of a text. */
export interface Term {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** What all forms of the word share; empty for a sign. */
  readonly root: string;
  /** Says something by itself. */
  readonly isContent: boolean;
  /** A stop of any kind stands between the term before and this one. */
  readonly breaksBefore: boolean;
  /** A colon, or the bracket around what measures it, ends a label before this term: "Weight (g): 232". */
  readonly isLabelled: boolean;
  /** Counted from the text's beginning: pieces between commas, dashes and stops. */
  readonly piece: number;
  /** "Not waterproof", "keyless", "BPA-free", "sold separately". */
  readonly isDenied: boolean;
  /** "BPA-free", "free from perfume", "without sugar": said of what is in it. */
  readonly isWithout: boolean;
  /** A hyphen stands between the term before and this one. */
  readonly isJoined: boolean;
  /** A slash stands between the term before and this one: "6/10". */
  readonly isUnder: boolean;
  /** Within quotation marks. */
  readonly isQuoted: boolean;
}
