import { useSelector } from '@xstate/react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Job } from '../../../contract/job';
import { JobStatusScreen } from '../../screens/jobStatus/JobStatusScreen';
import { StylesScreen } from '../../screens/styles/StylesScreen';
import { stylesMessages } from '../../locales/messages/styles';
import { provideJobStatus } from '../implementations/jobStatus.implementations';
import { provideRenderForecast } from '../implementations/renderForecast.implementations';
import { provideStyleSelection } from '../implementations/styleSelection.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** To where the person came from: the page of the project, else the jobs of the same kind. */
function useWayBack({ created_with, output }: Job) {
  const [asked] = useSearchParams();
  return asked.get('from') === 'project'
    ? { to: `/project/${output.project_ids[0]}`, label: stylesMessages.backToProject }
    : { to: `/jobs?tab=${created_with}`, label: stylesMessages.back };
}

function StylesOf({ job }: { job: Job }) {
  const actor = useProvidedActor(provideStyleSelection, { input: { job } });
  const back = useWayBack(job);
  const projectId = useSelector(actor, ({ context }) => context.projectId);
  const forecast = useProvidedActor(provideRenderForecast, { input: { projectId } });
  const leadsTo = useSelector(actor, (snapshot) =>
    snapshot.matches('editing') ? '/editor' : snapshot.matches('rendering') ? '' : null,
  );
  return leadsTo === null ? (
    <StylesScreen actor={actor} forecast={forecast} back={back} />
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
