import { useActorRef, useSelector } from '@xstate/react';
import { Navigate, useParams } from 'react-router-dom';
import { EditorScreen } from '../../screens/editor/EditorScreen';
import { useFlow } from '../app';
import { editorFlow } from '../flows/editor.flow';

function EditorOf({ projectId }: { projectId: string }) {
  const actor = useActorRef(useFlow(editorFlow), { input: { projectId } });
  const isRendering = useSelector(actor, (snapshot) => snapshot.matches('rendering'));
  return isRendering ? <Navigate to={`/project/${projectId}`} /> : <EditorScreen actor={actor} />;
}

/** /project/:projectId/editor */
export default function EditorPage() {
  const { projectId = '' } = useParams();
  return <EditorOf key={projectId} projectId={projectId} />;
}
