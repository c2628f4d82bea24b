/**
 * Looks a topic up: the article that its words name, in the edition that is easiest to follow first; its sentences that
 * answer. Of a word with several meanings it is asked which; what answers in part says so.
 */
import { refusalSentences } from '../../../contract/refusalSentences';
import type { ArticleRef, Meaning } from '../../../contract/scripts/article';
import { ideasIn } from '../../../contract/scripts/script';
import type {
  LookUpAnswer,
  LookUpRequest,
  ScriptIdea,
  ScriptWishes,
  SentencesRequest,
} from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { Problem } from '../../http/problems';
import { ThreadFailed } from '../../threads/askThread';
import { topicLanguage } from '../topicLanguage';
import { readTopic } from '../explainer/readTopic';
import type { ScriptWriters } from '../scriptWriter';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import { backingOf } from '../condensing/backingOf';
import { offeredOf, saidOf } from '../condensing/chosenSentences';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import { articleCredit } from './articleCredit';
import type { ArticleReader } from './articleReader';
import type { Article, Articles, Hit } from './articles';
import { answers, besideTitle } from './answered';
import { nameOf } from './articleText';
import { askedOf, type Asked } from './askedOf';
import type { PageQuestion, PageTold } from './readArticle';
import { editionsOf, meaningsOf, onceEach, otherMeanings, withoutOthers, type MeaningDeps } from './meanings';

/** All of Wikipedia's answers together may take this long. */
const LIMIT_MS = 25_000;
/** So many pages are read before the search is given up. */
const TRIES = 3;

interface Deps {
  readonly articles: Articles;
  readonly reader: ArticleReader;
  readonly words: SentenceWordsByLanguage;
  /** Writes from an article where there is a model, in its own words and held to it. */
  readonly scripts: Pick<ScriptWriters, 'whoWrites' | 'writeExplainerScripts'>;
  readonly log: (error: unknown) => void;
}

interface Caller {
  readonly signal?: AbortSignal;
  /** Who asks reads it: of a topic that is too short to tell its own. */
  readonly reader?: string | undefined;
}
/** `says`: a person chooses of its sentences, and chose these. */
export type LookUp = (
  request: LookUpRequest & Pick<SentencesRequest, 'says'>,
  caller?: Caller,
) => Promise<LookUpAnswer>;

/** Throws a `Problem` where Wikipedia does not answer. */
export const createLookUp =
  (deps: Deps): LookUp =>
  async (request, { signal: caller, reader } = {}) => {
    const { topic, notes } = readTopic(request.text);
    const language =
      request.language?.split('-')[0] ?? (await topicLanguage(`${topic} ${notes}`, deps.words, reader));
    const limit = AbortSignal.timeout(LIMIT_MS);
    const signal = caller ? AbortSignal.any([caller, limit]) : limit;
    deps.reader.warm();
    try {
      const { article: chosen, says, seconds, not } = request;
      const wishes = { seconds, not };
      return await answerTo({ topic, chosen, says, language, wishes }, deps, { signal, caller });
    } catch (error) {
      caller?.throwIfAborted();
      deps.log(error);
      throw new Problem(503, 'wikipedia_unreachable', refusalSentences.wikipedia_unreachable, {
        cause: error,
      });
    }
  };

interface Question {
  readonly topic: string;
  readonly chosen: ArticleRef | undefined;
  /** What a person chose of it. */
  readonly says: readonly string[] | undefined;
  readonly language: string;
  readonly wishes: ScriptWishes;
}

async function answerTo(
  { topic, chosen, says, language, wishes }: Question,
  deps: Deps,
  signals: Pick<Looking, 'signal' | 'caller'>,
): Promise<LookUpAnswer> {
  const words = deps.words.get(language);
  const asked = askedOf(topic, language, words);
  const { articles, reader } = deps;
  const look: Looking = { topic, asked, language, words, articles, reader, deps, wishes, ...signals };
  if (chosen) return withSentences(await toldOf([chosen], { ...look, says }), look);
  if (asked.content.length === 0) return NO_ARTICLE;
  const found: Found[] = [];
  for (const edition of editionsOf(language)) {
    const refs = await pagesFor(topic, edition, look);
    const answer = await toldOf(refs, look);
    if (answer.found === 'which' || isAnswer(answer)) return answer;
    found.push(answer);
  }
  let best: LookUpAnswer | undefined;
  for (const one of found.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    const answer = await withSentences(one, look);
    if (answer.found !== 'nothing') return answer;
    best ??= answer;
  }
  return best ?? NO_ARTICLE;
}

