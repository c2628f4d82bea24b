import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ProjectScreen } from '../../screens/project/ProjectScreen';
import { useApp } from '../app';
import { leaveToPage, lookOn } from '../implementations/leftRenders';
import { wantsNotification } from '../keptNotices';
import { provideProjectResult } from '../implementations/projectResult.implementations';
import { provideRenderNotice } from '../implementations/renderNotice.implementations';
import { provideShareLink } from '../implementations/sharing.implementations';
import { provideTextCopy } from '../implementations/textCopy.implementations';
import { useProvidedActor } from '../useProvidedActor';

function ProjectOf({ projectId }: { projectId: string }) {
  const actor = useProvidedActor(provideProjectResult, { input: { projectId } });
  const app = useApp();
  const [isWanted] = useState(() => wantsNotification(app.window));
  const notice = useProvidedActor(provideRenderNotice(actor), { input: { projectId, isWanted } });
  useEffect(() => {
    leaveToPage(app, projectId);
    return () => {
      const isRendering = actor.getSnapshot().context.project?.status === 'rendering';
      if (isRendering && notice.getSnapshot().matches({ browser: 'waitingForEnd' })) lookOn(app, projectId);
    };
  }, [app, projectId, actor, notice]);
  const share = useProvidedActor(provideShareLink, { input: { projectId } });
  const creditsCopy = useProvidedActor(provideTextCopy);
  return <ProjectScreen actor={actor} notice={notice} creditsCopy={creditsCopy} share={share} />;
}

/** /project/:projectId */
export default function ProjectPage() {
  const { projectId = '' } = useParams();
  return <ProjectOf key={projectId} projectId={projectId} />;
}
