/** Shows the live charts where the server wants them shown; elsewhere not even their code is loaded. */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from '../screens/shell/NotFoundScreen';
import { brokenSmall, later } from '../ui/loading/later';
import { useApp } from './app';
import { Loading } from './SessionGate';

const FlowsPage = later(() => import('./pages/FlowsPage'));
const FlowsBeside = later(() => import('./FlowsBeside'), brokenSmall);

/** The drawer on every page, but not beside the page that shows the same. */
export function FlowsDrawerGate() {
  const areOn = useSelector(useApp().flowsSwitch, (state) => state.matches('on'));
  const { pathname } = useLocation();
  return areOn && pathname !== '/flows' ? (
    <Suspense fallback={null}>
      <FlowsBeside />
    </Suspense>
  ) : null;
}

/** /flows, which is nowhere where flows are off. */
export function FlowsRoute() {
  const areKnown = useSelector(useApp().flowsSwitch, (state) => !state.hasTag('pending'));
  const areOn = useSelector(useApp().flowsSwitch, (state) => state.matches('on'));
  if (!areKnown) return <Loading />;
  return areOn ? (
    <Suspense fallback={<Loading />}>
      <FlowsPage />
    </Suspense>
  ) : (
    <NotFoundScreen />
  );
}