const NO_ARTICLE: LookUpAnswer = { found: 'nothing', why: 'noArticle' };
const TOO_SLOW: LookUpAnswer = { found: 'nothing', why: 'tooSlow' };

/** An article that is not told by itself: how its sentences may be said is asked once no other one is. */
interface ToChoose {
  readonly found: 'toChoose';
  readonly question: PageQuestion;
  /** Of its sentences. */
  readonly words: number;
}
type Found = LookUpAnswer | ToChoose;

async function withSentences(found: Found, { reader, signal }: Looking): Promise<LookUpAnswer> {
  if (found.found !== 'toChoose') return found;
  const answer = await readOrNothing({ ...found.question, isChosenFrom: true }, reader, signal);
  return answer?.kind === 'told' ? choiceIn(answer, found.question) : TOO_SLOW;
}

const choiceIn = (read: PageTold, { page: { ref }, language }: PageQuestion) =>
  offeredOf(read, { article: ref, source: articleCredit(ref), language });

/** A script on something near before sentences to choose from, and of two articles the one that says more. */
const worthOf = (found: Found): number => {
  if (found.found === 'toChoose') return 1 + found.words;
  if (found.found !== 'nothing') return Infinity;
  return found.why === 'noArticle' ? 0 : 1;
};

const isAnswer = (answer: Found): answer is Extract<LookUpAnswer, { found: 'scripts' }> =>
  answer.found === 'scripts' && answer.ideas.some(({ near }) => near === undefined);

interface Looking extends MeaningDeps {
  readonly topic: string;
  readonly asked: Asked;
  readonly says?: readonly string[] | undefined;
  readonly wishes: ScriptWishes;
  readonly deps: Deps;
  /** Whoever asked has left. */
  readonly caller: AbortSignal | undefined;
}

/** Those whose title the question names, the one that accounts for most of it first; a search decides between two. */
async function pagesFor(
  topic: string,
  edition: string,
  { asked, deps: { articles }, signal }: Looking,
): Promise<ArticleRef[]> {
  const [named, found] = await Promise.all([
    articles.named(asked.titles, edition, signal),
    articles.search(topic, edition, signal),
  ]);
  const covered = ({ title, asked: words }: Hit): number => {
    const roots = asked.rootsIn(words ?? title.replace(/\(.*\)/, '')).filter((root) => root.length > 0);
    const isNamed = words !== undefined || roots.every((root) => asked.content.includes(root));
    return isNamed ? asked.content.filter((root) => roots.includes(root)).length : 0;
  };
  const place = ({ title }: Hit) => {
    const at = found.findIndex((hit) => hit.title === title);
    return at < 0 ? found.length : at;
  };
  const hits = [...named, ...found]
    .map((hit) => ({ title: hit.title, covered: covered(hit), place: place(hit) }))
    .filter((hit) => hit.covered > 0)
    .toSorted((a, b) => b.covered - a.covered || a.place - b.place);
  return [...new Set(hits.map(({ title }) => title))].slice(0, TRIES).map((title) => ({ edition, title }));
}

