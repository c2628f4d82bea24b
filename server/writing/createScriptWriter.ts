/** Chooses who writes: the operator's model, one on this machine, one that was added, and behind them the built-in writer. */
import type { Config } from '../config';
import type { ArticleReader } from './articles/articleReader';
import { createBuiltInWriter } from './builtInWriter';
import type { ClaimsCheck } from './checking/claimsCheck';
import { createExplainerScripts, type ExplainerContent } from './explainer/explainerScripts';
import { createLanguageModel, SMALL_MODEL, type LanguageModel } from './languageModel/languageModel';
import { findLocalModel } from './languageModel/localModels';
import type { Frames } from './quoting/frames';
import type { ScriptWriters } from './scriptWriter';
import { withModels } from './withModels';

type Settings = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_AUTO' | 'LLM_TIMEOUT'>;
interface Deps extends ExplainerContent {
  readonly frames: Frames;
  readonly claims: ClaimsCheck;
  readonly reader: Pick<ArticleReader, 'condense' | 'tag' | 'warm'>;
  readonly log: (error: unknown) => void;
  readonly findLocal?: typeof findLocalModel;
  /** What an operator added from their page. */
  readonly added?: () => Promise<LanguageModel[]>;
}

export function createScriptWriter(settings: Settings, deps: Deps): ScriptWriters {
  const { frames, claims, sentenceWords, log, added = async () => [] } = deps;
  const own = createBuiltInWriter({
    ...{ frames, log, reader: deps.reader },
    explainerScripts: createExplainerScripts(deps),
  });
  const operators = operatorModel(settings);
  const local = settings.LLM_AUTO ? localModel(settings, deps.findLocal ?? findLocalModel) : async () => [];
  return withModels({
    own,
    claims,
    sentenceWords,
    log,
    async models() {
      const [found, theirs] = await Promise.all([local(), added()]);
      return [...operators, ...found, ...theirs];
    },
  });
}

function operatorModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT }: Settings): LanguageModel[] {
  if (!LLM_BASE_URL || !LLM_MODEL) return [];
  return [
    createLanguageModel({
      baseUrl: LLM_BASE_URL,
      apiKey: LLM_API_KEY,
      model: LLM_MODEL,
      writer: { kind: 'operatorModel', model: LLM_MODEL },
      ideas: 5,
      materialBytes: 60_000,
      silenceMs: LLM_TIMEOUT * 1000,
    }),
  ];
}

/** What was found or not found is believed for so long: a server that is started later is found by then. */
const BELIEVED_MS = 30_000;

function localModel({ LLM_TIMEOUT }: Settings, find: typeof findLocalModel) {
  let looked: { at: number; models: Promise<LanguageModel[]> } | undefined;
  const look = async () => {
    const found = await find();
    if (!found) return [];
    const { baseUrl, model, name, reasoningEffort } = found;
    return [
      createLanguageModel({
        baseUrl,
        model,
        writer: { kind: 'localModel', model: name },
        ...SMALL_MODEL,
        silenceMs: LLM_TIMEOUT * 1000,
        isLocal: true,
        reasoningEffort,
      }),
    ];
  };
  return async () => {
    if (!looked || Date.now() - looked.at > BELIEVED_MS) looked = { at: Date.now(), models: look() };
    return looked.models;
  };
}
