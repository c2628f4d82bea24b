/** Script ideas for both wizards, what a model in the browser needs to write them, and texts in another language. [W8] [X3] [WR1] [SC4] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askWhoWrites,
  checkModelAnswer,
  promptScripts,
  suggestScripts,
  translateTexts,
} from '../../contract/routes/generate.routes';
import { LONG_CALL_LIMIT_MS } from '../../contract/limits';
import {
  SCRIPT_STREAM,
  type ScriptIdeasRequest,
  type ScriptProgress,
  type ScriptsAnswer,
  type TranslationProgress,
} from '../../contract/scripts/script';
import { acceptedLanguages } from '../http/acceptedLanguages';
import { answerInLines, whenLeft } from '../http/answerInLines';
import { implement } from '../http/implement';
import { readTopic, type ExplainerBrief } from '../writing/explainer/readTopic';
import { faultSentence } from '../writing/languageModel/faultSentence';
import { againPrompt } from '../writing/languageModel/prompts';
import type { ScriptWriters, Watch } from '../writing/scriptWriter';

/** Who hears nothing meanwhile gives up at `LONG_CALL_LIMIT_MS`. */
const UNHEARD_MS = LONG_CALL_LIMIT_MS - 30_000;
const BROWSER = { kind: 'browserModel' } as const;

export function scriptIdeasRoutes(app: FastifyInstance, { scripts }: { scripts: ScriptWriters }): void {
  implement(app, askWhoWrites, () => scripts.whoWrites());
  implement(
    app,
    suggestScripts,
    ({ body, request, reply }) =>
      writing(body, scripts, readerOf(request))({ signal: whenLeft(reply), modelsWithinMs: UNHEARD_MS }),
    {
      perMinute: 30,
      streamed: {
        type: SCRIPT_STREAM,
        handle: async ({ body, request, reply }) => {
          const write = writing(body, scripts, readerOf(request));
          return answerInLines<ScriptProgress>(reply, SCRIPT_STREAM, async (report, signal) =>
            report({ type: 'done', ideas: await write({ report, signal }) }),
          );
        },
      },
    },
  );
  implement(
    app,
    translateTexts,
    ({ body, reply }) => scripts.translate(body, { signal: whenLeft(reply), modelsWithinMs: UNHEARD_MS }),
    {
      perMinute: 30,
      streamed: {
        type: SCRIPT_STREAM,
        handle: async ({ body, reply }) =>
          answerInLines<TranslationProgress>(reply, SCRIPT_STREAM, async (report, signal) =>
            report({ type: 'done', translation: await scripts.translate(body, { report, signal }) }),
          ),
      },
    },
  );
  implement(
    app,
    promptScripts,
    async ({ body, request }) => {
      const { system, prompt, schema } = await taskFor(body, scripts, readerOf(request));
      return { system, prompt, schema: { ...schema } };
    },
    { perMinute: 30 },
  );
  implement(
    app,
    checkModelAnswer,
    async ({ body: { request: asked, answer }, request }) => {
      const { prompt, judge } = await taskFor(asked, scripts, readerOf(request));
      const { ideas, faults } = await judge(answer);
      if (ideas.length > 0) return { ideas: ideas.map((idea) => ({ ...idea, writer: BROWSER })) };
      return { faults: [...faults], prompt: againPrompt(prompt, faults.map(faultSentence)) };
    },
    { perMinute: 30 },
  );
}

/** What cannot be read is refused before anything is written. */
function writing(
  request: ScriptIdeasRequest,
  scripts: ScriptWriters,
  reader: Reader,
): (watch: Watch) => Promise<ScriptsAnswer> {
  if (request.type === 'ads') return (watch) => scripts.writeAdScripts(request.data, watch);
  const brief = explainerBrief(request.data, reader);
  return (watch) => scripts.writeExplainerScripts(brief, watch);
}

const taskFor = (request: ScriptIdeasRequest, { elsewhere }: ScriptWriters, reader: Reader) =>
  request.type === 'ads'
    ? elsewhere.adTask(request.data)
    : elsewhere.explainerTask(explainerBrief(request.data, reader));

type Asked = Extract<ScriptIdeasRequest, { type: 'educational' }>['data'];
const explainerBrief = ({ text, ...wishes }: Asked, reader: Reader): ExplainerBrief => ({
  ...wishes,
  ...reader,
  ...readTopic(text),
});

type Reader = Pick<ExplainerBrief, 'readerLanguage'>;
function readerOf({ headers }: FastifyRequest): Reader {
  const [readerLanguage] = acceptedLanguages(headers['accept-language']);
  return readerLanguage === undefined ? {} : { readerLanguage };
}
