import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { createEditorEngine } from '../../editor-engine/createEditorEngine';
import { EditorScreen } from '../../screens/editor/EditorScreen';
import { randomId } from '../../services/browser/randomId';
import { OpenEditor } from '../editor/OpenEditor';
import { provideEditor } from '../implementations/editor.implementations';
import { useProvidedActor } from '../useProvidedActor';

function EditorOf({ projectId }: { projectId: string }) {
  const [engine] = useState(() => createEditorEngine({ newId: (prefix) => `${prefix}_${randomId()}` }));
  const actor = useProvidedActor(provideEditor(engine), { input: { projectId } });
  const project = useSelector(actor, ({ context }) => context.project);
  return (
    <EditorScreen
      actor={actor}
      open={project ? <OpenEditor engine={engine} project={project} actor={actor} /> : null}
    />
  );
}

/** /project/:projectId/editor */
export default function EditorPage() {
  const { projectId = '' } = useParams();
  return <EditorOf key={projectId} projectId={projectId} />;
}
