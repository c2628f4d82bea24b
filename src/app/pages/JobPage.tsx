import { useSelector } from '@xstate/react';
import { Navigate, useParams } from 'react-router-dom';
import type { Job } from '../../../contract/job';
import { JobStatusScreen } from '../../screens/jobStatus/JobStatusScreen';
import { StylesScreen } from '../../screens/styles/StylesScreen';
import { stylesMessages } from '../../locales/messages/styles';
import { provideJobStatus } from '../implementations/jobStatus.implementations';
import { provideStyleSelection } from '../implementations/styleSelection.implementations';
import { useProvidedActor } from '../useProvidedActor';

function StylesOf({ job }: { job: Job }) {
  const actor = useProvidedActor(provideStyleSelection, { input: { job } });
  const projectId = useSelector(actor, ({ context }) => context.projectId);
  const leadsTo = useSelector(actor, (snapshot) =>
    snapshot.matches('editing') ? '/editor' : snapshot.matches('rendering') ? '' : null,
  );
  return leadsTo === null ? (
    <StylesScreen actor={actor} />
  ) : (
    <Navigate to={`/project/${projectId}${leadsTo}`} />
  );
}

function JobOf({ jobId }: { jobId: string }) {
  const actor = useProvidedActor(provideJobStatus, { input: { jobId } });
  const finished = useSelector(actor, (snapshot) => (snapshot.matches('done') ? snapshot.context.job : null));
  const newJobId = useSelector(actor, ({ context }) => context.newJobId);
  if (newJobId) return <Navigate replace to={`/jobs/${newJobId}`} />;
  return finished ? (
    <StylesOf job={finished} />
  ) : (
    <JobStatusScreen actor={actor} unreachable={stylesMessages.jobFailed} />
  );
}

/** /jobs/:jobId */
export default function JobPage() {
  const { jobId = '' } = useParams();
  return <JobOf key={jobId} jobId={jobId} />;
}
