/** All that `content/` holds, checked: a process that finds anything wrong in it does not start. */
import { collectParts } from './content/contentError';
import { readPictureNames } from './content/pictureNames';
import { readPictureNouns, type PictureNouns } from './pictures/cards/choosing/pictureNouns';
import { readClaimsCheck, type ClaimsCheck } from './writing/checking/claimsCheck';
import { readPacks, type PackOffer } from './packs/packContent';
import { readPageRules, type PageRules } from './reading/readPageRules';
import { readFillers, type Fillers } from './text/fillers';
import { readLexicon, type Lexicon } from './speech/spoken/lexicon';
import { readSpokenForms, type SpokenForms } from './speech/spoken/writtenOut';
import { readOutlines, type OutlinesByLanguage } from './writing/explainer/outlines';
import { readTopics } from './writing/explainer/readTopics';
import type { Topic } from './writing/explainer/topic';
import { readSentenceWords, type SentenceWordsByLanguage } from './writing/condensing/sentenceWords';
import { readFrames, type Frames } from './writing/quoting/frames';

export interface Content {
  readonly topics: readonly Topic[];
  readonly outlines: OutlinesByLanguage;
  readonly frames: Frames;
  readonly claims: ClaimsCheck;
  readonly nouns: PictureNouns;
  readonly lexicon: Lexicon;
  readonly spokenForms: SpokenForms;
  readonly fillers: Fillers;
  readonly sentenceWords: SentenceWordsByLanguage;
  readonly pageRules: PageRules;
  readonly packs: PackOffer;
}

interface Folders {
  /** Absolute, as is the other. */
  readonly contentDir: string;
  /** Holds the pictures that content names. */
  readonly assetsDir: string;
}

/** Throws one `ContentError` with the faults of all its parts. */
export function readContent({ contentDir, assetsDir }: Folders): Content {
  const pictures = readPictureNames(assetsDir);
  return collectParts<Content>({
    topics: () => readTopics({ contentDir, pictures }),
    outlines: () => readOutlines(contentDir),
    frames: () => readFrames(contentDir),
    claims: () => readClaimsCheck(contentDir),
    nouns: () => readPictureNouns(contentDir, pictures),
    lexicon: () => readLexicon(contentDir),
    spokenForms: () => readSpokenForms(contentDir),
    fillers: () => readFillers(contentDir),
    sentenceWords: () => readSentenceWords(contentDir),
    pageRules: () => readPageRules(contentDir),
    packs: () => readPacks(contentDir),
  });
}
