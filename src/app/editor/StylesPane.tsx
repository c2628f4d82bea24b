/** The gallery of styles, for as long as its dialog is open. */
import { StyleGallery } from '../../screens/editor/styles/StyleGallery';
import { useEditor } from '../../screens/editor/EditorContext';
import { useProvidedActor } from '../useProvidedActor';
import { provideStyleGallery } from './implementations/styleGallery.implementations';

export function StylesPane() {
  const { engine, commands, keeper = null, dialog } = useEditor();
  const close = () => dialog.send({ type: 'dialog.closed' });
  const actor = useProvidedActor(
    provideStyleGallery({ engine, commands }),
    { input: { keeper } },
    (snapshot) => (snapshot.matches('applied') ? close() : undefined),
  );
  return <StyleGallery actor={actor} onClose={close} />;
}
