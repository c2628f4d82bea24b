/** The API's description and a page to read it; both work without a network. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../../contract/routes/route';
import { openapiDocument } from '../http/openapiDocument';

/** Without `upgrade-insecure-requests`, which leaves the page blank on a plain network; its pictures are drawn into it. */
const DOCS_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

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
    // Its page names its files by their whole path, which it does not know by itself.
    indexPrefix: app.prefix,
    staticCSP: DOCS_POLICY,
    uiConfig: { url: `${app.prefix}/openapi.json` },
    transformSpecification: () => description() as Record<string, unknown>,
    transformSpecificationClone: false,
  });
}
