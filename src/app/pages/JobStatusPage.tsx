import { useSelector } from '@xstate/react';
import { Navigate, useParams } from 'react-router-dom';
import { JobStatusScreen } from '../../screens/jobStatus/JobStatusScreen';
import { provideJobStatus } from '../implementations/jobStatus.implementations';
import { useProvidedActor } from '../useProvidedActor';

function JobStatusOf({ jobId }: { jobId: string }) {
  const actor = useProvidedActor(provideJobStatus, { input: { jobId } });
  const newJobId = useSelector(actor, ({ context }) => context.newJobId);
  const projectId = useSelector(actor, (snapshot) =>
    snapshot.matches('done') ? snapshot.context.projectId : null,
  );
  if (newJobId) return <Navigate replace to={`/urltoads/videos/${newJobId}`} />;
  return (
    <>
      <JobStatusScreen actor={actor} />
      {projectId ? <Navigate replace to={`/project/${projectId}/editor`} /> : null}
    </>
  );
}

/** /urltoads/videos/:jobId */
export default function JobStatusPage() {
  const { jobId = '' } = useParams();
  return <JobStatusOf key={jobId} jobId={jobId} />;
}
