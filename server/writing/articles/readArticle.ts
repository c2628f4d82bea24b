/** What a page or somebody's notes say: a script out of its sentences, or the meanings that it lists. */
import type { OfferedSentence, Meaning } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import { sentencesAsWritten } from '../condensing/asWritten';
import { condensed } from '../condensing/condense';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import type { AskedFact } from '../condensing/facts/askedFact';
import { tellsFact } from '../condensing/facts/tellsFact';
import type { SentenceWords } from '../condensing/sentenceWords';
import { ownSentences } from '../condensing/ownSentences';
import { sentencesToChoose } from '../condensing/sentencesToChoose';
import { nothingTold, type Text, type Told, type Wanted } from '../condensing/text';
import { partsOf, type Part } from '../../text/partsOfSpeech';
import type { Page } from './articles';
import {
  captionsIn,
  isOneList,
  isPageOfMeanings,
  meaningsIn,
  namesakesIn,
  sectionsOfExtract,
  sectionsOfWikitext,
  type Captions,
} from './articleText';
import { GAP } from './gaps';

export type ArticleQuestion =
  | ({
      readonly kind: 'page';
      readonly page: Page;
      /** Roots of what is asked beside the title; empty where the whole article is asked for. */
      readonly asked: readonly string[];
      readonly fact?: AskedFact | undefined;
      /** BCP 47 */
      readonly language: string;
      /** None of a language that no file is for: then its sentences are to be chosen from. */
      readonly words: SentenceWords | undefined;
      /** A person wants to choose, whatever can be told. */
      readonly isChosenFrom?: boolean;
    } & Pick<Wanted, 'length' | 'shown'>)
  | { readonly kind: 'captions'; readonly wikitext: string }
  | ({
      readonly kind: 'notes';
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly language: string;
      readonly words: SentenceWords | undefined;
      readonly isChosenFrom?: boolean | undefined;
    } & Pick<Wanted, 'length' | 'shown'>)
  /** English sentences, whoever asks. */
  | { readonly kind: 'parts'; readonly sentences: readonly string[] };

export type ArticleAnswer =
  | ({
      readonly kind: 'told';
      /** For a model. */
      readonly text: string;
      /** Too little of it can be said because it is one list. */
      readonly isList: boolean;
      /** What else its name may mean, by the notes above it. */
      readonly namesakes: readonly Meaning[];
    } & ReadSections)
  | { readonly kind: 'meanings'; readonly meanings: readonly Meaning[] }
  | { readonly kind: 'captions'; readonly captions: Captions }
  | ({ readonly kind: 'condensed' } & ReadSections)
  | { readonly kind: 'parts'; readonly parts: readonly (readonly Part[])[] };

const MOST_CHARACTERS = 12_000;

export function readArticle(question: ArticleQuestion): ArticleAnswer {
  if (question.kind === 'parts') return { kind: 'parts', parts: question.sentences.map(partsOf) };
  if (question.kind === 'captions') return { kind: 'captions', captions: captionsIn(question.wikitext) };
  if (question.kind === 'notes') {
    const { title, paragraphs, kind: _, ...how } = question;
    const sections = [{ heading: '', paragraphs }];
    return { kind: 'condensed', ...readSections({ title, sections }, { ...how, asked: [], isOwn: true }) };
  }
  const { page, kind: _, ...wanted } = question;
  if (page.isDisambiguation || isPageOfMeanings(page.wikitext))
    return { kind: 'meanings', meanings: meaningsIn(page) };
  const sections = page.extract ? sectionsOfExtract(page.extract) : sectionsOfWikitext(page.wikitext);
  const text = sections
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs].filter(Boolean))
    .join('\n');
  const title = page.ref.title;
  const { asked: things, fact, language, words } = wanted;
  const namesakes = namesakesIn(page);
  const most = text.replaceAll(GAP, '').slice(0, MOST_CHARACTERS);
  const tells =
    fact && words && ((said: string) => tellsFact(fact, said, { things, title, text, language, words }));
  const read = readSections({ title, sections }, { ...wanted, tells });
  const isList = isShort(read.told) && isOneList(page);
  return { kind: 'told', ...read, text: most, isList, namesakes };
}

interface ReadSections {
  readonly told: Told;
  /** To choose from; none where enough is told and nobody wants to. */
  readonly sentences: readonly OfferedSentence[];
}
/** A person wants to choose, whatever can be told; and of a language that no file is for there is nothing else. */
type Reading = Omit<Wanted, 'words'> & {
  readonly words: SentenceWords | undefined;
  readonly isChosenFrom?: boolean | undefined;
};
const isShort = ({ sentences }: Told) => countWords(sentences.join(' ')) < FEWEST_WORDS;

function readSections(text: Text, { words, isChosenFrom, ...wanted }: Reading): ReadSections {
  if (!words) return { told: nothingTold, sentences: sentencesAsWritten(text.sections, wanted) };
  const read = condensed(text, { ...wanted, words });
  if (!isChosenFrom && !isShort(read.told) && read.told.isSure) return { told: read.told, sentences: [] };
  return { told: read.told, sentences: wanted.isOwn ? ownSentences(text, read) : sentencesToChoose(read) };
}
