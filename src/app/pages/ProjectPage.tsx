import { useParams } from 'react-router-dom';
import { ProjectScreen } from '../../screens/project/ProjectScreen';
import { projectResultFlow } from '../flows/projectResult.flow';
import { useFlowActor } from '../useFlowActor';

function ProjectOf({ projectId }: { projectId: string }) {
  return <ProjectScreen actor={useFlowActor(projectResultFlow, { input: { projectId } })} />;
}

/** /project/:projectId */
export default function ProjectPage() {
  const { projectId = '' } = useParams();
  return <ProjectOf key={projectId} projectId={projectId} />;
}
