/** The versions, looked at for as long as their dialog is open. */
import { VersionsPanel } from '../../screens/editor/saving/VersionsPanel';
import { useEditor } from '../../screens/editor/EditorContext';
import { useProvidedActor } from '../useProvidedActor';
import { provideVersions } from './implementations/versions.implementations';

export function VersionsPane() {
  const { engine, projectId, dialog } = useEditor();
  const close = () => dialog.send({ type: 'dialog.closed' });
  const actor = useProvidedActor(
    provideVersions(engine),
    { input: { now: Date.now, projectId } },
    (snapshot) => (snapshot.matches('restored') ? close() : undefined),
  );
  return <VersionsPanel actor={actor} onClose={close} />;
}
