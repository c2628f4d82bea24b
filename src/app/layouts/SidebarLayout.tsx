import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { appShellMachine } from '../../machines/appShell/appShell.machine';
import { ShellScreen } from '../../screens/shell/ShellScreen';
import { useApp } from '../app';
import { Loading } from '../SessionGate';
import { useFlowActor } from '../useFlowActor';

/** The pages beside the sidebar. */
export default function SidebarLayout() {
  return (
    <ShellScreen shell={useFlowActor(() => appShellMachine)} session={useApp().session}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ShellScreen>
  );
}
