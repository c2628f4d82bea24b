/** The operator's pages, which are nowhere for everybody else. [OP1] */
import { useSelector } from '@xstate/react';
import { Outlet } from 'react-router-dom';
import { NotFoundScreen } from '../screens/shell/NotFoundScreen';
import { useApp } from './app';
import { Loading } from './SessionGate';

export function OperatorsOnly() {
  const { session } = useApp();
  const isOperator = useSelector(session, ({ context }) => context.profile?.operator === true);
  const isAsked = useSelector(session, (state) =>
    state.matches({ signedIn: { profile: 'fetchingProfile' } }),
  );
  if (isOperator) return <Outlet />;
  return isAsked ? <Loading /> : <NotFoundScreen />;
}
