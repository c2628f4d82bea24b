/** Files on their way, and those that did not come in, while no library is open that says so. [E7] [E10] */
import { useSelector } from '@xstate/react';
import { useEditor } from '../EditorContext';
import type { PanelName } from '../../../machines/workspace/panels';
import { UploadState } from '../library/files/UploadState';
import { useIsPhone } from './useIsPhone';
import { openPanel } from './openPanel';
import * as css from './shell.css';

/** Where files are brought in, and told of. */
const SAID_IN: readonly PanelName[] = ['photos', 'videos', 'audios'];

export function UploadsElsewhere() {
  const editor = useEditor();
  const library = editor.library();
  const { panel, phoneSheet } = editor;
  const isPhone = useIsPhone();
  const showsLibrary = useSelector(phoneSheet, (state) => state.matches('library')) || !isPhone;
  const open = useSelector(panel, openPanel);
  const hasNews = useSelector(
    library,
    ({ value, context }) => typeof value.uploads === 'object' || context.failures.length > 0,
  );
  const isSaidThere = showsLibrary && open !== null && SAID_IN.includes(open);
  if (!hasNews || isSaidThere) return null;
  return (
    <div className={`${css.notice} ${css.uploads}`}>
      <UploadState />
    </div>
  );
}
