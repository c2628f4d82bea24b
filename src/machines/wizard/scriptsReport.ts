/** What a wizard asks of whoever writes scripts, and what it is told. [WR1] [WR2] */
import type {
  FactsNeeded,
  PageSentence,
  ScriptIdea,
  ScriptIdeasRequest,
  SentencesNeeded,
} from '../../../contract/scripts/script';

export interface ScriptsAsked {
  readonly type: 'scripts.asked';
  readonly request: ScriptIdeasRequest;
  /** What the wizard calls that for which they are written. */
  readonly ideasFor: string;
}

export interface Written {
  readonly ideas: readonly ScriptIdea[];
  readonly ideasFor: string;
}

export interface PageTold {
  readonly sentences: readonly PageSentence[];
  readonly ideasFor: string;
}

export type ScriptsReport =
  /** The first of what was asked for; then, more of the same. */
  | ({ type: 'scripts.written' } & Written)
  | ({ type: 'scripts.added' } & Written)
  | { type: 'facts.needed'; answer: FactsNeeded }
  /** Of notes that make no script by themselves. */
  | { type: 'sentences.needed'; answer: SentencesNeeded; ideasFor: string }
  /** All that an ad's page says, and which of it is said. */
  | ({ type: 'page.told' } & PageTold)
  /** A model that was asked could not: what comes is by the next. */
  | { type: 'writer.gaveUp' }
  | { type: 'scripts.refused'; error: unknown }
  | { type: 'scripts.late' };
