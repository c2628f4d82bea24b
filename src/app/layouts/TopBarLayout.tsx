import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { TopBar } from '../../screens/shell/TopBar';
import { Loading } from '../SessionGate';

/** The pages of the create flow. */
export default function TopBarLayout() {
  return (
    <TopBar>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </TopBar>
  );
}
