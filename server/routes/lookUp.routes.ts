/** A topic, looked up on Wikipedia; and sentences to choose from, of an article or of somebody's own notes. [TP1] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseSentences, lookTopicUp } from '../../contract/routes/generate.routes';
import type { Config } from '../config';
import { acceptedLanguages } from '../http/acceptedLanguages';
import { implement } from '../http/implement';
import { NotFound } from '../http/problems';
import type { LookUp } from '../writing/articles/lookUp';
import type { ChooseOfNotes } from '../writing/explainer/chooseOfNotes';

interface Deps {
  readonly config: Pick<Config, 'WIKIPEDIA'>;
  readonly lookUp: LookUp;
  readonly chooseOfNotes: ChooseOfNotes;
}

const callerOf = ({ headers }: FastifyRequest) => ({
  reader: acceptedLanguages(headers['accept-language'])[0],
});

export function lookUpRoutes(app: FastifyInstance, { config, lookUp, chooseOfNotes }: Deps): void {
  const onWikipedia: LookUp = async (asked, caller) => {
    if (!config.WIKIPEDIA) throw new NotFound('lookUp');
    return lookUp(asked, caller);
  };
  implement(app, lookTopicUp, ({ body, request }) => onWikipedia(body, callerOf(request)), {
    perMinute: 30,
  });
  implement(
    app,
    chooseSentences,
    ({ body: { article, ...asked }, request }) =>
      article
        ? onWikipedia({ says: [], ...asked, article }, callerOf(request))
        : chooseOfNotes(asked, callerOf(request)),
    { perMinute: 30 },
  );
}
