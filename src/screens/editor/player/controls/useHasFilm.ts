/** Whether there is a film to be moved along. */
import { useSelector } from '@xstate/react';
import { useEditor } from '../../EditorContext';

export const useHasFilm = (): boolean =>
  useSelector(
    useEditor().playback,
    (state) => !state.matches({ transport: 'failed' }) && !state.matches({ transport: 'readingMetadata' }),
  );