/** The first of them that answers; else the first that is near. */
async function toldOf(refs: readonly ArticleRef[], look: Looking): Promise<Found> {
  const { asked, language, words, says, wishes, deps, signal } = look;
  const { seconds, not: shown } = wishes;
  let best: Found = NO_ARTICLE;
  for (const wanted of refs) {
    const page = await deps.articles.open(wanted, signal);
    if (!page) continue;
    const beside = besideTitle(asked, page.ref.title);
    const question: PageQuestion = {
      page,
      asked: beside.things,
      fact: beside.fact,
      language,
      words,
      isChosenFrom: says !== undefined,
      seconds,
      shown,
    };
    const answer = await readOrNothing(question, deps.reader, signal);
    if (answer === null) {
      if (best.found === 'nothing') best = TOO_SLOW;
      continue;
    }
    if (answer.kind === 'meanings') {
      const name = nameOf(page.ref.title);
      const own = await withoutOthers(answer.meanings, look);
      const all = onceEach([...own, ...(await extra(meaningsOf(name, look), look))]);
      const meant = meantBy(beside.things, all, asked);
      if (meant.length === 1) return toldOf(meant, look);
      if (meant.length > 1) return { found: 'which', name, meanings: [...meant] };
      continue;
    }
    if (says) {
      const offered = choiceIn(answer, question);
      return offered.found === 'sentences'
        ? saidOf(says, offered, () => ({ title: page.ref.title, origin: 'wikipedia' }))
        : offered;
    }
    const script = answer.told.sentences.join(' ');
    if (!words || !answer.told.isSure || countWords(script) < FEWEST_WORDS) {
      if (best.found === 'nothing')
        best =
          answer.words < FEWEST_WORDS
            ? { found: 'nothing', why: answer.isList ? 'list' : 'tooShort' }
            : { found: 'toChoose', question, words: answer.words };
      continue;
    }
    const article = { title: page.ref.title, text: answer.text, credit: articleCredit(page.ref) };
    const read = { title: page.ref.title, text: answer.text, language, words, rootsIn: asked.rootsIn };
    const isAnswered = answers(beside, answer.told, read);
    const idea: ScriptIdea = {
      title: page.ref.title,
      script,
      origin: 'wikipedia',
      source: article.credit,
      backing: backingOf(answer.told),
      article: page.ref,
      language,
      ...(isAnswered ? {} : { near: page.ref.title }),
    };
    if (!isAnswered && best.found === 'scripts') continue;
    const [others, written] = await Promise.all([
      extra(otherMeanings(page, answer.namesakes, look), look),
      isAnswered ? ofModels(article, look, page.ref) : [],
    ]);
    const withOthers = others.length > 0 ? { ...idea, otherMeanings: [...others] } : idea;
    const told: LookUpAnswer = { found: 'scripts', ideas: [...written, withOthers] };
    if (isAnswered) return told;
    best = told;
  }
  return best;
}

/** The script is there without them. */
async function extra(
  meanings: Promise<readonly Meaning[]>,
  { deps: { log }, signal }: Looking,
): Promise<readonly Meaning[]> {
  try {
    return await meanings;
  } catch (error) {
    signal.throwIfAborted();
    log(error);
    return [];
  }
}

/** Null for a page that takes too long, or is made to. */
async function readOrNothing(
  question: Parameters<ArticleReader['read']>[0],
  reader: ArticleReader,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<ArticleReader['read']>> | null> {
  try {
    return await reader.read(question, signal);
  } catch (error) {
    if (!(error instanceof ThreadFailed)) throw error;
    return null;
  }
}

/** A model is waited for so long; what needs none is there all the same. */
const MODEL_MS = 60_000;

async function ofModels(
  article: Article,
  { topic, wishes, deps: { scripts }, caller }: Looking,
  ref: ArticleRef,
): Promise<ScriptIdea[]> {
  if ((await scripts.whoWrites()).kind === 'builtIn') return [];
  const brief = { ...wishes, topic: topic || article.title, notes: '', article };
  const ideas = await scripts.writeExplainerScripts(brief, { signal: caller, modelsWithinMs: MODEL_MS });
  return ideasIn(ideas).map((idea) => ({ ...idea, article: ref }));
}

/** All of them; only one, where what else is asked fits no other. */
function meantBy(
  rest: readonly string[],
  meanings: readonly Meaning[],
  { rootsIn }: Asked,
): readonly Meaning[] {
  if (rest.length === 0) return meanings;
  const fitting = meanings.filter(({ title, about }) => {
    const roots = rootsIn(`${title} ${about}`);
    return rest.every((root) => roots.includes(root));
  });
  return fitting.length === 1 ? fitting : meanings;
}
