/** A topic, looked up on Wikipedia. [TP1] */
import type { FastifyInstance } from 'fastify';
import { lookTopicUp } from '../../contract/routes/generate.routes';
import type { Config } from '../config';
import { acceptedLanguages } from '../http/acceptedLanguages';
import { implement } from '../http/implement';
import { NotFound } from '../http/problems';
import type { LookUp } from '../writing/articles/lookUp';

interface Deps {
  readonly config: Pick<Config, 'WIKIPEDIA'>;
  readonly lookUp: LookUp;
}

export function lookUpRoutes(app: FastifyInstance, { config, lookUp }: Deps): void {
  implement(
    app,
    lookTopicUp,
    async ({ body, request }) => {
      if (!config.WIKIPEDIA) throw new NotFound('lookUp');
      return lookUp(body, { reader: acceptedLanguages(request.headers['accept-language'])[0] });
    },
    { perMinute: 30 },
  );
}
