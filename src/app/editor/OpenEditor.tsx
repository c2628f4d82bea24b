/** The workspace of an opened project, filled with its panes; leads to the render when that begins. [R4] [E7] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { EditorProps } from '../../screens/editor/editorActor';
import { EditorContext } from '../../screens/editor/EditorContext';
import { Workspace } from '../../screens/editor/shell/Workspace';
import { later } from '../../ui/loading/later';
import { panes } from './panes';
import { useOpenEditor } from './useOpenEditor';

const RepairedNotice = later(() => import('../../screens/editor/shell/RepairedNotice'));

interface Props extends EditorProps {
  engine: EditorEngine;
  project: Project;
}

export function OpenEditor({ engine, project, actor }: Props) {
  const editor = useOpenEditor(engine, project);
  const isRendering = useSelector(editor.renderStart, (state) => state.matches('started'));
  const isRepaired = useSelector(actor, (state) => state.matches({ open: 'repaired' }));
  if (isRendering) return <Navigate to={`/project/${project.id}`} />;
  return (
    <EditorContext value={editor}>
      <Workspace
        panes={panes}
        notice={<Suspense>{isRepaired ? <RepairedNotice actor={actor} /> : null}</Suspense>}
      />
    </EditorContext>
  );
}
