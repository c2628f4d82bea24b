/** A topic that scripts were written on, sentence by sentence, each with the picture that belongs to it. */

/** The picture's file in `assets/pictures`, and what is said meanwhile. */
type Line = readonly [picture: string, said: string];

export interface Topic {
  /** What people may ask for; all words of one of these must be in the question. */
  readonly about: readonly string[];
  readonly scripts: readonly { readonly title: string; readonly lines: readonly Line[] }[];
}
export const defineTopic = (topic: Topic): Topic => topic;
