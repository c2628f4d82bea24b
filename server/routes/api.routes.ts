/** Everything below `/v1`, one line a resource. */
import type { FastifyInstance } from 'fastify';
import type { AppPorts } from '../appPorts';
import { serverSecret } from '../auth/secrets';
import { createReadiness } from '../health/readiness';
import { presentBy } from '../http/present';
import { createSampleAddresses } from '../speech/sampleAddresses';
import { brandkitRoutes } from './brandkit.routes';
import { checkedScriptsRoutes } from './checkedScripts.routes';
import { clientConfigRoutes } from './clientConfig.routes';
import { handedPagesRoutes } from './handedPages.routes';
import { healthRoutes } from './health.routes';
import { jobsRoutes } from './jobs.routes';
import { linkCheckRoutes } from './linkCheck.routes';
import { lookUpRoutes } from './lookUp.routes';
import { mediaRoutes } from './media.routes';
import { openapiRoutes } from './openapi.routes';
import { productInfoRoutes } from './productInfo.routes';
import { operatorRoutes } from './operator.routes';
import { packsRoutes } from './packs.routes';
import { projectsRoutes } from './projects.routes';
import { recordingsRoutes } from './recordings.routes';
import { scriptIdeasRoutes } from './scriptIdeas.routes';
import { ownStylesRoutes } from './ownStyles.routes';
import { sharingRoutes } from './sharing.routes';
import { speechRoutes } from './speech.routes';
import { usageRoutes } from './usage.routes';
import type { MediaRights } from '../media/mediaRights';
import type { Operators } from '../operator/operators';
import { userRoutes } from './user.routes';
import { versionsRoutes } from './versions.routes';
import { voicesRoutes } from './voices.routes';

interface Mounted extends AppPorts {
  readonly operators: Operators;
  readonly rights: MediaRights;
}

export async function apiRoutes(v1: FastifyInstance, ports: Mounted): Promise<void> {
  const world = {
    ...ports,
    present: presentBy(ports.addresses, ports.config),
    readiness: createReadiness(ports),
    samples: createSampleAddresses(await serverSecret(ports.db, 'voice-samples')),
  };

  await openapiRoutes(v1);
  healthRoutes(v1, world);
  clientConfigRoutes(v1, world);
  userRoutes(v1, world);
  usageRoutes(v1, world);
  linkCheckRoutes(v1, world);
  productInfoRoutes(v1, world);
  handedPagesRoutes(v1, world);
  mediaRoutes(v1, world);
  voicesRoutes(v1, world);
  recordingsRoutes(v1, world);
  scriptIdeasRoutes(v1, world);
  checkedScriptsRoutes(v1, world);
  lookUpRoutes(v1, world);
  jobsRoutes(v1, world);
  projectsRoutes(v1, world);
  ownStylesRoutes(v1, world);
  sharingRoutes(v1, world);
  speechRoutes(v1, world);
  versionsRoutes(v1, world);
  brandkitRoutes(v1, world);
  operatorRoutes(v1, world);
  packsRoutes(v1, world);
}
