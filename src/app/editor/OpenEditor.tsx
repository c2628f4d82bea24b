/** The workspace of an opened project, filled with its panes; leads to the render when that begins. [R4] [E7] */
import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { CaptionsList } from '../../screens/editor/captions/CaptionsList';
import { ScriptTab } from '../../screens/editor/captions/ScriptTab';
import { TranscriptTab } from '../../screens/editor/captions/TranscriptTab';
import type { EditorProps } from '../../screens/editor/editorActor';
import { EditorContext } from '../../screens/editor/EditorContext';
import { Inspector } from '../../screens/editor/inspector/Inspector';
import { LibraryPanels } from '../../screens/editor/library/LibraryPanels';
import { PlayerPane } from '../../screens/editor/player/PlayerPane';
import { SaveState } from '../../screens/editor/saving/SaveState';
import { SavingNotices } from '../../screens/editor/saving/SavingNotices';
import { VersionsPane } from './VersionsPane';
import { Draggables } from '../../screens/editor/shell/Draggables';
import { MendedNotice } from '../../screens/editor/shell/MendedNotice';
import type { Panes } from '../../screens/editor/shell/panes';
import { Workspace } from '../../screens/editor/shell/Workspace';
import { TimelineStrip } from '../../screens/editor/timeline/strip/TimelineStrip';
import { TimelinePane } from '../../screens/editor/timeline/TimelinePane';
import { useOpenEditor } from './useOpenEditor';

const panes: Panes = {
  player: <PlayerPane />,
  timeline: <TimelinePane />,
  panel: <LibraryPanels />,
  inspector: <Inspector />,
  captions: <CaptionsList />,
  transcript: <TranscriptTab />,
  script: <ScriptTab />,
  clips: <TimelineStrip />,
  saveState: <SaveState />,
  saveNotices: <SavingNotices />,
  versions: <VersionsPane />,
};

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
      <Draggables>
        <Workspace panes={panes} notice={<MendedNotice actor={actor} />} />
      </Draggables>
    </EditorContext>
  );
}
