/** The workspace of an opened project, filled with its panes; leads to the render when that begins. [R4] [E7] */
import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import type { EditorProps } from '../../screens/editor/editorActor';
import { EditorContext } from '../../screens/editor/EditorContext';
import { RepairedNotice } from '../../screens/editor/shell/RepairedNotice';
import { Workspace } from '../../screens/editor/shell/Workspace';
import { panes } from './panes';
import { useOpenEditor } from './useOpenEditor';

interface Props extends EditorProps {
  engine: EditorEngine;
  project: Project;
}

export function OpenEditor({ engine, project, actor }: Props) {
  const editor = useOpenEditor(engine, project);
  const isRendering = useSelector(editor.renderStart, (state) => state.matches('started'));
  if (isRendering) return <Navigate to={`/project/${project.id}`} />;
  return (
    <EditorContext value={editor}>
      <Workspace panes={panes} notice={<RepairedNotice actor={actor} />} />
    </EditorContext>
  );
}
