/** Files on their way, and those that did not come in, while no library is open that says so. [E7] [E10] */
import { useSelector } from '@xstate/react';
import { useEditor } from '../EditorContext';
import { UploadState } from '../library/files/UploadState';
import { useIsPhone } from './useIsPhone';
import { openPanel } from './openPanel';
import * as css from './shell.css';

export function UploadsElsewhere() {
  const { library, panel, phoneSheet } = useEditor();
  const isPhone = useIsPhone();
  const showsLibrary = useSelector(phoneSheet, (state) => state.matches('library')) || !isPhone;
  const open = useSelector(panel, openPanel);
  const hasNews = useSelector(
    library,
    ({ value, context }) => typeof value.uploads === 'object' || context.failures.length > 0,
  );
  const isSaidThere = showsLibrary && (open === 'photos' || open === 'videos');
  if (!hasNews || isSaidThere) return null;
  return (
    <div className={`${css.notice} ${css.uploads}`}>
      <UploadState />
    </div>
  );
}
