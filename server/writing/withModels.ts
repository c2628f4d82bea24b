/** Models that stand before our own writing: the first that can writes, and ours stays beside it. */
import { refusalSentences } from '../../contract/refusalSentences';
import { ideasIn } from '../../contract/scripts/script';
import type { ModelProgress, ScriptIdea } from '../../contract/scripts/script';
import type { ClaimsCheck } from './checking/claimsCheck';
import type { SentenceWordsByLanguage } from './condensing/sentenceWords';
import { Problem } from '../http/problems';
import { detectLanguage } from '../text/language';
import { askClaims } from './languageModel/askClaims';
import { askModel } from './languageModel/askModel';
import { askTranslation } from './languageModel/askTranslation';
import { claimsTask } from './languageModel/claimsTask';
import { SMALL_MODEL, WriterFailed, type LanguageModel } from './languageModel/languageModel';
import { adTask, explainerTask, type WritingTask } from './languageModel/writingTask';
import type { JudgedScriptRequest } from '../../contract/scripts/claims';
import type { ScriptWriter, ScriptWriters, Watch } from './scriptWriter';

interface Options {
  readonly own: ScriptWriter;
  /** In their order; none where there is none. */
  readonly models: () => Promise<readonly LanguageModel[]>;
  readonly claims: ClaimsCheck;
  readonly sentenceWords: SentenceWordsByLanguage;
  /** Told why a model could not. */
  readonly log: (error: unknown) => void;
}
type TaskFor = (model: LanguageModel) => Promise<WritingTask>;
interface Limits {
  readonly signal: AbortSignal;
  readonly late?: AbortSignal;
}
type Failed = (model: LanguageModel, failure: WriterFailed) => void;

const OWN = { kind: 'builtIn' } as const;
const asOurs = (ideas: readonly ScriptIdea[]) => ideas.map((idea): ScriptIdea => ({ writer: OWN, ...idea }));

async function materialOf({ script, source }: JudgedScriptRequest) {
  const [language = null, pageLanguage = null] = await Promise.all(
    [script, source.description].map(detectLanguage),
  );
  return { script, sources: source, language, pageLanguage };
}

export function withModels({ own, models, claims, sentenceWords, log }: Options): ScriptWriters {
  const checks = { claims, sentenceWords };
  /** Nothing where no model could: each failure is told, and the next is asked. */
  async function firstThatCan<Answer>(
    ask: (model: LanguageModel, until: AbortSignal) => Promise<Answer>,
    { signal, late }: Limits,
    failed: Failed = () => {},
  ): Promise<Answer | undefined> {
    for (const model of await models())
      try {
        late?.throwIfAborted();
        return await ask(model, late ? AbortSignal.any([signal, late]) : signal);
      } catch (error) {
        signal.throwIfAborted();
        log(error);
        failed(
          model,
          error instanceof WriterFailed
            ? error
            : new WriterFailed(late?.aborted ? 'tooSlow' : 'brokeOff', [], { cause: error }),
        );
      }
    return undefined;
  }

  const toldBy =
    (report: (progress: ModelProgress) => void): Failed =>
    ({ writer }, { reason, faults }) =>
      report({ type: 'failed', writer, reason, faults: [...faults] });

  const written = async (
    taskFor: TaskFor,
    { report, ...limits }: Limits & { report: NonNullable<Watch['report']> },
  ) =>
    (await firstThatCan(
      async (model, until) => askModel(model, await taskFor(model), until, report),
      limits,
      toldBy(report),
    )) ?? [];

  /** Both at once; where one throws, the other is ended. */
  async function both<Ours>(
    { signal, report = () => {}, modelsWithinMs }: Watch,
    taskFor: TaskFor,
    ours: (signal: AbortSignal, report: NonNullable<Watch['report']>) => Promise<Ours>,
  ) {
    const end = new AbortController();
    const late = modelsWithinMs ? { late: AbortSignal.timeout(modelsWithinMs) } : {};
    const ending = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
    try {
      return await Promise.all([ours(ending, report), written(taskFor, { signal: ending, report, ...late })]);
    } finally {
      end.abort();
    }
  }

  return {
    whoWrites: async () => (await models())[0]?.writer ?? OWN,
    modelsThatWrite: async () => (await models()).map(({ writer }) => writer),
    elsewhere: {
      adTask: (brief) => adTask(brief, claims, SMALL_MODEL),
      explainerTask: (brief) => explainerTask(brief, checks, SMALL_MODEL),
      claimsTask: async (request) => claimsTask(await materialOf(request), claims, SMALL_MODEL.materialBytes),
    },
    async judgeScript(request, { signal = new AbortController().signal, modelsWithinMs } = {}) {
      const material = await materialOf(request);
      const judged = await firstThatCan(
        async (model, until) => {
          const { sentences } = await askClaims(
            model,
            claimsTask(material, claims, model.materialBytes),
            until,
          );
          return { sentences: [...sentences], judge: model.writer };
        },
        { signal, ...(modelsWithinMs ? { late: AbortSignal.timeout(modelsWithinMs) } : {}) },
      );
      const { script, sources, language, pageLanguage } = material;
      return judged ?? { sentences: claims.trace(script, sources, language, pageLanguage), judge: OWN };
    },
    async translate(
      request,
      { signal = new AbortController().signal, report = () => {}, modelsWithinMs } = {},
    ) {
      if ((await models()).length === 0)
        throw new Problem(409, 'no_language_model', refusalSentences.no_language_model);
      const translation = await firstThatCan(
        async (model, until) => ({
          texts: await askTranslation(model, request, until, report),
          writer: model.writer,
        }),
        { signal, ...(modelsWithinMs ? { late: AbortSignal.timeout(modelsWithinMs) } : {}) },
        toldBy(report),
      );
      if (!translation) throw new Problem(502, 'translation_failed', refusalSentences.translation_failed);
      return translation;
    },
    async writeAdScripts(brief, watch = {}) {
      const [ours, theirs] = await both(
        watch,
        (model) => adTask(brief, claims, model),
        async (signal, report) => {
          const scripts = await own.writeAdScripts(brief, { signal, report });
          if ('needs' in scripts) return scripts;
          const ideas = asOurs(scripts);
          report({ type: 'ready', ideas });
          return ideas;
        },
      );
      if (!('needs' in ours)) return [...theirs, ...ours];
      return theirs.length > 0 ? theirs : ours;
    },
    async writeExplainerScripts(brief, watch = {}) {
      const [ours, theirs] = await both(
        watch,
        (model) => explainerTask(brief, checks, model),
        async (signal, report) => {
          const scripts = await own.writeExplainerScripts(brief, { signal, report });
          if ('needs' in scripts) return { ...scripts, ideas: asOurs(scripts.ideas) };
          const ideas = asOurs(scripts);
          report({ type: 'ready', ideas });
          return ideas;
        },
      );
      // A person is asked only where no model has told it.
      if ('needs' in ours && theirs.length === 0) return ours;
      return [...theirs, ...ideasIn(ours)];
    },
  };
}
