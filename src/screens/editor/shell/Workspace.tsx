/** The editor's frame: panes that a person sizes, and what is open in them. On a phone, one thing under the video at a time. */
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import { later, soon } from '../../../ui/loading/later';
import { CentredSpinner } from '../../../ui/feedback/Spinner';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import { useMatches } from '../../../ui/useMatches';
import { refuseFiles } from '../library/files/useFileDrop';
import { Announced } from './Announced';
import { useIsPhone } from './useIsPhone';
import { LOW } from './lowWindow';
import * as css from './shell.css';
import { TopBar } from './TopBar';
import type { Panes } from './panes';

const DesktopPanes = later(() => import('./DesktopPanes'));
const PhonePanes = later(() => import('./phone/PhonePanes'));
const CheckBeforeRender = later(() => import('../check/CheckBeforeRender'));
const CheckSheet = later(() => import('../check/CheckSheet'));
const RenderRefusal = soon(() => import('./RenderRefusal'));
const RenderSheet = later(() => import('../render/RenderSheet'));
const ShortcutsSheet = later(() => import('../shortcuts/ShortcutsSheet'));

export function Workspace({ panes, notice }: { panes: Panes; notice: ReactNode }) {
  const { dialog, publishCheck, renderStart } = useEditor();
  const isPhone = useIsPhone();
  const open = useSelector(dialog, ({ value }) => value);
  const isNaming = useSelector(
    renderStart,
    (state) => state.matches('naming') || state.matches('speakingSentence') || state.matches('lookingAgain'),
  );
  const isChecking = useSelector(publishCheck, (state) => !state.matches('idle'));
  const isChoosing = useSelector(renderStart, (state) => state.matches('choosing'));
  const isRefused = useSelector(renderStart, (state) => state.matches('unsaved') || state.matches('refused'));
  const isLow = useMatches(LOW);
  const isOverStage = !isPhone && !isLow;
  const notices = (
    <div className={isOverStage ? css.stageNotices : css.notices}>
      <Suspense>{isRefused ? <RenderRefusal /> : null}</Suspense>
      {panes.missing}
      {panes.uploads}
      {notice}
    </div>
  );
  return (
    <main className={css.root} {...refuseFiles}>
      <TopBar saveState={panes.saveState} />
      <div>{panes.saveNotices}</div>
      {isOverStage ? null : notices}
      <Suspense fallback={<CentredSpinner label={text.opening} />}>
        {isPhone ? (
          <PhonePanes panes={panes} />
        ) : (
          <DesktopPanes panes={panes} notices={isOverStage ? notices : null} />
        )}
      </Suspense>
      <Suspense>
        {open === 'shortcuts' ? <ShortcutsSheet /> : null}
        {open === 'versions' ? panes.versions : null}
        {open === 'styles' ? panes.styles : null}
        {isNaming ? <CheckBeforeRender /> : null}
        {isChecking ? <CheckSheet /> : null}
        {isChoosing ? <RenderSheet /> : null}
      </Suspense>
      <Announced />
    </main>
  );
}
