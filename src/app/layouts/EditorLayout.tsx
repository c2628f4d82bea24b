/** Pages in the editor's own colours, from the first moment on. */
import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { createKeptTheme } from '../../services/browser/stored/editorTheme';
import { leaveTheme, showTheme } from '../editor/themeOfPage';
import { Loading } from '../SessionGate';

export default function EditorLayout() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    showTheme(root, createKeptTheme(window.localStorage).read());
    return () => leaveTheme(root);
  }, []);
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  );
}
