/** Script ideas for an ad or an explainer: what every adapter offers. */
import type {
  AdBrief,
  AdScripts,
  ModelProgress,
  ScriptProgress,
  TopicScripts,
  Translation,
  TranslationRequest,
  WriterName,
} from '../../contract/scripts/script';
import type { JudgedScript, JudgedScriptRequest } from '../../contract/scripts/claims';
import type { ExplainerBrief } from './explainer/readTopic';
import type { ClaimsTask } from './languageModel/claimsTask';
import type { WritingTask } from './languageModel/writingTask';

/** How whoever asked follows the writing, and ends it. */
export interface Watch {
  readonly signal?: AbortSignal | undefined;
  /** Told what is going on; of the kinds that end a stream, none. */
  readonly report?: ((progress: ScriptProgress) => void) | undefined;
  /** The longest that a model is waited for; then what needs none is the answer. */
  readonly modelsWithinMs?: number;
}

/** The same of what only a model can do. */
interface TranslationWatch extends Omit<Watch, 'report'> {
  readonly report?: ((progress: ModelProgress) => void) | undefined;
}

export interface ScriptWriter {
  /** Ideas in different frames, of `wordsFor` the brief; how many facts are missing where nothing can be quoted. */
  writeAdScripts(brief: AdBrief, watch?: Watch): Promise<AdScripts>;
  /**
   * At least one idea, each with where it comes from; an outline's [brackets] are to be filled in. Or, of notes that make no
   * script by themselves, their sentences. [X3] [TP1]
   */
  writeExplainerScripts(brief: ExplainerBrief, watch?: Watch): Promise<TopicScripts>;
}

/** All writers, in their order; whoever writes can judge, too. */
export interface ScriptWriters extends ScriptWriter {
  /** Who writes before all others, as of now. */
  whoWrites(): Promise<WriterName>;
  /** The models that write, as of now, in their order. */
  modelsThatWrite(): Promise<readonly WriterName[]>;
  /** Each text in another language. Throws a `Problem` where no model can. [SC4] */
  translate(request: TranslationRequest, watch?: TranslationWatch): Promise<Translation>;
  /** Each sentence of an ad against its page: by the first model that can, else by rules alone. [WR3] */
  judgeScript(request: JudgedScriptRequest, watch?: Omit<Watch, 'report'>): Promise<JudgedScript>;
  /** What a model in the browser is asked, and how its answer is judged: as that of any other. */
  readonly elsewhere: {
    adTask(brief: AdBrief): Promise<WritingTask>;
    explainerTask(brief: ExplainerBrief): Promise<WritingTask>;
    claimsTask(request: JudgedScriptRequest): Promise<ClaimsTask>;
  };
}
