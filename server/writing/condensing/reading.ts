/** An English sentence as signs of doubt are looked for in it. */
import type { Part } from '../../text/partsOfSpeech';
import { mainVerbOf, plainPartsOf } from './formed';
import { nounPhrasesOf, type NounPhrase } from './nounPhrases';
import type { Standing } from './standing';

export interface Reading extends Standing {
  readonly parts: readonly Part[];
  readonly phrases: readonly NounPhrase[];
  /** Where the verb of its main clause stands; -1 where there is none. */
  readonly verb: number;
}

export function readingOf(sentence: string, standing: Standing): Reading {
  const parts = plainPartsOf(sentence);
  const verb = mainVerbOf(parts, standing.words.verbs.reduced);
  return { ...standing, parts, verb, phrases: nounPhrasesOf(parts) };
}
