/** What is known of a sentence when it is asked whether it stands alone. */
import type { SentenceWords } from './sentenceWords';
import type { Subject } from './subject';

export interface Standing {
  readonly words: SentenceWords;
  readonly language: string;
  /** What the whole text is on: it is known to whoever listens. */
  readonly subject: Subject;
  /** Its author's own: who speaks may give orders. */
  readonly isOwn: boolean;
  /** It is what is left of a longer one: its author's word for it is not enough. */
  readonly isCut?: boolean;
  /** Its section is headed with the name of that place, which it has to say. */
  readonly place?: string | undefined;
  /** It stands above the first heading. */
  readonly isOfIntroduction?: boolean;
  /** It does, or is the first of its paragraph: it is written to be read first. */
  readonly isIntroducing?: boolean;
  /** Short names that the text explains in brackets, "(CCT)", which are not said. */
  readonly shortNames?: ReadonlySet<string>;
  /** Whether "the system" is another one: the text has brought one up since, in a sentence that is not said. */
  readonly isAnother?: (root: string) => boolean;
}
