import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { readJobsView, writeJobsView, type JobsView } from '../../../contract/ui/jobsView';
import { JobsScreen } from '../../screens/jobs/JobsScreen';
import type { JobsProps } from '../../screens/jobs/jobsActor';
import { useApp } from '../app';
import { provideJobs } from '../implementations/jobs.implementations';
import { useProvidedActor } from '../useProvidedActor';

const pageOf = { urltoads: '/urltoads/videos', text_to_videos: '/jobs' } as const;
const addressOf = (view: JobsView) => String(writeJobsView(view));

/** What is looked at is in the address as well, so that a reload and the way back keep it. */
function useAddress(actor: JobsProps['actor']) {
  const { location } = useApp().window;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const following = actor.subscribe(({ context }) => {
      const said = addressOf(context);
      if (said === addressOf(readJobsView(new URLSearchParams(location.search)))) return;
      void navigate({ search: said }, { replace: true });
    });
    return () => following.unsubscribe();
  }, [actor, location, navigate]);
  useEffect(() => actor.send({ type: 'address.changed', view: readJobsView(search) }), [actor, search]);
}

/** /jobs */
export default function JobsPage() {
  const [search] = useSearchParams();
  const actor = useProvidedActor(provideJobs, { input: { now: Date.now, view: readJobsView(search) } });
  const { newJobId, retried } = useSelector(actor, ({ context }) => context);
  useAddress(actor);
  return newJobId && retried ? (
    <Navigate to={`${pageOf[retried.job.created_with]}/${newJobId}`} />
  ) : (
    <JobsScreen actor={actor} />
  );
}
