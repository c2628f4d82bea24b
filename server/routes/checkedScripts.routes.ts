/** Whether an ad's sentences stand on its page. [WR3] */
import type { FastifyInstance } from 'fastify';
import { LONG_CALL_LIMIT_MS } from '../../contract/limits';
import {
  checkClaimsAnswer,
  checkScripts,
  judgeScript,
  promptClaims,
} from '../../contract/routes/generate.routes';
import { whenLeft } from '../http/answerInLines';
import { implement } from '../http/implement';
import { detectLanguage } from '../text/language';
import type { ClaimsCheck } from '../writing/checking/claimsCheck';
import { withQuotes } from '../writing/languageModel/claimsTask';
import { againPrompt } from '../writing/languageModel/prompts';
import type { ScriptWriters } from '../writing/scriptWriter';

/** Who waits gives up at `LONG_CALL_LIMIT_MS`: by then the rules have answered. */
const MODELS_MS = LONG_CALL_LIMIT_MS - 30_000;

const BROWSER = { kind: 'browserModel' } as const;

interface Checks {
  readonly claims: ClaimsCheck;
  readonly scripts: Pick<ScriptWriters, 'judgeScript' | 'elsewhere'>;
}

export function checkedScriptsRoutes(app: FastifyInstance, { claims, scripts: writers }: Checks): void {
  implement(
    app,
    judgeScript,
    ({ body, reply }) => writers.judgeScript(body, { signal: whenLeft(reply), modelsWithinMs: MODELS_MS }),
    { perMinute: 30 },
  );
  implement(
    app,
    promptClaims,
    async ({ body }) => {
      const { system, prompt, schema, language } = await writers.elsewhere.claimsTask(body);
      return { system, prompt, schema: { ...schema }, language };
    },
    { perMinute: 30 },
  );
  implement(
    app,
    checkClaimsAnswer,
    async ({ body: { request, answer } }) => {
      const { prompt, judge } = await writers.elsewhere.claimsTask(request);
      const { sentences, judged, faults } = judge(answer);
      return {
        sentences: [...sentences],
        judge: BROWSER,
        judged,
        faults: [...faults],
        prompt: againPrompt(prompt, faults),
      };
    },
    { perMinute: 30 },
  );
  implement(
    app,
    checkScripts,
    async ({ body: { scripts, source, backing = [] } }) => {
      const [language = null, pageLanguage = null] = await Promise.all(
        [scripts.join('\n'), source.description].map(detectLanguage),
      );
      const judged = { sources: source, language, pageLanguage };
      return {
        scripts: scripts.map((script) =>
          withQuotes(claims.trace(script, source, language, pageLanguage), judged, claims, backing),
        ),
      };
    },
    { perMinute: 120 },
  );
}
