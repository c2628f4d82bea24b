/** Script ideas for the wizard. [W8] */
import type { FastifyInstance } from 'fastify';
import { suggestScripts } from '../../contract/generate.routes';
import { implement } from '../http/implement';
import { Problem } from '../http/problems';
import type { ScriptWriter } from '../providers/scripts/scriptWriter';

export function scriptIdeasRoutes(app: FastifyInstance, { scripts }: { scripts: ScriptWriter }): void {
  implement(
    app,
    suggestScripts,
    async ({ body }) => {
      if (body.type === 'educational')
        throw new Problem(
          501,
          'not_available',
          'Scripts for explainer videos are not written yet by this version: write your own.',
        );
      return scripts.writeAdScripts(body.data);
    },
    { perMinute: 30 },
  );
}
