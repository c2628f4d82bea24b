/** Scripts: asked of the server, which tells meanwhile what is going on, and of a model in the browser. [WR1] */
import type * as z from 'zod/mini';
import {
  askWhoWrites,
  checkClaimsAnswer,
  checkModelAnswer,
  promptClaims,
  promptScripts,
  suggestScripts,
  translateTexts,
} from '../../contract/routes/generate.routes';
import type {
  CheckedVerdicts,
  ClaimsAnswer,
  ClaimsPrompt,
  JudgedScriptRequest,
} from '../../contract/scripts/claims';
import {
  SCRIPT_STREAM,
  scriptProgressSchema,
  translationProgressSchema,
  type CheckedAnswer,
  type ModelAnswer,
  type ModelProgress,
  type ScriptIdeasRequest,
  type ScriptProgress,
  type ScriptPrompt,
  type ScriptsAnswer,
  type Translation,
  type TranslationRequest,
  type WriterName,
} from '../../contract/scripts/script';
import type { Call } from './http';
import { ServiceError } from './serviceError';

export interface ScriptsService {
  askWhoWrites(signal?: AbortSignal): Promise<WriterName>;
  /** @param onProgress told what is going on until the scripts are there */
  writeScripts(
    request: ScriptIdeasRequest,
    onProgress: (progress: UnfinishedProgress) => void,
    signal?: AbortSignal,
  ): Promise<ScriptsAnswer>;
  /** @param onProgress told how far a model is until the texts are there */
  translateTexts(
    request: TranslationRequest,
    onProgress: (progress: ModelProgress) => void,
    signal?: AbortSignal,
  ): Promise<Translation>;
  fetchPrompt(request: ScriptIdeasRequest, signal?: AbortSignal): Promise<ScriptPrompt>;
  checkAnswer(answer: ModelAnswer, signal?: AbortSignal): Promise<CheckedAnswer>;
  fetchClaimsPrompt(request: JudgedScriptRequest, signal?: AbortSignal): Promise<ClaimsPrompt>;
  checkVerdicts(answer: ClaimsAnswer, signal?: AbortSignal): Promise<CheckedVerdicts>;
}
export type UnfinishedProgress = Exclude<ScriptProgress, { type: 'done' | 'problem' }>;

export const createScriptsService = (call: Call): ScriptsService => ({
  askWhoWrites: (signal) => call(askWhoWrites, { ...(signal && { signal }) }),
  writeScripts: (body, onProgress, signal) => {
    const onLine = (line: unknown) => {
      const progress = progressIn(scriptProgressSchema, line);
      if (progress?.type === 'done') return progress.ideas;
      if (progress) onProgress(progress);
      return null;
    };
    return call(suggestScripts, {
      body,
      lines: { accept: SCRIPT_STREAM, onLine },
      ...(signal && { signal }),
    });
  },
  translateTexts: (body, onProgress, signal) => {
    const onLine = (line: unknown) => {
      const progress = progressIn(translationProgressSchema, line);
      if (progress?.type === 'done') return progress.translation;
      if (progress) onProgress(progress);
      return null;
    };
    return call(translateTexts, {
      body,
      lines: { accept: SCRIPT_STREAM, onLine },
      ...(signal && { signal }),
    });
  },
  fetchPrompt: (body, signal) => call(promptScripts, { body, ...(signal && { signal }) }),
  checkAnswer: (body, signal) => call(checkModelAnswer, { body, ...(signal && { signal }) }),
  fetchClaimsPrompt: (body, signal) => call(promptClaims, { body, ...(signal && { signal }) }),
  checkVerdicts: (body, signal) => call(checkClaimsAnswer, { body, ...(signal && { signal }) }),
});

type StreamedProblem = Extract<ScriptProgress, { type: 'problem' }>;

/** Null for what a later server tells besides: without an end, the answer is not what was agreed. @throws what was refused */
function progressIn<Line extends { readonly type: string }>(
  schema: z.ZodMiniType<Line>,
  line: unknown,
): Exclude<Line, StreamedProblem> | null {
  const progress = schema.safeParse(line);
  if (!progress.success) return null;
  if (isProblem(progress.data)) throw refusedBy(progress.data);
  return progress.data as Exclude<Line, StreamedProblem>;
}
const isProblem = (line: { readonly type: string }): line is StreamedProblem => line.type === 'problem';

/** The status was sent before: what is not the server's fault is a refusal of what was said. */
const refusedBy = (problem: StreamedProblem) =>
  new ServiceError('status', problem.code === 'internal_error' ? 500 : 422, problem.detail, {}, problem);
