/** What a page or somebody's notes say: a script out of its sentences, or the meanings that it lists. */
import type { OfferedSentence, Meaning } from '../../../contract/scripts/article';
import { countWords } from '../../../contract/scripts/countWords';
import type { ScriptWishes } from '../../../contract/scripts/script';
import { sentencesAsWritten } from '../condensing/asWritten';
import { condensed, type Condensed } from '../condensing/condense';
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
import { inSeconds } from './inSeconds';

export interface PageQuestion extends Pick<Wanted, 'shown'> {
  readonly seconds?: ScriptWishes['seconds'];
  readonly page: Page;
  /** Roots of what is asked beside the title; empty where the whole article is asked for. */
  readonly asked: readonly string[];
  readonly fact?: AskedFact | undefined;
  /** BCP 47 */
  readonly language: string;
  /** None of a language that no file is for: then its sentences are to be chosen from. */
  readonly words: SentenceWords | undefined;
  /** Its sentences are wanted, to choose from: how each may be said takes long. */
  readonly isChosenFrom?: boolean;
}

export interface NotesQuestion extends Pick<Wanted, 'shown'> {
  readonly seconds?: ScriptWishes['seconds'];
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly language: string;
  readonly words: SentenceWords | undefined;
  /** A person wants to choose, whatever can be told. */
  readonly isChosenFrom?: boolean | undefined;
}

export type ArticleQuestion =
  | ({ readonly kind: 'page' } & PageQuestion)
  | { readonly kind: 'captions'; readonly wikitext: string }
  | ({ readonly kind: 'notes' } & NotesQuestion)
  /** English sentences, whoever asks. */
  | { readonly kind: 'parts'; readonly sentences: readonly string[] };

export interface PageTold extends Read {
  readonly kind: 'told';
  /** For a model. */
  readonly text: string;
  /** Too little of it can be said because it is one list. */
  readonly isList: boolean;
  /** Of the sentences of which it is told, or somebody may choose. */
  readonly words: number;
  /** What else its name may mean, by the notes above it. */
  readonly namesakes: readonly Meaning[];
}

export type ArticleAnswer =
  | PageTold
  | { readonly kind: 'meanings'; readonly meanings: readonly Meaning[] }
  | { readonly kind: 'captions'; readonly captions: Captions }
  | ({ readonly kind: 'condensed' } & Read)
  | { readonly kind: 'parts'; readonly parts: readonly (readonly Part[])[] };

const MOST_CHARACTERS = 12_000;

export function readArticle(question: ArticleQuestion): ArticleAnswer {
  if (question.kind === 'parts') return { kind: 'parts', parts: question.sentences.map(partsOf) };
  if (question.kind === 'captions') return { kind: 'captions', captions: captionsIn(question.wikitext) };
  if (question.kind === 'page') return readPage(question);
  const { title, paragraphs, kind: _, ...how } = question;
  const sections = [{ heading: '', paragraphs }];
  return { kind: 'condensed', ...readNotes({ title, sections }, { ...how, asked: [], isOwn: true }) };
}

function readPage({ isChosenFrom, ...question }: PageQuestion): ArticleAnswer {
  const { page } = question;
  if (page.isDisambiguation || isPageOfMeanings(page.wikitext))
    return { kind: 'meanings', meanings: meaningsIn(page) };
  const { told, condensed: read } = readOnce(question);
  return read && isChosenFrom ? { ...told, sentences: sentencesToChoose(read) } : told;
}

type Asked = Omit<PageQuestion, 'isChosenFrom'>;
interface PageRead {
  readonly told: PageTold;
  /** Of a language that a file is for. */
  readonly condensed?: Condensed;
}

function toldOf({ page, words, seconds, ...question }: Asked): PageRead {
  const sections = page.extract ? sectionsOfExtract(page.extract) : sectionsOfWikitext(page.wikitext);
  const whole = sections
    .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs].filter(Boolean))
    .join('\n');
  const text = whole.replaceAll(GAP, '').slice(0, MOST_CHARACTERS);
  const of = { kind: 'told', text, namesakes: namesakesIn(page) } as const;
  if (!words) {
    const sentences = sentencesAsWritten(sections, question);
    const isList = isOneList(page);
    return { told: { ...of, told: nothingTold, sentences, words: wordsOf(sentences), isList } };
  }
  const { title } = page.ref;
  const { fact, asked: things, language } = question;
  const tells =
    fact && ((said: string) => tellsFact(fact, said, { things, title, text: whole, language, words }));
  const read = inSeconds(seconds, text, (length) =>
    condensed({ title, sections }, { ...question, words, tells, length }),
  );
  const isList = isShort(read.told) && isOneList(page);
  return {
    told: { ...of, told: read.told, sentences: [], words: wordsOf(read.candidates), isList },
    condensed: read,
  };
}

const wordsOf = (said: readonly { readonly text: string }[]): number =>
  said.reduce((sum, { text }) => sum + countWords(text), 0);

/** Who may choose of an article's sentences, and then chose, asks for it again: of two editions, of one or the other. */
const KEPT = 2;
const kept = new Map<string, PageRead>();

function readOnce(question: Asked): PageRead {
  const { page, words, ...asked } = question;
  const key = JSON.stringify([page.ref, page.extract || page.wikitext, words !== undefined, asked]);
  const known = kept.get(key) ?? toldOf(question);
  kept.delete(key);
  kept.set(key, known);
  for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
  return known;
}

interface Read {
  readonly told: Told;
  /** To choose from; of notes none where enough is told and nobody wants to. */
  readonly sentences: readonly OfferedSentence[];
}
const isShort = ({ sentences }: Told) => countWords(sentences.join(' ')) < FEWEST_WORDS;

/** Of a language that no file is for there is nothing to do but to choose. */
type ReadingNotes = Omit<Wanted, 'words' | 'length'> &
  Pick<NotesQuestion, 'words' | 'isChosenFrom' | 'seconds'>;
function readNotes(text: Text, { words, isChosenFrom, seconds, ...wanted }: ReadingNotes): Read {
  if (!words) return { told: nothingTold, sentences: sentencesAsWritten(text.sections, wanted) };
  const whole = text.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  const read = inSeconds(seconds, whole, (length) => condensed(text, { ...wanted, words, length }));
  const isEnough = !isChosenFrom && !isShort(read.told) && read.told.isSure;
  return { told: read.told, sentences: isEnough ? [] : ownSentences(text, read) };
}
