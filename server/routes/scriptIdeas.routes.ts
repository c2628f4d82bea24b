/** Script ideas for both wizards. [W8] [X3] */
import type { FastifyInstance } from 'fastify';
import { suggestScripts } from '../../contract/routes/generate.routes';
import { implement } from '../http/implement';
import { readTopic } from '../writing/explainer/readTopic';
import type { ScriptWriter } from '../writing/scriptWriter';

export function scriptIdeasRoutes(app: FastifyInstance, { scripts }: { scripts: ScriptWriter }): void {
  implement(
    app,
    suggestScripts,
    async ({ body }) =>
      body.type === 'ads'
        ? scripts.writeAdScripts(body.data)
        : scripts.writeExplainerScripts(readTopic(body.data.text)),
    { perMinute: 30 },
  );
}
