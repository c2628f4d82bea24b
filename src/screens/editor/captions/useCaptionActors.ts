/** The charts of captions: correcting one, and those that live beside it. */
import { useSelector } from '@xstate/react';
import { useEditor } from '../EditorContext';

/** Null only while the editor is being taken away. */
export function useCaptionActors() {
  const captionEdit = useEditor().captionEdit();
  const children = useSelector(captionEdit, (snapshot) => snapshot.children);
  return { captionEdit, ...children };
}
