import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { appShellMachine } from '../../machines/appShell/appShell.machine';
import { ShellScreen } from '../../screens/shell/ShellScreen';
import { useApp } from '../app';
import { Loading } from '../SessionGate';
import { useProvidedActor } from '../useProvidedActor';

/** The pages beside the sidebar. */
export default function SidebarLayout() {
  return (
    <ShellScreen shell={useProvidedActor(() => appShellMachine)} session={useApp().session}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ShellScreen>
  );
}
