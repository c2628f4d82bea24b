import { useSelector } from '@xstate/react';
import { Navigate, useParams } from 'react-router-dom';
import { EditorScreen } from '../../screens/editor/EditorScreen';
import { editorFlow } from '../flows/editor.flow';
import { useFlowActor } from '../useFlowActor';

function EditorOf({ projectId }: { projectId: string }) {
  const actor = useFlowActor(editorFlow, { input: { projectId } });
  const isRendering = useSelector(actor, (snapshot) => snapshot.matches('rendering'));
  return isRendering ? <Navigate to={`/project/${projectId}`} /> : <EditorScreen actor={actor} />;
}

/** /project/:projectId/editor */
export default function EditorPage() {
  const { projectId = '' } = useParams();
  return <EditorOf key={projectId} projectId={projectId} />;
}
