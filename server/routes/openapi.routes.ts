/** The API's description and a page to read it; both work without a network. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../../contract/routes/route';
import { openapiDocument } from '../http/openapiDocument';

/** Call before the routes that are to be described are mounted below `app`. */
export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  const mounted: Route[] = [];
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.contract && method !== 'HEAD') mounted.push(config.contract);
  });
  let document: object | undefined;
  const description = () => (document ??= openapiDocument(mounted, app.prefix));

  app.get('/openapi.json', { config: { access: 'public' } }, async () => description());
  await app.register(swagger, { openapi: { openapi: '3.1.0' } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { url: `${app.prefix}/openapi.json` },
    transformSpecification: () => description() as Record<string, unknown>,
    transformSpecificationClone: false,
  });
}
