import { useActorRef } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { ProjectScreen } from '../../screens/project/ProjectScreen';
import { useFlow } from '../app';
import { projectResultFlow } from '../flows/projectResult.flow';

function ProjectOf({ projectId }: { projectId: string }) {
  return <ProjectScreen actor={useActorRef(useFlow(projectResultFlow), { input: { projectId } })} />;
}

/** /project/:projectId */
export default function ProjectPage() {
  const { projectId = '' } = useParams();
  return <ProjectOf key={projectId} projectId={projectId} />;
}
