import { useParams } from 'react-router-dom';
import { ProjectScreen } from '../../screens/project/ProjectScreen';
import { projectResultFlow } from '../flows/projectResult.flow';
import { textCopyFlow } from '../flows/textCopy.flow';
import { useFlowActor } from '../useFlowActor';

function ProjectOf({ projectId }: { projectId: string }) {
  const actor = useFlowActor(projectResultFlow, { input: { projectId } });
  return <ProjectScreen actor={actor} creditsCopy={useFlowActor(textCopyFlow)} />;
}

/** /project/:projectId */
export default function ProjectPage() {
  const { projectId = '' } = useParams();
  return <ProjectOf key={projectId} projectId={projectId} />;
}
