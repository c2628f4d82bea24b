/** Whether an ad's sentences stand on its page. [WR3] */
import type { FastifyInstance } from 'fastify';
import { checkScripts } from '../../contract/routes/generate.routes';
import { implement } from '../http/implement';
import { detectLanguage } from '../text/language';
import type { ClaimsCheck } from '../writing/checking/claimsCheck';

export function checkedScriptsRoutes(app: FastifyInstance, { claims }: { claims: ClaimsCheck }): void {
  implement(
    app,
    checkScripts,
    async ({ body: { scripts, source } }) => {
      const [language, pageLanguage] = await Promise.all(
        [scripts.join('\n'), source.description].map(detectLanguage),
      );
      return { scripts: scripts.map((script) => claims.trace(script, source, language, pageLanguage)) };
    },
    { perMinute: 120 },
  );
}
