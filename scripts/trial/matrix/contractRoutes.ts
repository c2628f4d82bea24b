/** Every call of the contract. */
import * as brandkit from '../../../contract/routes/brandkit.routes';
import * as clientConfig from '../../../contract/routes/clientConfig.routes';
import * as generate from '../../../contract/routes/generate.routes';
import * as health from '../../../contract/routes/health.routes';
import * as jobs from '../../../contract/routes/jobs.routes';
import * as jobStart from '../../../contract/routes/jobStart.routes';
import * as media from '../../../contract/routes/media.routes';
import * as operator from '../../../contract/routes/operator.routes';
import * as ownStyles from '../../../contract/routes/ownStyles.routes';
import * as projectList from '../../../contract/routes/projectList.routes';
import * as projects from '../../../contract/routes/projects.routes';
import * as recordings from '../../../contract/routes/recordings.routes';
import type { Route } from '../../../contract/routes/route';
import * as sharing from '../../../contract/routes/sharing.routes';
import * as speech from '../../../contract/routes/speech.routes';
import * as usage from '../../../contract/routes/usage.routes';
import * as user from '../../../contract/routes/user.routes';
import * as versions from '../../../contract/routes/versions.routes';

const files = [
  ...[brandkit, clientConfig, generate, health, jobs, jobStart, media, operator, ownStyles],
  ...[projectList, projects, recordings, sharing, speech, usage, user, versions],
];
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

export const contractRoutes: readonly Route[] = files.flatMap((file) => Object.values(file).filter(isRoute));
