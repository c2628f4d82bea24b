/**
 * Looks a topic up: the article that its words name, in the edition that is easiest to follow first; its sentences that
 * answer. Of a word with several meanings it is asked which; what answers in part says so.
 */
import { refusalSentences } from '../../../contract/refusalSentences';
import type { ArticleRef, Meaning } from '../../../contract/scripts/article';
import type { LookUpAnswer, LookUpRequest, ScriptIdea } from '../../../contract/scripts/script';
import { countWords } from '../../../contract/scripts/countWords';
import { Problem } from '../../http/problems';
import { ThreadFailed } from '../../threads/askThread';
import { topicLanguage } from '../topicLanguage';
import { readTopic } from '../explainer/readTopic';
import type { ScriptWriters } from '../scriptWriter';
import { FEWEST_WORDS } from '../condensing/fewestWords';
import type { SentenceWords, SentenceWordsByLanguage } from '../condensing/sentenceWords';
import { articleCredit } from './articleCredit';
import type { ArticleReader } from './articleReader';
import type { Article, Articles, Hit } from './articles';
import { askedOf, type Asked } from './askedOf';

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
export type LookUp = (request: LookUpRequest, caller?: Caller) => Promise<LookUpAnswer>;

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
      return await answerTo({ topic, chosen: request.article, language }, deps, { signal, caller });
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
  readonly language: string;
}

async function answerTo(
  { topic, chosen, language }: Question,
  deps: Deps,
  signals: Pick<Looking, 'signal' | 'caller'>,
): Promise<LookUpAnswer> {
  const words = deps.words.get(language);
  if (!words) return { found: 'nothing', why: 'language' };
  const asked = askedOf(topic, language, words);
  const look: Looking = { topic, asked, language, words, deps, ...signals };
  if (chosen) return toldOf([chosen], look);
  if (asked.content.length === 0) return { found: 'nothing', why: 'noArticle' };
  let best: LookUpAnswer = { found: 'nothing', why: 'noArticle' };
  for (const edition of language === 'en' ? ['simple', 'en'] : [language]) {
    const refs = await pagesFor(topic, edition, look);
    const answer = await toldOf(refs, look);
    if (answer.found === 'which' || isAnswer(answer)) return answer;
    if (best.found === 'nothing' && (answer.found === 'scripts' || answer.why !== 'noArticle')) best = answer;
  }
  return best;
}

const isAnswer = (answer: LookUpAnswer) =>
  answer.found === 'scripts' && answer.ideas.some(({ near }) => near === undefined);

interface Looking {
  readonly topic: string;
  readonly asked: Asked;
  readonly language: string;
  readonly words: SentenceWords;
  readonly deps: Deps;
  readonly signal: AbortSignal;
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
async function toldOf(refs: readonly ArticleRef[], look: Looking): Promise<LookUpAnswer> {
  const { asked, language, words, deps, signal } = look;
  let best: LookUpAnswer = { found: 'nothing', why: 'noArticle' };
  for (const wanted of refs) {
    const page = await deps.articles.open(wanted, signal);
    if (!page) continue;
    const titleRoots = asked.rootsIn(page.ref.title);
    const rest = asked.content.filter((root) => !titleRoots.includes(root));
    const answer = await readOrNothing({ page, asked: rest, language, words }, deps.reader, signal);
    if (answer === null) {
      if (best.found === 'nothing') best = { found: 'nothing', why: 'tooSlow' };
      continue;
    }
    if (answer.kind === 'meanings') {
      const meant = meantBy(rest, answer.meanings, asked);
      if (meant.length === 1) return toldOf(meant, look);
      if (meant.length > 1)
        return { found: 'which', name: page.ref.title.replace(/\s*\(.*\)$/, ''), meanings: [...meant] };
      continue;
    }
    const script = answer.told.sentences.join(' ');
    if (countWords(script) < FEWEST_WORDS) {
      if (best.found === 'nothing') best = { found: 'nothing', why: answer.isList ? 'list' : 'tooShort' };
      continue;
    }
    const article = { title: page.ref.title, text: answer.text, credit: articleCredit(page.ref) };
    const isAnswered = answers(rest, answer.told.sentences, asked);
    const idea: ScriptIdea = {
      title: page.ref.title,
      script,
      origin: 'wikipedia',
      source: article.credit,
      article: page.ref,
      language,
      ...(isAnswered ? {} : { near: page.ref.title }),
    };
    if (isAnswered) return { found: 'scripts', ideas: [...(await ofModels(article, look, page.ref)), idea] };
    if (best.found === 'nothing') best = { found: 'scripts', ideas: [idea] };
  }
  return best;
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
  { topic, deps: { scripts }, caller }: Looking,
  ref: ArticleRef,
): Promise<ScriptIdea[]> {
  if ((await scripts.whoWrites()).kind === 'builtIn') return [];
  const brief = { topic: topic || article.title, notes: '', article };
  const ideas = await scripts.writeExplainerScripts(brief, { signal: caller, modelsWithinMs: MODEL_MS });
  return ideas.map((idea) => ({ ...idea, article: ref }));
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

const ONE_FACT: Readonly<Record<string, RegExp>> = {
  when: /\b\d{3,4}\b|century/,
  who: /(?<!^)\b\p{Lu}\p{Ll}+/u,
  where: /\b(?:in|at|on|near|from) (?:the )?\p{Lu}/u,
};

/** Whether the script speaks of all that is asked; who, when and where in one sentence with the rest of it. */
function answers(rest: readonly string[], sentences: readonly string[], { rootsIn }: Asked): boolean {
  const facts = rest.filter((root) => ONE_FACT[root]);
  const things = rest.filter((root) => !ONE_FACT[root]);
  const said = sentences.map((sentence) => ({ sentence, roots: rootsIn(sentence) }));
  const all = new Set(said.flatMap(({ roots }) => roots));
  return (
    things.every((root) => all.has(root)) &&
    facts.every((fact) =>
      said.some(
        ({ sentence, roots }) =>
          things.every((root) => roots.includes(root)) && ONE_FACT[fact]?.test(sentence),
      ),
    )
  );
}
