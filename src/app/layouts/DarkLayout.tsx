/** Pages that are dark whatever the reader prefers; what they open over everything, too. */
import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { alwaysDark } from '../../ui/theme/theme.css';
import { Loading } from '../SessionGate';
import { darkPage } from './darkPage.css';

const classes = [alwaysDark, darkPage].join(' ').split(' ');

export default function DarkLayout() {
  // Dialogs and menus stand outside the page's own element.
  useLayoutEffect(() => {
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, []);
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  );
}
